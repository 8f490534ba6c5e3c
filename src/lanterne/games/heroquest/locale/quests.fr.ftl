## La campagne

campaign-black-banner = La Bannière noire
    .flavor = Bienvenue sous terre. Zargon attend derrière chaque porte, et c’est vous qui portez la lanterne. Entrez ensemble, ouvrez une porte à la fois et concertez-vous avant d’agir : un héros qui marche seul n’est bientôt plus qu’un nom gravé sur un mur. Fouillez quand la pièce est calme, gardez vos sorts pour l’heure où il les faudra, et souvenez-vous du chemin de l’escalier. Quatorze quêtes vous séparent de la Bannière noire.

## 1. Les caveaux de l'épreuve

quest-proving-vaults = Les caveaux de l’épreuve
    .effect = Tuez Verag et revenez à l’escalier.
    .flavor = Vos leçons sont finies ; voici l’heure de la preuve. Sous la vieille chapelle de Fenwick s’étendent des caveaux que plus aucun prêtre n’ose bénir, car Verag, une gargouille de pierre vivante, y a fait son nid. Descendez ensemble, trouvez Verag et brisez-la. Remontez l’escalier, et je vous appellerai héros.
quest-rule-proving-vaults-no-traps = Il n’y a ni piège ni porte secrète dans cette quête.
monster-verag = Verag
    .a = Verag
    .the = Verag
    .of = de Verag
find-proving-vaults-room-19 = Sous une étoffe moisie, le coffre contient 50 pièces d’or.
find-proving-vaults-room-06 = Le coffre est plein à ras bord : 120 pièces d’or.
find-proving-vaults-room-10 = Derrière les livres se cache une fiole de guérison qui rend jusqu’à 4 points de vie.
find-proving-vaults-room-16 = Il n’y a ici que lames tordues et manches brisés. Rien d’utile : aucune carte n’est piochée.

## 2. Le péage des gobelins

quest-goblin-toll = Le péage des gobelins
    .effect = Quittez la montagne par la porte de l’est.
    .flavor = La route minière sous le mont Harrow fut creusée par d’honnêtes mains, mais des orcs tiennent désormais la porte du milieu et se font payer en sang. La guilde du sel vous supplie de rouvrir la voie. Traversez la montagne, de l’escalier de l’ouest à la vieille porte de l’est. Skarg, qui se dit maître du péage, porte la clef à son cou.
exit-goblin-toll = La vieille porte de l’est
quest-rule-goblin-toll-middle-gate = La porte du milieu ne s’ouvre que pour un héros qui porte la clef de fer, ou par le Génie. Les passages latéraux sont murés.
monster-skarg = Skarg, maître du péage
    .a = Skarg
    .the = Skarg
    .of = de Skarg
item-iron-key = Clef de fer
    .a = la clef de fer
    .the = la clef de fer
    .of = de la clef de fer
    .effect = Ouvre la porte du milieu quand son porteur se tient à côté.
sprung-goblin-toll-y11 = Une fléchette jaillit de la serrure : perdez 1 point de vie.
find-goblin-toll-room-07 = Parmi des épées ternes pend une lame brillante : le Fléau des orcs.
find-goblin-toll-room-19 = Le coffre contient 70 pièces d’or de péage volé.
find-goblin-toll-room-13 = Une marmite de bouillon gobelin, infecte mais revigorante : elle rend jusqu’à 2 points de vie.
find-goblin-toll-room-16 = Le coffre contient 90 pièces d’or.
note-goblin-toll-iron-key = La clef de fer tombe aux pieds du héros qui a abattu Skarg.

## 3. Le scriptorium englouti

quest-drowned-scriptorium = Le scriptorium englouti
    .effect = Rapportez le registre des marées à l’escalier.
    .flavor = Quand le fleuve monta, les moines de Saint-Aulne s’enfuirent en abandonnant leur registre des marées. Sans lui, nul navire ne peut longer la côte en hiver. L’eau s’est retirée, mais ce qui marche maintenant entre les rayons n’est ni moine, ni vivant. Rapportez le registre, et méfiez-vous des livres qui mordent.
item-ledger-of-tides = Registre des marées
    .a = le registre des marées
    .the = le registre des marées
    .of = du registre des marées
    .effect = Doit être rapporté hors du donjon.
sprung-drowned-scriptorium-b18 = Un nuage de poussière d’encre jaillit du rayon : perdez 1 point de vie.
find-drowned-scriptorium-room-03 = Sur le dernier rayon, enveloppé de toile cirée, se trouve le registre des marées.
find-drowned-scriptorium-room-20 = Le coffre contient le Talisman du savoir.
find-drowned-scriptorium-room-17 = Entre des pages gonflées d’eau, quelqu’un a caché 25 pièces d’or.
find-drowned-scriptorium-room-13 = Le coffre contient 65 pièces d’or.
find-drowned-scriptorium-room-08 = Une fiole de l’établi est encore scellée : une Potion de guérison.

## 4. Les vieux os de Karrow

quest-old-bones = Les vieux os de Karrow
    .effect = Détruisez tous les squelettes, zombies et momies, le roi Karrow compris, et revenez à l’escalier.
    .flavor = Des pilleurs ont forcé le tumulus du roi Karrow et ont compris trop tard pourquoi on l’avait scellé. Sa cour s’est relevée et ne se recouchera pas tant qu’un seul des siens tiendra debout. Rendez au repos chaque mort de ce tumulus, et le vieux roi en dernier.
monster-karrow = Le roi Karrow
    .a = le roi Karrow
    .the = le roi Karrow
    .of = du roi Karrow
sprung-old-bones-q5 = Une aiguille pique le chercheur : perdez 1 point de vie.
find-old-bones-room-05 = Dans la tombe, sur des mains croisées, repose la Lame fantôme.
find-old-bones-room-04 = Le coffre contient 75 pièces d’or de butin funéraire.
find-old-bones-room-16 = Le coffre des pilleurs contient 100 pièces d’or.
find-old-bones-room-03 = Le sac d’un pilleur contient une Potion de force.
note-old-bones-king-rises = Le couvercle de la tombe glisse en grinçant, et le roi Karrow en sort. Il agira au prochain tour de Zargon.

## 5. La cartographe captive

quest-captive-cartographer = La cartographe captive
    .effect = Ramenez Elowen Marsh vivante jusqu’à l’escalier.
    .flavor = Elowen Marsh a dessiné toutes les routes du Royaume, et Zargon aimerait posséder ce qu’elle sait. Ses orcs la retiennent sous les ruines du château de Brume. Libérez-la et ramenez-la vivante. Elle est blessée et lente ; faites-lui rempart de vos corps.
hero-elowen = Elowen Marsh
    .the = Elowen
    .cap = Elowen
    .of = d’Elowen
    .to = à Elowen
    .effect = Se déplace de 6 cases au plus juste après le tour de son gardien ; n’attaque jamais ; se défend avec 2 dés ; ne peut pas ouvrir de porte.
find-captive-cartographer-room-08 = Dans une coupe, au fond du buffet, se trouve l’Anneau de retour.
find-captive-cartographer-room-16 = Le coffre contient 80 pièces d’or.
find-captive-cartographer-room-22 = La salle de torture ne contient rien de valeur : aucune carte n’est piochée.
quest-action-free-elowen = Libérer la cartographe
note-captive-cartographer-free-elowen = Vous tranchez ses liens. Au loin, un cor répond : deux gobelins et un guerrier de la Terreur entrent dans les corridors.

## 6. Trois braseros éteints

quest-cold-braziers = Trois braseros éteints
    .effect = Allumez les trois braseros et revenez à l’escalier.
    .flavor = Trois braseros brûlaient jadis sous la Colline creuse et gardaient ses morts endormis. Une acolyte de la Terreur, Nerith, les a éteints. Rallumez-les tous les trois et partez avant l’éveil de la colline. Nerith porte une cape qu’elle n’aurait jamais dû prendre.
monster-nerith = Nerith l’acolyte
    .a = Nerith
    .the = Nerith
    .of = de Nerith
object-brazier-south-west = Brasero
    .a = un brasero
    .the = le brasero
    .of = du brasero
object-brazier-north-west = Brasero
    .a = un brasero
    .the = le brasero
    .of = du brasero
object-brazier-north-east = Brasero
    .a = un brasero
    .the = le brasero
    .of = du brasero
find-cold-braziers-room-02 = Le coffre contient 110 pièces d’or.
find-cold-braziers-room-10 = Le buffet contient une potion de guérison puissante (jusqu’à 4 points de vie).
quest-action-light-south-west = Allumer le brasero du sud-ouest
note-cold-braziers-light-south-west = Le brasero s’embrase, et quelque chose remue dans l’ombre.
quest-action-light-north-west = Allumer le brasero du nord-ouest
note-cold-braziers-light-north-west = Le brasero s’embrase, et quelque chose remue dans l’ombre.
quest-action-light-north-east = Allumer le brasero du nord-est
note-cold-braziers-light-north-east = Le brasero s’embrase, et quelque chose remue dans l’ombre.
note-cold-braziers-cloak = Nerith tombe et la Cape d’enchanteur glisse de ses épaules.

## 7. La folie du serrurier

quest-locksmiths-folly = La folie du serrurier
    .effect = Trouvez l’Armure de Borin et rapportez-la à l’escalier.
    .flavor = Odrin le serrurier ne se fiait à personne. Il cacha l’armure de Borin derrière des portes qui n’en sont pas et sous des sols qui n’en sont pas, puis perdit lui-même la sortie et ne reparut jamais. Cherchez avec patience. Qui se presse ici y demeure.
quest-rule-locksmiths-folly-vault-door = La porte entre la chambre forte et le passage ouest ne s’ouvre que de l’intérieur.
sprung-locksmiths-folly-i5 = Le loquet explose : perdez 2 points de vie.
sprung-locksmiths-folly-n10 = Un gaz jaune emplit la pièce : perdez 2 points de vie.
find-locksmiths-folly-room-08 = Le coffre contient l’Armure de Borin, légère comme du lin.
find-locksmiths-folly-room-11 = Le coffre contient 150 pièces d’or.
find-locksmiths-folly-room-18 = Derrière les livres : une Potion de force et 30 pièces d’or.
find-locksmiths-folly-room-16 = Le coffre contient une fiole d’Eau bénite.

## 8. Séparés par la pierre

quest-divided-by-stone = Séparés par la pierre
    .effect = Atteignez l’escalier de la salle centrale et sortez.
    .flavor = Le plancher de la vieille tour de guet a cédé sous vos pas. La poussière retombée, deux d’entre vous gisaient à un bout des caves et deux à l’autre. La sortie est au milieu, derrière deux portes runiques. Chacune obéit à un levier placé de l’autre côté. Vous ne pouvez rejoindre vos amis, mais vous seuls pouvez les libérer.
quest-rule-divided-by-stone-two-groups = Les héros en positions 1 et 3 dans l’ordre du tour commencent à l’ouest, 2 et 4 à l’est. Avec un seul héros, celui-ci commence à l’ouest et le levier de l’est est réputé abaissé.
object-lever-west = Levier de l’ouest
    .a = un levier de l’ouest
    .the = le levier de l’ouest
    .of = du levier de l’ouest
object-lever-east = Levier de l’est
    .a = un levier de l’est
    .the = le levier de l’est
    .of = du levier de l’est
sprung-divided-by-stone-y11 = Une fléchette jaillit du couvercle : perdez 1 point de vie.
find-divided-by-stone-room-19 = Le coffre contient 120 pièces d’or.
find-divided-by-stone-room-16 = Le coffre contient l’Anneau de vigueur.
find-divided-by-stone-room-08 = Une potion de guérison puissante se cache entre les livres (jusqu’à 4 points de vie).
find-divided-by-stone-room-07 = Le coffre d’un maçon : une trousse à outils et 40 pièces d’or.
find-divided-by-stone-room-10 = Deux fioles scellées sont posées sur l’établi : une Potion de guérison et une Potion de force.
quest-action-pull-lever-west = Abaisser le levier de l’ouest
note-divided-by-stone-pull-lever-west = La pierre grince loin à l’est : la porte runique du sud est déverrouillée.
quest-action-pull-lever-east = Abaisser le levier de l’est
note-divided-by-stone-pull-lever-east = La pierre grince loin à l’ouest : la porte runique de l’ouest est déverrouillée.
note-divided-by-stone-west-empty = Plus personne ne reste à l’ouest : la porte runique du sud se déverrouille d’elle-même.
note-divided-by-stone-east-empty = Plus personne ne reste à l’est : la porte runique de l’ouest se déverrouille d’elle-même.

## 9. Le marché de l'alchimiste

quest-alchemists-bargain = Le marché de l’alchimiste
    .effect = Apportez les trois ingrédients à l’établi de Tamsin, puis revenez à l’escalier.
    .flavor = La vieille Tamsin vit depuis si longtemps parmi les fumées que nul ne l’a connue jeune. Elle vous distillera un Élixir de vie, le dernier qu’elle puisse faire, contre trois choses des profondeurs : de la mousse de lune, du sel de tombe et de la racine de braise. Elle attend à son établi, non loin de l’escalier.
quest-rule-alchemists-bargain-ingredients = Les ingrédients se donnent entre héros comme tout objet. Si leur porteur meurt, ils restent là où il est tombé.
hero-tamsin = La vieille Tamsin
    .the = la vieille Tamsin
    .cap = La vieille Tamsin
    .of = de la vieille Tamsin
    .to = à la vieille Tamsin
    .effect = Se tient à son établi ; nul ne peut l’attaquer.
item-moonmoss = Mousse de lune
    .a = de la mousse de lune
    .the = la mousse de lune
    .of = de la mousse de lune
    .effect = L’une des trois choses dont Tamsin a besoin.
item-grave-salt = Sel de tombe
    .a = du sel de tombe
    .the = le sel de tombe
    .of = du sel de tombe
    .effect = L’une des trois choses dont Tamsin a besoin.
item-ember-root = Racine de braise
    .a = la racine de braise
    .the = la racine de braise
    .of = de la racine de braise
    .effect = L’une des trois choses dont Tamsin a besoin.
find-alchemists-bargain-room-03 = De la mousse de lune pâle pousse sur le mur du fond. Vous en cueillez une poignée.
find-alchemists-bargain-room-16 = Des cristaux blancs tapissent la tombe : du sel de tombe.
find-alchemists-bargain-room-10 = Sous les cendres froides, une racine luit encore : la racine de braise.
find-alchemists-bargain-room-02 = Le coffre contient 140 pièces d’or.
find-alchemists-bargain-room-12 = Le coffre contient une Potion de défense.
quest-action-hand-over = Remettre des ingrédients
note-alchemists-bargain-hand-over = Tamsin prend ce que vous apportez et hoche la tête.
note-alchemists-bargain-elixir = L’Élixir de vie est à vous. Mais les vapeurs éveillent la statue du coin : une gargouille.

## 10. La sorcière des braises

quest-ember-witch = La sorcière des braises
    .effect = Tuez Sabrane et revenez à l’escalier.
    .flavor = Les villages de la route des Cendres brûlent l’un après l’autre, et toujours on voit une femme en rouge s’éloigner de la fumée. Sabrane, la sorcière des braises, tient sa cour dans les grottes de feu. Mettez fin à son règne. Frappez fort quand vous la trouverez, car elle ne reste jamais là où on la blesse.
quest-rule-ember-witch-fireproof = Les sorts de feu (Boule de feu, Feu du courroux) ne blessent pas Sabrane.
monster-sabrane = Sabrane, la sorcière des braises
    .a = Sabrane
    .the = Sabrane
    .of = de Sabrane
sprung-ember-witch-l18 = Une aiguille pique le chercheur : perdez 1 point de vie.
find-ember-witch-room-07 = Le coffre contient 130 pièces d’or.
find-ember-witch-room-19 = Le coffre contient 90 pièces d’or et une Potion de guérison.
find-ember-witch-room-18 = Une réserve cachée : une potion de guérison puissante et un Breuvage héroïque.
note-ember-witch-witch-wounded = Sabrane siffle de douleur et cherche du regard une issue.
note-ember-witch-wand = De ses cendres roule la Baguette magique.

## 11. La salle de fer tient bon

quest-iron-hall = La salle de fer tient bon
    .effect = Tuez tous les assaillants, puis partez par l’escalier.
    .flavor = Le capitaine Drogath marche sur la salle de fer, dernier refuge sous les Pics gris. Quatre portes, quatre héros, une nuit. Tenez la salle jusqu’à la mort du dernier de sa troupe, et ne lui abandonnez pas l’escalier en prenant la fuite.
quest-rule-iron-hall-waves = Une vague entre au début du tour de Zargon indiqué et agit pendant ce tour. Si une case d’arrivée est prise, la case de corridor libre la plus proche est utilisée ; s’il ne reste plus de figurine pour un monstre, il attend le tour de Zargon suivant.
monster-drogath = Le capitaine Drogath
    .a = le capitaine Drogath
    .the = le capitaine Drogath
    .of = du capitaine Drogath
find-iron-hall-room-11 = La salle sauvée, le coffre de l’intendant livre le Sceptre de télékinésie.
find-iron-hall-room-14 = Le garde-manger contient une potion de guérison puissante et une Potion de guérison.
find-iron-hall-room-09 = Le râtelier contient une bonne hachette et une Potion de force.
find-iron-hall-room-03 = Sur l’étagère du chapelain se trouve une fiole d’Eau bénite.
find-iron-hall-room-20 = L’établi porte encore une Potion de défense et une Potion de vitesse.
note-iron-hall-torches = Des torches brûlent dans tous les passages : tous les corridors sont révélés et les quatre portes de la salle sont ouvertes.
note-iron-hall-hall-stands = Le dernier de la troupe de Drogath est mort. La salle tient bon.

## 12. Le miroir murmurant

quest-whispering-mirror = Le miroir murmurant
    .effect = Brisez le miroir, tuez Sael et revenez à l’escalier.
    .flavor = Trois capitaines de la Garde ont tourné leurs lames contre leurs propres hommes. Chacun s’était regardé dans un miroir offert par Sael la Murmurante. Le miroir pend toujours dans sa demeure et lui rend ses sorts aussi vite qu’elle les dépense. Brisez-le, puis faites-la taire.
quest-rule-whispering-mirror-mirror = Tout héros peut attaquer le miroir comme un monstre. Il ne bouge ni n’attaque jamais, et se brise à 0 point de vie. Il n’empêche aucune recherche.
monster-sael = Sael la Murmurante
    .a = Sael
    .the = Sael
    .of = de Sael
object-mirror = Miroir murmurant
    .a = un miroir murmurant
    .the = le miroir murmurant
    .of = du miroir murmurant
find-whispering-mirror-room-19 = Derrière les livres se dresse le Bâton d’enchanteur.
find-whispering-mirror-room-07 = Le coffre contient 140 pièces d’or.
find-whispering-mirror-room-10 = Le coffre contient 160 pièces d’or et une Potion de guérison.
find-whispering-mirror-room-20 = Le coffre contient de l’Eau bénite et une potion de guérison puissante.
note-whispering-mirror-mirror = Le miroir luit : Sael récupère un sort qu’elle avait dépensé.
note-whispering-mirror-spell-ring = Sael se tait. À sa main luit l’Anneau à sortilège.

## 13. La cloche des profondeurs

quest-bell-beneath = La cloche des profondeurs
    .effect = Sonnez la cloche et revenez à l’escalier.
    .flavor = Au pied de l’Escalier des pleurs pend une cloche que seuls les morts entendent. Tant qu’elle se tait, le nécromancien Orsk garde son armée ; qu’elle sonne une fois, et son emprise se brise. Mais les vieilles voûtes ne supporteront pas ce son. Sonnez, puis courez.
monster-orsk = Orsk le nécromancien
    .a = Orsk
    .the = Orsk
    .of = d’Orsk
object-bell = Cloche
    .a = une cloche
    .the = la cloche
    .of = de la cloche
find-bell-beneath-room-22 = Sous la cloche, le coffre contient la Lame spirituelle.
find-bell-beneath-room-03 = Le coffre contient 180 pièces d’or.
find-bell-beneath-room-10 = Le coffre contient 150 pièces d’or et une potion de guérison puissante.
find-bell-beneath-room-08 = Entre deux psautiers se trouve une fiole d’Eau bénite.
quest-action-ring-bell = Sonner la cloche
note-bell-beneath-ring-bell = Une seule note claire. Tous les morts des caveaux frémissent (1 dé de défense de moins), et les premières pierres tombent.
note-bell-beneath-collapse = Les voûtes tremblent. À la fin de chaque tour de Zargon, une nouvelle case s’emplit de gravats ; qui s’y trouve est repoussé sur la case libre la plus proche et perd 1 point de vie.

## 14. La Bannière noire

quest-black-banner = La Bannière noire
    .effect = Tuez Vorrakh, brûlez la bannière et revenez à l’escalier.
    .flavor = Le général de Zargon a repassé la mer Grise, et avec lui la bannière sous laquelle le Royaume était tombé. Vorrakh Masque-de-Fer attend dans sa salle, et la sorcière forgeronne Ulvane garde ses forges. Tuez le général, brûlez la bannière et remontez vers la lumière. Après cela, on chantera vos noms.
title-champion = Champion du Royaume
quest-rule-black-banner-immune-to-sleep = Vorrakh est immunisé contre le Sommeil.
monster-ulvane = Ulvane la sorcière forgeronne
    .a = Ulvane
    .the = Ulvane
    .of = d’Ulvane
monster-vorrakh = Vorrakh Masque-de-Fer
    .a = Vorrakh
    .the = Vorrakh
    .of = de Vorrakh
object-banner = Bannière noire
    .a = la Bannière noire
    .the = la Bannière noire
    .of = de la Bannière noire
sprung-black-banner-y14 = Le loquet explose : perdez 2 points de vie.
find-black-banner-room-06 = Derrière la porte dérobée, dans le buffet du général, repose l’Épée longue de la Fortune.
find-black-banner-room-17 = Le coffre contient 120 pièces d’or et une Potion de guérison.
find-black-banner-room-07 = Le coffre contient de l’Eau bénite et une potion de guérison puissante.
find-black-banner-room-16 = Le coffre contient 200 pièces d’or.
find-black-banner-room-20 = Le râtelier livre un bon bouclier et une Potion de défense.
quest-action-burn-banner = Brûler la Bannière noire
note-black-banner-burn-banner = L’étoffe brûle sans fumée. Quelque part au loin, Zargon hurle.
note-black-banner-smith-wounded = Ulvane porte la main à sa blessure. Elle n’attendra pas un second coup.
