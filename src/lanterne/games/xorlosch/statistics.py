"""What simulations record of games of Xorlosch."""

from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.rules.answers import AGREED, GAVE_UP, GAVE_UP_FOR, VETOED
from lanterne.games.xorlosch.rules.award import CARD_WON, QUEST_DONE
from lanterne.games.xorlosch.rules.diplomacy import PROPOSED
from lanterne.games.xorlosch.rules.group import ADDED, RAISED, REMOVED
from lanterne.games.xorlosch.rules.items import BOOTS_PUT_ON, POTION_DRUNK, TAKEN, TRAP_SET
from lanterne.games.xorlosch.rules.majority import ANNOUNCED
from lanterne.games.xorlosch.rules.reconsideration import DIPLOMACY_FAILED
from lanterne.games.xorlosch.state import State
from lanterne.games.xorlosch.watch import XorloschWatch
from lanterne.manifest import Statistics, Tally

STATISTICS: Statistics[State] = Statistics(
    game_events={
        "quests_done": (QUEST_DONE,),
        "negotiations": (PROPOSED,),
        "negotiations_failed": (DIPLOMACY_FAILED,),
    },
    seat={"colour": lambda s, seat: COLOUR_NAMES[s.players[seat].colour]},
    seat_events={
        "announced": (Tally(ANNOUNCED),),
        "proposed": (Tally(PROPOSED),),
        "agreed": (Tally(AGREED),),
        "vetoed": (Tally(VETOED),),
        "renounced": (Tally(GAVE_UP), Tally(GAVE_UP_FOR)),
        "items_taken": (Tally(TAKEN),),
        "items_used": (Tally(BOOTS_PUT_ON), Tally(POTION_DRUNK), Tally(TRAP_SET)),
        "dwarfs_added": (Tally(ADDED),),
        "dwarfs_removed": (Tally(REMOVED),),
        "levels_raised": (Tally(RAISED),),
    },
    first={"first_card": (Tally(CARD_WON),)},
    watch=XorloschWatch,
    shares={
        "quests_by_majority": "quests_done",
        "quests_by_diplomacy": "quests_done",
        "dwarfs_added_idle": "dwarfs_added",
        "vetoed": "asked_to_agree",
    },
)
