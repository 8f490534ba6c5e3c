"""The rules, in the order in which a quest is drawn."""

from lanterne.engine import modules

IN_ORDER = modules(
    __name__,
    "setup",
    "editing",
    "pages",
    "tools",
    "doors",
    "rooms",
    "starting",
    "placing",
    "story_squares",
    "clearing",
    "people",
    "objective",
    "terms",
    "standing",
    "notes",
    "effects",
    "actions",
    "waves",
    "texts",
    "finishing",
)
