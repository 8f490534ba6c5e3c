### The bots of Warhammer Quest.

bot-steady = Steady
    .effect = Keeps to the lantern’s light and close to the others, opens rooms from the doorway and holds it, fights together, heals the fallen, and does what the adventure asks for.
