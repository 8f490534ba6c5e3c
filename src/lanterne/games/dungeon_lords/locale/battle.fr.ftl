## Un combat commence et finit

log-battle-begins = { $seat-id ->
    [you] Combat dans votre donjon : le groupe attaque { $cell }.
   *[other] Combat dans le donjon { $seat-of } : le groupe attaque { $cell }.
}
log-party-beaten = { $seat-id ->
    [you] Il ne reste personne du groupe qui vous attaquait : le combat est terminé.
   *[other] Il ne reste personne du groupe qui attaquait { $seat } : le combat est terminé.
}
log-illusion-fades = Il ne reste personne de réel : { $who-the } se dissipe.
log-creature-unused = { $seat-id ->
    [you] { $monster-cap } n’a pas agi et regagne votre Antre, face visible.
   *[other] { $monster-cap } n’a pas agi et regagne l’Antre { $seat-of }, face visible.
}
log-trap-unused = { $trap-id ->
    [hidden] { $seat } reprend en main un Piège qui ne s’est pas déclenché.
   *[other] { $seat-id ->
        [you] Vous reprenez { $trap-the } : ce Piège ne s’est pas déclenché.
       *[other] { $seat } reprend { $trap-the } : ce Piège ne s’est pas déclenché.
    }
}

## Le groupe

log-hurt = { $who-cap } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} ; { $left ->
    [one] il lui reste 1 point de vie.
   *[other] il lui reste { $left } points de vie.
}
log-captured = { $who-cap } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} et se fait capturer : en prison { $seat-id ->
    [you] chez vous.
   *[other] chez { $seat }.
}
log-vanished = { $who-cap } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} et s’évanouit dans les airs.
log-shield-absorbs = Le bouclier magique absorbe { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} et disparaît.

## Pièges

ask-first-trap = Quel Piège se déclenche en premier ?
do-spring = { $trap }
verb-spring = Déclencher un Piège
ask-aim-trap = Vous déclenchez { $trap-the } : qui est touché ?
do-trap-hits = { $who } ({ $trap })
verb-trap-hits = Viser avec un Piège
log-trap-sprung = { $seat-id ->
    [you] Vous déclenchez un Piège : { $trap-a }.
   *[other] { $seat } déclenche un Piège : { $trap-a }.
}
log-trap-hits-nobody = Il n’y a personne à toucher pour { $trap-the }.
log-prevented = { $damage ->
    [one] Un symbole Piège empêche le Dégât destiné { $who-to }.
   *[other] Les symboles Piège empêchent { $prevented } des { $damage } Dégâts destinés { $who-to }.
}
log-poisoned = Le poison coule dans les veines { $who-of } : { $damage ->
    [one] encore { $damage } Dégât
   *[other] encore { $damage } Dégâts
} à la fin du combat.
log-spell-forbidden = L’anti-magie touche { $who-the } : aucun sort dans ce donjon ce round.
log-healing-forbidden = L’anti-magie touche { $who-the } : aucun soin dans ce donjon ce round.
log-conquest-forbidden = À cause { $trap-of }, ni Fatigue ni conquête ce round.

## Sorts

log-spell-cast = Le groupe lance « { $card } » : Magie { $magic }, il en fallait { $needed }.
log-spell-fails = Le groupe ne peut pas lancer « { $card } » : Magie { $magic }, il en faudrait { $needed }.
log-spell-stopped = « { $card } » ne peut être lancé : la magie est sans effet dans ce donjon.
log-spell-is-nothing = « { $card } » fait long feu : rien ne se passe.
log-no-monsters = Aucun Monstre n’est au combat : le sort n’a pas d’effet.
log-imp-lost = { $seat-id ->
    [you] Vous perdez 1 Lutin.
   *[other] { $seat } perd 1 Lutin.
}
log-no-imp-to-lose = { $seat-id ->
    [you] Vous n’avez pas de Lutin à perdre.
   *[other] { $seat } n’a pas de Lutin à perdre.
}
log-wizards-vanish = { $number ->
    [0] Il n’y a aucun magicien à faire disparaître.
    [one] Le magicien devient invisible en queue de file : rien ne peut le blesser ce round.
   *[other] Les { $number } magiciens deviennent invisibles en queue de file : rien ne peut les blesser ce round.
}
log-spell-lasts = { $card-id ->
    [magic-shield] Un bouclier magique protège le groupe : il absorbera le prochain Dégât.
    [blind-rage] Aveuglés par la rage, les Monstres ne frappent que l’Aventurier de tête ce round.
    [forced-march] Le groupe presse le pas : pas de Fatigue ce round.
   *[stoneskin] « { $card } » : chaque coup inflige 1 Dégât de moins à chaque Aventurier ce round.
}
log-illusion-comes = { $who-cap } prend la tête de la file.
log-first-is-fed = { $who-cap } gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} et en a désormais { $points } en tout.
log-regenerates = { $who-cap } se régénère : { $damage ->
    [one] { $damage } Dégât de moins.
   *[other] { $damage } Dégâts de moins.
}
ask-frightened = Aura de peur : quel Monstre retirez-vous ?
ask-banished = Portail dimensionnel : quel Monstre retourne dans l’Antre face cachée ?
ask-transformed = Métamorphose : quel Monstre devient un mouton ?
ask-suggestion = Suggestion : de quel Monstre vous occupez-vous maintenant ? Payez à nouveau son salaire ou retirez-le.
ask-word-of-peace = « { $card } » : retirez-vous tous vos Monstres, ou gagnez-vous du Mal ?
ask-lose-trap = Détection de trésor : sans Or ni Nourriture, vous perdez un Piège. Lequel ?
do-withdraw = Retirer { $monster-the }
verb-withdraw = Retirer
do-banish = Envoyer { $monster-the } par le portail
verb-banish = Renvoyer
do-turn-into-sheep = { $monster-cap } devient un mouton
verb-turn-into-sheep = Changer en mouton
do-pay-again = Payer à nouveau { $monster-the }
verb-pay-again = Payer à nouveau
do-withdraw-all = Retirer tous les Monstres
do-defy-peace = Les laisser se battre et gagner { $evil ->
    [one] { $evil } point de Mal
   *[other] { $evil } points de Mal
}
verb-defy-peace = Les laisser se battre
log-withdrawn = { $seat-id ->
    [you] { $monster-cap } se retire dans votre Antre, face visible.
   *[other] { $monster-cap } se retire dans l’Antre { $seat-of }, face visible.
}
log-banished = { $seat-id ->
    [you] { $monster-cap } se retrouve dans votre Antre, face cachée, sans avoir agi.
   *[other] { $monster-cap } se retrouve dans l’Antre { $seat-of }, face cachée, sans avoir agi.
}
log-now-a-sheep = { $seat-id ->
    [you] { $monster-cap } de votre donjon n’est plus qu’un mouton ce round.
   *[other] { $monster-cap } { $seat-of } n’est plus qu’un mouton ce round.
}
log-stays-for-wage = { $seat-id ->
    [you] Vous payez encore une fois { $monster-the }, qui reste au combat.
   *[other] { $seat } paie encore une fois { $monster-the }, qui reste au combat.
}
log-treasure-lost = { $seat-id ->
    [you] Vous perdez 1 jeton { $goods-id ->
        [gold] Or
       *[other] Nourriture
    }.
   *[other] { $seat } perd 1 jeton { $goods-id ->
        [gold] Or
       *[other] Nourriture
    }.
}
log-no-treasure = { $seat-id ->
    [you] Vous n’avez rien que l’on puisse trouver.
   *[other] { $seat } n’a rien que l’on puisse trouver.
}
log-no-prisoner = { $seat-id ->
    [you] Votre Prison est vide : personne ne s’évade.
   *[other] La Prison { $seat-of } est vide : personne ne s’évade.
}

## Monstres et Fantômes

ask-next-creature = Laquelle de vos créatures agit maintenant, et comment ?
do-act = { $line ->
    [-1] { $monster } (un mouton) : un petit coup standard
   *[other] { $monster-id ->
        [goblin] { $monster } : coup standard de 2, puis de 1 s’il élimine quelqu’un
        [slime] { $line ->
            [0] { $monster } : 1 Dégât à chacun
           *[1] { $monster } : pas de conquête ce round
        }
        [ghost] { $monster } : 2 Dégâts à quelqu’un derrière l’Aventurier de tête
        [troll] { $line ->
            [0] { $monster } : coup standard de 3
           *[1] { $monster } : payez 1 jeton Nourriture, coup standard de 4
        }
        [witch] { $line ->
            [0] { $monster } : coup standard de 4
           *[1] { $monster } : deux coups de 1, chacun contre qui vous voulez
        }
        [vampire] { $line ->
            [0] { $monster } : 3 Dégâts à qui vous voulez, sauf un prêtre
           *[1] { $monster } : 2 Dégâts à qui vous voulez, sauf un prêtre, et retour face visible
        }
        [golem] { $monster } : coup standard de 4, et retour face visible
        [dragon] { $monster } : 2 Dégâts à chacun, pas de soins ce round
       *[demon] { $monster } : 7 Dégâts à qui vous voulez, pas de conquête ce round
    }
}
verb-act = Attaquer
do-act-in-vain = { $monster } : aucune cible
verb-act-in-vain = Aucune cible
no-nobody-to-strike = Il n’y a personne que cette attaque puisse frapper.
ask-aim = { $number ->
    [0] { $monster-cap } frappe : contre qui ?
   *[other] { $monster-cap } frappe encore : contre qui ?
}
do-strike-at = { $who }
verb-strike-at = Frapper
ask-return-idle = { $monster-cap } n’a pu attaquer personne. Comment cette tuile retourne-t-elle dans l’Antre ?
do-return-face-up = Face visible
do-return-face-down = Face cachée
log-strikes = { $monster-cap } frappe { $who-the } : { $damage ->
    [one] { $damage } Dégât.
   *[other] { $damage } Dégâts.
}
log-sheep-strikes = { $monster-cap }, en mouton, donne un coup de tête { $who-to } : { $damage ->
    [one] { $damage } Dégât.
   *[other] { $damage } Dégâts.
}
log-strikes-all = { $monster-cap } frappe tous ceux qui sont à portée : { $damage ->
    [one] { $damage } Dégât chacun.
   *[other] { $damage } Dégâts chacun.
}
log-room-helps = { $monster-cap } inflige { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} de plus { $room-in }.
log-skin-of-stone = Peaux de pierre : { $damage ->
    [one] { $damage } Dégât de moins.
   *[other] { $damage } Dégâts de moins.
}
log-bars-conquest = { $monster-cap } barre la route : ni Fatigue ni conquête ce round.
log-bars-healing = { $monster-cap } rend tout soin impossible ce round.
log-finds-nobody = { $monster-cap } ne trouve personne à attaquer, mais compte comme ayant agi.
log-returns = { $monster-cap } retourne dans l’Antre face visible, et pourra resservir.

## Soins, Fatigue, conquête, poison

log-healed = { $who-cap } reçoit des soins : { $damage ->
    [one] { $damage } Dégât de moins.
   *[other] { $damage } Dégâts de moins.
}
log-not-attacked = Aucun Monstre ni Fantôme n’a attaqué : le groupe ne se soigne pas.
log-no-hearts = Personne dans le groupe ne peut soigner.
log-healing-stopped = Aucun soin n’est possible ce round.
log-no-conquest = Ni Fatigue ni conquête ce round.
log-no-fatigue = Le groupe ne subit pas de Fatigue ce round.
log-fatigue = Fatigue : le groupe subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
}, en partant de la tête.
log-tile-conquered = { $seat-id ->
    [you] Le groupe conquiert { $cell } dans votre donjon.
   *[other] Le groupe conquiert { $cell } dans le donjon { $seat-of }.
}
log-poison-works = Le poison agit sur { $who-the }.
log-poison-in-vain = Le poison destiné { $who-to } ne fait plus de mal.
