"""What the points of a game are called: every table of ratings at its borders."""

from futé_tui import load_ruleset
from futé_tui.engine.scoring import rating
from futé_tui.language import speak

from ..cases import for_cases


@for_cases(
    [
        ("tres-fute", 281, "Très futé !"),
        ("tres-fute", 280, "Tu ne t'appelles pas Einstein, par hasard ?"),
        ("tres-fute", 260, "Tu ne t'appelles pas Einstein, par hasard ?"),
        ("tres-fute", 259, "Tu es un génie !"),
        ("tres-fute", 240, "Tu es un génie !"),
        ("tres-fute", 239, "Impressionnant !"),
        ("tres-fute", 220, "Impressionnant !"),
        ("tres-fute", 219, "Chapeau bas !"),
        ("tres-fute", 200, "Chapeau bas !"),
        ("tres-fute", 199, "Super résultat !"),
        ("tres-fute", 180, "Super résultat !"),
        ("tres-fute", 179, "Tu as plutôt bien joué."),
        ("tres-fute", 160, "Tu as plutôt bien joué."),
        ("tres-fute", 159, "Pas mal, mais tu peux faire mieux."),
        ("tres-fute", 140, "Pas mal, mais tu peux faire mieux."),
        ("tres-fute", 139, "Tu peux t'améliorer !"),
        ("tres-fute", 0, "Tu peux t'améliorer !"),
        ("tres-fute", -12, "Tu peux t'améliorer !"),
        ("melange", 421, "Waouh, super futé !"),
        ("melange", 420, "Génial !"),
        ("melange", 389, "Ce résultat n'est pas le fruit du hasard."),
        ("melange", 160, "La chance n'était probablement pas de ton côté."),
        ("melange", 159, "On parle d'autre chose ?"),
        ("vraiment-tres-fute", 320, "Vraiment très futé !"),
        ("vraiment-tres-fute", 319, "Le nombre de points obtenu correspond à ton QI !"),
        ("vraiment-tres-fute", 140, "Fermons les yeux pour cette fois."),
        ("vraiment-tres-fute", 139, "Moyennement futé."),
        ("vraiment-tres-fute", -5, "Moyennement futé."),
        ("tres-fute-4ever", 450, "Futé pour toujours !"),
        ("tres-fute-4ever", 449, "Rien ne t'échappe."),
        ("tres-fute-4ever", 180, "Le renard court toujours."),
        ("tres-fute-4ever", 179, "On la refait ?"),
    ]
)
def test_the_points_at_a_border_have_their_own_title(sheet: str, total: int, title: str) -> None:
    speak("fr")
    level = rating(load_ruleset(sheet).ratings, total)
    assert level is not None
    assert level.title == title
