"""The rules of HeroQuest, one module a chapter, in the order of play."""
