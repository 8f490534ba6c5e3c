## Les cases d’un donjon : la colonne par une lettre, la rangée par son numéro depuis la surface

cell-r0c0 = A1
cell-r0c1 = B1
cell-r0c2 = C1
cell-r0c3 = D1
cell-r0c4 = E1
cell-r1c0 = A2
cell-r1c1 = B2
cell-r1c2 = C2
cell-r1c3 = D2
cell-r1c4 = E2
cell-r2c0 = A3
cell-r2c1 = B3
cell-r2c2 = C3
cell-r2c3 = D3
cell-r2c4 = E3
cell-r3c0 = A4
cell-r3c1 = B4
cell-r3c2 = C4
cell-r3c3 = D4
cell-r3c4 = E4
