### What the coach judges a position by: it brings more of these, or less.

feature-lead = your lead in cards
feature-plans = cards within your reach
feature-plans-of-the-best = cards within reach of your best rival
feature-plans-of-others = cards within reach of your rivals
feature-levels = levels and experience of your dwarfs
