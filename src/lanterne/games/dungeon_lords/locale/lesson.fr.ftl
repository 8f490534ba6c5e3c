## Le premier automne

lesson-first-autumn = Votre premier automne

# Ce que vous voyez

lesson-first-autumn-welcome = Bienvenue sous terre ! Vous êtes le Seigneur rouge, Bleu est votre rival, et c’est la dernière saison de la première année. Deux Aventuriers attendent déjà à votre porte : après ce round de construction, ils entreront.
lesson-first-autumn-dungeon = Voici votre donjon : trois Tunnels sous l’entrée et un Hôtel de la Monnaie. À côté, vous avez 3 jetons Or, 3 jetons Nourriture et 5 Lutins, deux Pièges que vous seul pouvez regarder, et un Fantôme dans l’Antre.
lesson-first-autumn-evil = L’Échelle du Mal montre la noirceur de chacun : vous êtes sur 4, Bleu sur 6. Plus un Seigneur est mauvais, plus l’Aventurier qui vient chez lui est fort, et qui atteint la case 9 reçoit la visite du Paladin.

# Les ordres

lesson-first-autumn-dummies = À deux joueurs, deux PNJ encombrent les zones. Leurs Larbins occupent déjà la deuxième case de quatre zones, et chacun de vous en enverra un de plus, en secret.
lesson-first-autumn-orders = À chaque round, vous donnez en secret trois de vos six ordres. Touchez ou glissez, dans cet ordre, Creusement de tunnels, Réputation et Recrutement de Monstres et Fantômes, puis Nourriture pour votre PNJ, et confirmez.

# Les zones, l’une après l’autre

lesson-first-autumn-blue-eats = Les Larbins prennent la première case libre de leur zone, et les cases n’ont ni le même prix ni le même gain. Votre PNJ a pris la moins chère de la Nourriture, et Bleu se retrouve sur la troisième : 3 jetons Nourriture et 1 jeton Or, mais 2 points de Mal.
lesson-first-autumn-peek = Le Mal de Bleu est maintenant à 8. Votre Larbin est le premier à la Réputation : vous perdez 1 point de Mal et pouvez regarder l’une des quatre cartes Combat de la Ville. Regardez la première.
lesson-first-autumn-dig = C’est la Boule de feu, et vous seul le savez. Creusez maintenant : la première case permet deux Tunnels, avec un Lutin pour chacun, à côté de vos tuiles, mais quatre tuiles ne forment jamais un carré. Creusez en D2, à droite de votre Tunnel du milieu, ou en C4, sous le dernier.
lesson-first-autumn-dig-on = Un Lutin est au travail, et vous pouvez creuser un second Tunnel. Creusez en B1, à côté de l’entrée, ou en A3, à côté de l’Hôtel de la Monnaie.
lesson-first-autumn-blue-mines = Vos deux Lutins sont occupés jusqu’à la fin du round. Bleu envoie deux des siens à la mine.
lesson-first-autumn-hire = Là où l’on recrute, la case la plus longue passe en premier : vous choisissez donc avant Bleu. Recrutez la Sorcière : son salaire est de 1 jeton Nourriture et 1 point de Mal.
lesson-first-autumn-blue-hires = Votre Mal est revenu à 4. Bleu recrute le Gobelin.

# La production et l’événement

lesson-first-autumn-mint = Production : il reste trois Lutins dans votre Tanière, juste assez pour l’Hôtel de la Monnaie. Mettez-les au travail pour 1 jeton Or.
lesson-first-autumn-taxes = L’événement de cet automne : les Taxes, 1 jeton Or pour deux tuiles. Vous avez six tuiles et 4 jetons Or ; payez-en 3, car chaque jeton qui manque coûte 3 points à la fin.

# Le combat

lesson-first-autumn-party = Vous êtes le moins mauvais, l’Aventurier le plus faible est donc venu chez vous : un magicien. Il se place derrière votre guerrier et votre voleur, tandis que chez Bleu arrive un guerrier de 5 points de vie, qui passe aussitôt en tête.
lesson-first-autumn-ground = Voici quatre rounds de Combat. À chacun, votre groupe attaque la tuile la plus proche, d’abord l’entrée ; dans un Tunnel, vous pouvez employer un Piège, un Monstre et autant de Fantômes que vous voulez.
lesson-first-autumn-plan = Posez la Trappe et postez la Sorcière. Vous avez vu la carte de ce round : l’aperçu vous dit donc exactement ce qui va se passer. Confirmez le plan.
lesson-first-autumn-witch = La Trappe préparait 2 Dégâts pour le guerrier, le voleur en a empêché 1, et elle empêche le groupe de conquérir la tuile. La Sorcière peut maintenant frapper de 4 l’Aventurier de tête, ou porter deux coups de 1 aux Aventuriers de votre choix. Frappez celui de tête.

# La fin

lesson-first-autumn-beaten = Le guerrier est dans votre Prison, ce qui vaut 2 points. La magie du magicien suffisait pour la Boule de feu, mais ce sort ne fait rien ; et votre tuile n’est pas conquise.
lesson-first-autumn-farewell = La Sorcière dort jusqu’à la fin de l’année et la Trappe est défaussée, mais il vous reste une Pierre qui roule et un Fantôme pour les trois rounds suivants. Puis viendront une deuxième année aux Aventuriers plus forts et le décompte des points. Continuez, ou commencez une partie à vous !
