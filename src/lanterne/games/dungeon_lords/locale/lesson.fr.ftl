## Le premier automne

lesson-first-autumn = Votre premier automne

# Ce que vous voyez

lesson-first-autumn-welcome = Bienvenue sous terre ! Vous êtes le Seigneur rouge, Bleu est votre rival, et c’est la dernière saison de la première année. Deux aventuriers attendent déjà à votre porte : après ce round de construction, ils entreront.
lesson-first-autumn-dungeon = Voici votre donjon : trois tunnels sous l’entrée et un Hôtel de la Monnaie. À côté, vous avez 3 pièces d’or, 3 nourritures et 5 lutins, deux pièges que vous seul pouvez regarder, et un fantôme dans l’antre.
lesson-first-autumn-evil = L’Échelle du Mal montre la noirceur de chacun : vous êtes sur 4, Bleu sur 6. Plus un Seigneur est mauvais, plus l’aventurier qui vient chez lui est fort, et qui atteint la case 9 reçoit la visite du Paladin.

# Les ordres

lesson-first-autumn-dummies = À deux joueurs, deux PNJ encombrent les zones. Leurs larbins occupent déjà la deuxième case de quatre zones, et chacun de vous en enverra un de plus, en secret.
lesson-first-autumn-orders = À chaque round, vous donnez en secret trois de vos six ordres. Touchez ou glissez, dans cet ordre, Creusement de tunnels, Réputation et Recrutement de Monstres et Fantômes, puis Nourriture pour votre PNJ, et confirmez.

# Les zones, l’une après l’autre

lesson-first-autumn-blue-eats = Les larbins prennent la première case libre de leur zone, et les cases n’ont ni le même prix ni le même gain. Votre PNJ a pris la moins chère de la Nourriture, et Bleu se retrouve sur la troisième : 3 nourritures et 1 pièce d’or, mais 2 points de Mal.
lesson-first-autumn-peek = Le Mal de Bleu est maintenant à 8. Votre larbin est le premier à la Réputation : vous perdez 1 point de Mal et pouvez regarder l’une des quatre cartes Combat de la Ville. Regardez la première.
lesson-first-autumn-dig = C’est la Boule de feu, et vous seul le savez. Creusez maintenant : la première case permet deux tunnels, avec un lutin pour chacun, à côté de vos tuiles, mais quatre tuiles ne forment jamais un carré. Creusez en D2, à droite de votre tunnel du milieu, ou en C4, sous le dernier.
lesson-first-autumn-dig-on = Un lutin est au travail, et vous pouvez creuser un second tunnel. Creusez en B1, à côté de l’entrée, ou en A3, à côté de l’Hôtel de la Monnaie.
lesson-first-autumn-blue-mines = Vos deux lutins sont occupés jusqu’à la fin du round. Bleu envoie deux des siens à la mine.
lesson-first-autumn-hire = Là où l’on recrute, la case la plus longue passe en premier : vous choisissez donc avant Bleu. Recrutez la sorcière : son salaire est de 1 nourriture et 1 point de Mal.
lesson-first-autumn-blue-hires = Votre Mal est revenu à 4. Bleu recrute le gobelin.

# La production et l’événement

lesson-first-autumn-mint = Production : il reste trois lutins dans votre tanière, juste assez pour l’Hôtel de la Monnaie. Mettez-les au travail pour 1 pièce d’or.
lesson-first-autumn-taxes = L’événement de cet automne : les Taxes, 1 pièce d’or pour deux tuiles. Vous avez six tuiles et 4 pièces d’or ; payez-en 3, car chaque pièce qui manque coûte 3 points à la fin.

# Le combat

lesson-first-autumn-party = Vous êtes le moins mauvais, l’aventurier le plus faible est donc venu chez vous : un magicien. Il se place derrière votre guerrier et votre voleur, tandis que chez Bleu arrive un guerrier de 5 points de vie, qui passe aussitôt en tête.
lesson-first-autumn-ground = Voici quatre rounds de combat. À chacun, votre groupe attaque la tuile la plus proche, d’abord l’entrée ; dans un tunnel, vous pouvez employer un piège, un monstre et autant de fantômes que vous voulez.
lesson-first-autumn-plan = Posez la trappe et postez la sorcière. Vous avez vu la carte de ce round : l’aperçu vous dit donc exactement ce qui va se passer. Confirmez le plan.
lesson-first-autumn-witch = La trappe a infligé 2 dégâts au guerrier, dont 1 évité par le voleur, et elle empêche le groupe de conquérir la tuile. La sorcière peut maintenant frapper de 4 l’aventurier de tête, ou de 1 deux aventuriers de votre choix. Frappez celui de tête.

# La fin

lesson-first-autumn-beaten = Le guerrier est dans votre prison, ce qui vaut 2 points. La magie du magicien suffisait pour la Boule de feu, mais ce sort ne fait rien ; et votre tuile n’est pas conquise.
lesson-first-autumn-farewell = La sorcière dort jusqu’à la fin de l’année et la trappe est défaussée, mais il vous reste une pierre qui roule et un fantôme pour les trois rounds suivants. Puis viendront une deuxième année aux aventuriers plus forts et le décompte des points. Continuez, ou commencez une partie à vous !
