## Des monstres changent de tuile

log-monster-moves = { $monster-cap } quitte { $tile-the } pour { $to-the }.
log-boss-teleports = { $monster-cap } disparaît { $tile-of } et réapparaît { $to-in }.
log-stranger-driven-off = { $stranger-cap } fuit devant le monstre { $tile-in } et part à la défausse.
log-flames-burn-monster = { $seat-id ->
    [you] Vos Flammes { $tile-in } brûlent { $monster-the }.
   *[other] Les Flammes { $seat-of }, restées { $tile-in }, brûlent { $monster-the }.
}
log-flames-burn-hero = { $owner-id ->
    [you] Vos Flammes { $tile-in } brûlent { $seat }.
   *[other] { $seat-id ->
        [you] Les Flammes { $owner-of }, restées { $tile-in }, vous brûlent.
       *[other] Les Flammes { $owner-of }, restées { $tile-in }, brûlent { $seat }.
    }
}

## Monstres errants

log-monsters-roam = { $seat-id ->
    [you] Les monstres errent, et c’est vous qui les déplacez.
   *[other] Les monstres errent : { $seat } les déplace.
}
log-monsters-hunt = Les monstres errent, et personne ne les retient.
ask-next-to-roam = Les monstres errent : lequel déplacez-vous maintenant, et vers où ?
do-roam = { $monster } : { $tile } → { $to }
verb-roam = Faire errer un monstre
do-pass-over = { $monster } { $tile-in } : reste sur place, faute d’issue pour l’instant
verb-pass-over = Laisser un monstre sur place
do-move-the-rest = Laisser errer les autres d’eux-mêmes
log-cannot-roam = { $monster-cap } n’a aucune issue { $tile-in } et reste sur place.
ask-may-lead = { $power } : quel monstre déplacez-vous, et vers où ?
do-lead = { $power } : { $monster }, { $tile } → { $to }
verb-lead = Mener un monstre
do-lead-no-more = Laisser les monstres au Premier Joueur
log-leads-monster = { $power } : { $seat-id ->
    [you] vous menez { $monster-the }.
   *[other] { $seat } mène { $monster-the }.
}
