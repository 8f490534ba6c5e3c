### Ce qui compte dans une position pour le conseiller : il y en a plus, ou moins.

feature-lead = votre avance en cartes
feature-plans = cartes à votre portée
feature-plans-of-the-best = cartes à la portée du meilleur rival
feature-plans-of-others = cartes à la portée des rivaux
feature-levels = niveaux et expérience de vos nains
