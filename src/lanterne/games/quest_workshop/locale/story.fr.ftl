## Sur le plateau et sur les cartes

known-as = « { $name } »
one-and-another = { $one }, { $other }
status-open = ouvert : { $entry }
status-flag = en main : drapeau « { $flag } »
waits = Attend qu’une note ou une action l’appelle
square-seen = À sa vue, on lit : { $entry }
square-action = Ici se fait : { $entry }
square-escape = Ici s’enfuit : { $entry }
square-falls = Comblée par l’éboulement au rang { $number }
door-key = Verrouillée : { $item }
door-flag = Barrée jusqu’à ce que le drapeau « { $flag } » soit levé
door-one-way = Ne s’ouvre que depuis { $square }
room-barred = Pas de fouille avant que le drapeau « { $flag } » soit levé
shrugs-off = Insensible à { $spell }
is-fireproof = Insensible au feu
is-led = Mené par les héros
stays-put = Reste sur place
is-left-alone = Épargné par les monstres
joins-by = Rejoint les héros par : { $entry }
is-firm = Ne peut pas être détruit
rule-of-note = Énoncée par la note de ce nom
happens-again = Se répète
done-on = Se fait sur { $squares }
done-beside = Se fait à côté de { $squares }
done-nowhere = Ses cases restent à choisir
asks-quiet = Aucun monstre ici : { $region }
asks-item = Le héros doit tenir un de ces objets : { $items }
asks-death = Doivent être morts d’abord : { $others }
wave-turn = Arrive au tour { $number } de Zargon
group-squares = Cases de départ : { $number }
group-places = Héros qui commencent ici : { $places }
sheet-honour = Les héros qui reviennent portent un titre
sheet-exit = La sortie a un nom
sheet-retreat = Les héros peuvent se retirer par l’escalier
sheet-collapse = S’éboule une fois levé « { $flag } » ; cases : { $number }

## Buts

monsters-besides = { $monsters } sauf { $others }
part-kill = But : vaincre { $entry }
part-kill-all = But : tuer { $monsters }
part-kill-wandering = But : tuer { $monsters }, errants compris
part-carry = But : rapporter ({ $item })
part-escort = But : faire sortir { $entry }
part-flag = But : drapeau « { $flag } » levé
part-leave = But : quitter par la sortie
part-explore = But : voir toutes les pièces

## Quand

when-start = Lue au début de la quête
when-kept = Lue quand Zargon le juge bon
when-never = Jamais lue
when-seen = Lue à la vue de { $square }
when-search = Lue à la fouille : { $region }
when-killed = Lue à la mort : { $entry }
when-wounded = Lue à la blessure : { $entry }
when-all-killed = Lue quand sont morts : { $monsters }
when-flag = Lue quand sont levés : { $flags }
when-gone = Lue quand est parti : { $entry }
when-turn-ends = Lue à la fin d’un tour de Zargon
when-turn-ends-while = Lue à la fin d’un tour de Zargon tant que tiennent : { $others }
when-beaten = Lue quand la dernière vague est vaincue

## Alors

then-flag = Lève le drapeau « { $flag } »
then-item = Donne : { $item }
then-wakes = Fait surgir : { $monster }
then-monsters =
    { $number ->
        [one] Un monstre arrive
       *[other] { $number } monstres arrivent
    }
then-corridors = Révèle tous les corridors
then-joins = { $entry } rejoint les héros
then-regains = { $entry } retrouve un sort
then-casts = { $entry } doit lancer { $spell }
then-delivers = Remettre { $item } pour lever « { $flag } »
then-weakens = Dés de défense en moins pour { $monsters } : { $number }

## Ce qui empêche encore de jouer la quête

flaw-begins-nowhere = Le héros { $number } doit commencer dans un seul groupe de départ.
flaw-indestructible = Le but demande de détruire ce qui ne peut pas l’être : { $entry }.
flaw-item-nowhere = Personne ne peut l’obtenir : { $item }. Cachez-le, ou faites-le donner par une note ou une action.
flaw-block-unseen = Personne ne peut jamais voir la case obstruée { $square }.
flaw-action-out-of-reach = Aucun chemin ne mène où cela se fait : { $entry }.
flaw-action-nowhere = Aucune case où cela se fait : { $entry }.
flaw-flag-out-of-reach = Le but demande un drapeau que personne ne peut lever : { $flag }.
flaw-flag-never-set = Le but demande le drapeau { $flag }, et rien ne le lève.
flaw-door-waits = La porte { $door } attend le drapeau { $flag }, et rien ne le lève.
flaw-find-waits = Le trésor attend le drapeau { $flag }, et rien ne le lève : { $region }.
flaw-note-waits = { $entry } attend le drapeau { $flag }, et rien ne le lève.
flaw-collapse-waits = L’éboulement attend le drapeau { $flag }, et rien ne le lève.
flaw-nothing-falls = Le donjon s’éboule, et aucune case n’est comblée.
flaw-waits-in-vain = Un monstre attend en { $square }, et rien ne l’appelle.
flaw-nobody-waits = On appelle ce qui n’attend pas sur le plateau : { $monster }.
flaw-endless = { $entry } recommencerait sans fin.
flaw-no-waves = { $entry } attend des vagues, et il n’y en a pas.
flaw-always-stands = { $entry } attend ce qui tient toujours : { $thing }.
flaw-nobody-gets = { $entry } donne quelque chose, et personne n’est là pour le recevoir.
flaw-no-caster = On rend un sort à qui n’en a pas : { $monster }.
flaw-spell-unknown = { $monster } doit lancer un sort qu’il n’a pas : { $spell }.
