## Les leçons

# 1. Les ordres

lesson-1-orders = Les ordres
    .about = Envoyer ses Larbins et voir ce qu’ils rapportent
lesson-1-orders-welcome = Bienvenue sous terre ! Vous êtes le Seigneur rouge, Bleu est votre rival, et une première année commence. Pendant trois saisons, vous bâtissez un donjon ; puis viennent les Aventuriers.
lesson-1-orders-dungeon = Voici votre donjon : trois Tunnels sous l’entrée. À côté se trouvent vos jetons Or et Nourriture, et vos Lutins.
lesson-1-orders-evil = Cette échelle montre la noirceur de chacun. Plus un Seigneur est mauvais, plus les Aventuriers qui viennent chez lui sont forts ; qui monte très haut reçoit la visite du Paladin.
lesson-1-orders-dummies = À deux joueurs, deux PNJ encombrent les zones. Leurs Larbins en occupent déjà certaines, et chacun de vous en enverra un de plus, en secret.
lesson-1-orders-orders = À chaque round, vous donnez en secret trois de vos ordres. Prenez ce qui est entouré, l’un après l’autre : Creusement de tunnels, Réputation, Recrutement, puis Nourriture pour votre PNJ, et confirmez.
lesson-1-orders-blue-eats = Tous les ordres sont révélés ensemble. Les Larbins prennent la première case libre de leur zone, et les cases n’ont ni le même prix ni le même gain : qui arrive plus tard paie plus et reçoit plus. Bleu achète de la nourriture.
lesson-1-orders-peek = Votre Larbin est le premier à la Réputation : vous perdez 1 point de Mal et pouvez regarder l’une des quatre cartes Combat de la Ville. Regardez la première.
lesson-1-orders-dig = C’est la Boule de feu, et vous seul le savez. Creusez maintenant : à côté de vos tuiles, mais quatre tuiles ne forment jamais un carré. Creusez sur l’une des deux cases entourées.
lesson-1-orders-dig-on = Un Lutin est au travail, et vous pouvez creuser un second Tunnel. Creusez encore sur l’une des cases entourées.
lesson-1-orders-blue-mines = Vos Lutins sont occupés jusqu’à la fin du round. Bleu envoie deux des siens à la mine.
lesson-1-orders-hire = Là où l’on recrute, la case qui donne le plus de choix passe en premier : vous choisissez donc avant Bleu. Recrutez la Sorcière : son salaire est de 1 jeton Nourriture et 1 point de Mal.
lesson-1-orders-blue-hires = À Bleu de recruter.
lesson-1-orders-farewell = Deux des ordres que vous avez donnés seront indisponibles au prochain round : prévoyez. Continuez d’ici, ou voyez ce que font les Lutins et l’argent.

# 2. L’argent

lesson-2-money = Lutins et Taxes
    .about = Produire, payer, et voir qui vient
lesson-2-money-welcome = La fin d’un automne. Après les ordres vient la production : les Salles travaillent s’il y a des Lutins pour elles.
lesson-2-money-mint = { $imps } Lutins sont libres dans votre Tanière ; il en faut trois à l’Hôtel de la Monnaie pour 1 jeton Or. Mettez-les au travail.
lesson-2-money-taxes = L’événement de cette saison : les Taxes, 1 jeton Or pour deux tuiles. Vous avez six tuiles et { $gold } jetons Or : payez-en 3, car chaque jeton qui manque coûte 3 points à la fin.
lesson-2-money-party = À la fin de la saison, un Aventurier vient chez chacun : le plus faible chez le Seigneur le moins mauvais. Votre groupe compte maintenant trois Aventuriers, et ils vont entrer.
lesson-2-money-farewell = D’autres saisons ont un jour de paie, où les Monstres réclament de nouveau leur salaire. Maintenant vient le Combat : continuez, ou prenez la leçon suivante.

# 3. Le Combat

lesson-3-battle = Le Combat
    .about = Un Piège, un Monstre et le plan de bataille
lesson-3-battle-welcome = Les Aventuriers sont à votre porte : le guerrier en tête, le voleur et le magicien derrière lui. Le voleur désamorce les Pièges, le magicien lance des sorts, un prêtre soignerait.
lesson-3-battle-ground = Il y a quatre rounds de Combat. À chacun, le groupe attaque la tuile la plus proche de l’entrée ; dans un Tunnel, vous pouvez employer un Piège, un Monstre et autant de Fantômes que vous voulez. Ce qui n’est pas défendu est conquis.
lesson-3-battle-plan = Posez la Trappe et postez la Sorcière. L’aperçu dit ce qui se passera avec chaque carte possible. Confirmez le plan.
lesson-3-battle-witch = Le Piège a frappé, moins ce que le voleur a empêché. La Sorcière peut maintenant frapper de 4 l’Aventurier de tête, ou porter deux coups de 1 aux Aventuriers de votre choix. Frappez celui de tête.
lesson-3-battle-beaten = Le guerrier est dans votre Prison, ce qui vaut 2 points. Comme le groupe a été retenu, votre tuile n’est pas conquise cette fois.
lesson-3-battle-farewell = La Sorcière dort jusqu’à la fin de l’année et la Trappe est défaussée, mais il vous reste une Pierre qui roule et un Fantôme pour les trois rounds suivants. Puis viendront une deuxième année aux Aventuriers plus forts et le décompte des points. Continuez !
