"""Answers outside the own turn's actions."""

from lanterne.engine import Call, View
from lanterne.games.xorlosch.bot.bargaining import utility
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.rules.diplomacy import agree, ask_all, force, keep, veto, withdraw
from lanterne.games.xorlosch.rules.tasks import holder, strongest
from lanterne.games.xorlosch.state import NONE, State


def answer(view: View[State], outlook: Outlook) -> Call:
    name = view.decision.name
    s = view.state
    if name == "answer_task":
        gains = gains_now(outlook)
        u = utility(outlook.weights, outlook.seat, gains)
        card = view.choice.about[0]
        return agree(card) if u >= outlook.profile.agree_threshold - outlook.relief else veto(card)
    if name == "choose_task":
        return ask_all()
    if name == "force_or_go_on":
        return force()
    return view.choice.default or view.options()[0]


def gains_now(outlook):
    s = outlook.state
    gains = [0] * len(s.players)
    for card in s.open[s.quest]:
        who = holder(s, card)
        if who == NONE:
            who = min(strongest(s, card), key=lambda seat: (outlook.weights[seat], seat))
        gains[who] += 1
    return gains
