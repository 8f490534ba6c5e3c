"""The rules of Warhammer Quest, one module a chapter, in the order of play."""
