"""The rules of Xorlosch, one module a chapter, in the order of play."""
