### Les joueurs automatiques de Warhammer Quest.

bot-steady = Méthodique
    .effect = Reste à la lumière de la lanterne et près des autres, ouvre les salles depuis la porte et la tient, combat avec le groupe, soigne ceux qui tombent et fait ce que l’aventure demande.
