## Deux nuits chez le dragon

lesson-two-nights = Deux nuits dans l’antre
    .about = Tout le jeu en deux nuits
lesson-two-nights-welcome = Vous êtes le voleur rouge et vous avez 8 pièces ; Bleu en a 6. Dès qu’un voleur en a 15, la partie s’achève et le plus riche l’emporte. Votre butin est caché : Bleu voit seulement combien de trésors vous avez.
lesson-two-nights-chambers = Plus la salle est profonde, plus il y a à prendre, mais seulement pour qui s’y trouve seul. Vous choisissez tous deux en secret. Soyez hardi : glissez-vous près de la couche du dragon.
lesson-two-nights-seen = Le dé a ouvert un œil, et il vous regarde. Vous fuyez les mains vides en laissant un de vos trésors. Une coupe est la moindre perte.
lesson-two-nights-secret = Au marché, il faut au moins deux trésors d’une même sorte, et vous n’avez pas de paire. On vous pose tout de même la question, car Bleu ne doit pas le savoir. Gardez tout.
lesson-two-nights-blue-sells = Bleu était seul dans la grotte et y a pris deux trésors. Il vend maintenant deux anneaux pour 4 pièces.
lesson-two-nights-again = Le dragon surveille sa couche une fois sur deux, la grotte seulement sur 2 et 3. Essayez la grotte, cette fois.
lesson-two-nights-blue-flees = Cette fois, c’est Bleu que le dragon a vu ; il laisse une coupe.
lesson-two-nights-crowns = Vous étiez seul et vous avez pris deux couronnes. Avec celle que vous aviez, cela fait trois : vendez-les toutes.
lesson-two-nights-rich = Voilà 17 pièces contre 10 : vous quittez la montagne en voleur riche. Vous savez désormais tout ce qu’il faut savoir.
