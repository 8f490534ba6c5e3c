## The red die

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6
