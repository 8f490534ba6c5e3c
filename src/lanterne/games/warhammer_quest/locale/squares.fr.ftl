## Cases

square-a1 = { $number }A1
square-b1 = { $number }B1
square-c1 = { $number }C1
square-d1 = { $number }D1
square-e1 = { $number }E1
square-f1 = { $number }F1
square-g1 = { $number }G1
square-h1 = { $number }H1
square-a2 = { $number }A2
square-b2 = { $number }B2
square-c2 = { $number }C2
square-d2 = { $number }D2
square-e2 = { $number }E2
square-f2 = { $number }F2
square-g2 = { $number }G2
square-h2 = { $number }H2
square-a3 = { $number }A3
square-b3 = { $number }B3
square-c3 = { $number }C3
square-d3 = { $number }D3
square-e3 = { $number }E3
square-f3 = { $number }F3
square-g3 = { $number }G3
square-h3 = { $number }H3
square-a4 = { $number }A4
square-b4 = { $number }B4
square-c4 = { $number }C4
square-d4 = { $number }D4
square-e4 = { $number }E4
square-f4 = { $number }F4
square-g4 = { $number }G4
square-h4 = { $number }H4

## Parties de la table

door = Porte { $number }
    .cap = La porte { $number }
laid = Section { $number }
