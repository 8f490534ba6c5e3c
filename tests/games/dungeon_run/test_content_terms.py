"""What powers ask for, cost, and are aimed at."""

from tests.games.dungeon_run.held import BY_NAME

from lanterne.games.dungeon_run.content import powers as p
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS

CONDITIONS: dict[str, list[p.Condition]] = {
    "blood-rage": [p.Condition(using="brawn", wounds=3)],
    "avalanche": [p.Condition(vs="hero"), p.Condition(event_where="same_tile", event_by="other")],
    "nose-for-gold": [p.Condition(pools=("content",))],
    "bend-fate": [p.Condition(event_where="same_or_adjacent")],
    "searing-flames": [p.Condition(using="magic")],
    "mountains-blessing": [p.Condition(tile_lacks=("monster",))],
    "friend-of-beasts": [p.Condition(vs="monster", types=("beast",))] * 2,
    "overkill": [p.Condition(surplus_hits=2)],
    "war-cry": [p.Condition(vs="monster")],
    "iron-grip": [p.Condition(phase="final")],
    "headlong-charge": [p.Condition(tile_has=("monster", "other_hero"))],
    "trophy-belt": [p.Condition(rally_cause="kill")],
    "bane-of-the-dead": [p.Condition(vs="monster", types=("undead",))],
    "riposte": [p.Condition(vs="hero", pools=("battle",))],
    "giant-slayer": [p.Condition(vs="monster", monster_life=4)],
    "shady-deal": [p.Condition(owns=("treasure", "artifact"))],
    "backstab": [p.Condition(vs="hero", role="attacker")],
    "slippery": [p.Condition(pools=("escape",))],
    "lurk": [p.Condition(has_stone=False)],
    "scavenger": [p.Condition(killed_on_own_tile=True)],
    "poisoned-knife": [p.Condition(vs="hero", dealt_wounds=1)],
    "living-shield": [p.Condition(vs="monster")],
    "fast-talk": [p.Condition(event_where="same_tile")],
    "lay-trap": [p.Condition(tile_lacks=("monster",))],
    "appraisal": [p.Condition(content_treasure=True)],
    "tunneller": [p.Condition(tile_lacks=("monster",))],
    "long-memory": [p.Condition(vs="hero", wronged_by_opponent=True)],
    "hex-of-clumsiness": [p.Condition(event_where="same_or_adjacent", event_by="other")],
    "polymorph": [p.Condition(vs="ordinary_monster")],
    "lucky-find": [p.Condition(shows=(6,), content_treasure=False)],
    "flame-lash": [p.Condition(using="magic")],
    "consume": [p.Condition(vs="ordinary_monster")],
    "ram-charge": [p.Condition(entered_by="move", tile_has=("monster", "other_hero"))],
    "call-lightning": [p.Condition(using="magic")],
    "soothe": [p.Condition(vs="ordinary_monster", types=("beast", "humanoid"))],
    "ancestral-whispers": [p.Condition(boss_hidden=True), p.Condition(vs="boss")],
    "thorn-aura": [p.Condition(vs="hero", role="defender")],
    "renewal": [p.Condition(no_battle_this_turn=True)],
    "guild-axe": [p.Condition(using="brawn")],
    "vanguard-longsword": [p.Condition(using="brawn"), p.Condition(using="brawn", vs="monster", types=("undead",))],
    "sceptre-of-sparks": [p.Condition(using="magic")],
    "twin-daggers": [p.Condition(using="brawn")],
    "hammer-of-dawn": [p.Condition(using="brawn"), p.Condition(vs="monster", types=("undead", "inanimate"))],
    "thorn-staff": [p.Condition(using="magic")],
    "thirsting-blade": [p.Condition(using="brawn"), p.Condition(using="brawn", shows=(1,))],
    "orb-of-clarity": [p.Condition(using="magic", pools=("battle",))],
    "horned-helm": [p.Condition(using="brawn", battle_action=True)],
    "sword-of-the-well-spirit": [p.Condition(using="brawn")],
    "grimoire-of-echoes": [p.Condition(using="magic")],
}
"""What the cards of heroes ask for; nothing else asks for anything."""


def test_conditions() -> None:
    asked = {
        name: [each.condition for each in powers if each.condition != p.ALWAYS] for name, powers in BY_NAME.items()
    }
    assert {name: conditions for name, conditions in asked.items() if conditions} == CONDITIONS


COSTS = {
    "not-today": p.Cost(this_card=True),
    "healing-draught": p.Cost(this_card=True),
    "demolition": p.Cost(discard=p.Discard(zone="loot", kinds=("trap",))),
    "call-lightning": p.Cost(wounds=1),
}


def test_costs() -> None:
    paid = {name: [each.cost for each in powers if each.cost != p.FREE] for name, powers in BY_NAME.items()}
    assert {name: costs for name, costs in paid.items() if costs} == {name: [cost] for name, cost in COSTS.items()}


TARGETS = {
    "sticky-fingers": p.Target(who="other_hero", where="same_tile"),
    "mountains-blessing": p.Target(who="hero", where="same_tile"),
    "avalanche": p.Target(who="acting_hero"),
    "master-of-traps": p.Target(who="tile", where="within_2", no_monster=True),
    "reborn-from-ash": p.Target(who="each_other_hero", where="same_tile", may_be_nobody=True),
    "avatar-of-the-ram": p.Target(who="each_other_hero", where="same_tile"),
    "call-of-the-wild": p.Target(who="monster", where="anywhere", ordinary=True),
    "bully": p.Target(who="each_other_hero", where="same_tile", weaker=True),
    "iron-grip": p.Target(who="each_other_hero", where="same_tile"),
    "challenge": p.Target(who="monster", where="adjacent_tile", ordinary=True),
    "lay-on-hands": p.Target(who="hero", where="same_tile"),
    "righteous-rebuke": p.Target(who="saboteurs"),
    "shady-deal": p.Target(who="other_hero", where="same_tile"),
    "poisoned-knife": p.Target(who="opponent"),
    "living-shield": p.Target(who="other_hero", where="same_tile"),
    "lay-trap": p.Target(who="tile", where="same_tile"),
    "nasty-surprise": p.Target(who="each_other_hero", where="same_or_adjacent"),
    "demolition": p.Target(who="monster", where="same_or_adjacent"),
    "change-places": p.Target(who="other_hero", where="within_2"),
    "fireball": p.Target(who="each_creature", where="adjacent_tile"),
    "burning-trail": p.Target(who="tile", where="left_tile"),
    "meteor": p.Target(who="monster", where="same_or_adjacent"),
    "sanctuary": p.Target(who="tile", where="same_tile"),
    "mending-prayer": p.Target(who="hero", where="same_tile"),
    "turn-undead": p.Target(who="monster", where="same_tile", ordinary=True, types=("undead",)),
    "shared-strength": p.Target(who="assisted_hero"),
    "entangle": p.Target(who="other_hero", where="same_or_adjacent"),
    "thorn-aura": p.Target(who="opponent"),
    "crown-of-kravlas": p.Target(who="monster", where="anywhere", most=2, ordinary=True),
}
"""Whom the cards of heroes are about; all others are about their holders."""


def test_targets() -> None:
    own = (None, p.Target(who="self"))
    aimed = {name: [each.target for each in powers if each.target not in own] for name, powers in BY_NAME.items()}
    expected = {name: [each] for name, each in TARGETS.items()}
    assert {name: targets for name, targets in aimed.items() if targets} == expected


FIGHTER = p.Target(who="fighter")
HEROES_THERE = p.Target(who="each_hero", where="same_tile")

MONSTERS: dict[str, list[tuple[str, p.Condition, p.Target | None]]] = {
    "goblin": [("battle_end", p.Condition(dealt_wounds=1, survived=True), FIGHTER)],
    "mole-ogre": [("always", p.ALWAYS, None)],
    "cave-troll": [("always", p.ALWAYS, FIGHTER)],
    "stone-cultist": [("always", p.ALWAYS, FIGHTER)],
    "orc-raider": [("always", p.Condition(free_attack=True), None)],
    "dwarf-sapper": [("monster_killed", p.ALWAYS, HEROES_THERE)],
    "skeleton": [("monster_killed", p.ALWAYS, None)],
    "zombie": [("battle_end", p.Condition(dealt_wounds=2), FIGHTER)],
    "mummy": [("monster_killed", p.ALWAYS, p.Target(who="killer"))],
    "ghoul": [("always", p.ALWAYS, HEROES_THERE)],
    "ghost": [("always", p.Condition(lacks_enchanted=True), FIGHTER)],
    "wraith-knight": [("always", p.ALWAYS, FIGHTER)],
    "fire-drake": [("assign", p.ALWAYS, FIGHTER)],
    "giant-spider": [("battle_end", p.Condition(dealt_wounds=1, fighter_standing=True), FIGHTER)],
    "rat-swarm": [("always", p.ALWAYS, None)],
    "cave-bear": [("always", p.Condition(monster_wounded=True), None)],
    "tunnel-worm": [("always", p.Condition(surprise=True), None)],
    "slime": [("battle_end", p.Condition(dealt_wounds=1), FIGHTER)],
    "stone-golem": [("always", p.Condition(using="magic"), None)],
    "animated-armour": [("monster_killed", p.ALWAYS, p.Target(who="killer"))],
    "gargoyle": [("always", p.ALWAYS, None), ("enter_tile", p.ALWAYS, p.Target(who="entrant"))],
    "gra-bogga": [("battle_end", p.Condition(survived=True, fighter_standing=True), FIGHTER)],
    "ra-alal": [("always", p.ALWAYS, None), ("revealed", p.ALWAYS, None), ("roam", p.ALWAYS, None)],
    "colossus-of-galnon": [("always", p.ALWAYS, None)],
    "scarath": [
        ("assign", p.ALWAYS, FIGHTER),
        ("battle_end", p.ALWAYS, p.Target(who="each_other_hero", where="same_tile")),
    ],
}


def test_powers_of_monsters_have_their_moment() -> None:
    found = {each.name: [(w.window, w.condition, w.target) for w in each.powers] for each in ALL_MONSTERS}
    assert found == MONSTERS
