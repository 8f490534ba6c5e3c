"""Lanterne from Python. What is public is exported from `lanterne` itself; import it from there, not from here.

Read in this order: `option` (an answer), `view` (what a seat sees), `bots` (who plays), `happened` (events), `table` (a
game in play), `game_box` (which games there are), `saved` (games in files).
"""
