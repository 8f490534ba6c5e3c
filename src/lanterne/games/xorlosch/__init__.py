"""The Dragon Hunters of Xorlosch: two to six players bargain over the quests of the dwarf dragon hunters."""
