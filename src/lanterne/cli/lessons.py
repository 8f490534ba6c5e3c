"""`lanterne lessons`"""

from lanterne.cli._refused import refusing
from lanterne.languages import Language


def lessons(game: str = "", /, *, lang: Language | None = None) -> None:
    """List the lessons, in the order in which they teach; those that were finished here are ticked.

    For example:

    ```
    lanterne lessons
    lanterne lessons xorlosch --lang fr
    lanterne play xorlosch --lesson 1-walking
    ```

    Parameters
    ----------
    game
        The game whose lessons are listed; by default all games.
    lang
        The language, en or fr; by default that of your terminal.
    """
    from lanterne import registry
    from lanterne.cli._kinds import language
    from lanterne.terminal.learnt import done
    from lanterne.words import words_for

    with refusing(ValueError):
        names = [registry.box(game).name] if game else list(registry.GAMES)
        spoken, finished = language(lang), done()
        for name in names:
            for place, lesson in enumerate(registry.lessons(name)):
                words = words_for(registry.box(name), spoken)
                if not place:
                    print(words.title)
                tick = "✓" if f"{name}/{lesson}" in finished else " "
                told = f"{words.text(f'lesson-{lesson}')}: {words.text(f'lesson-{lesson}.about')}"
                print(f" {tick} {told}\n     lanterne play {name} --lesson {lesson}")
