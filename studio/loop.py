"""Timing of the loop of a film with a moving sun. The sun moves in one direction only, so the film is rendered DISSOLVE seconds longer than the
loop, and its end dissolves into its beginning while a cloud hides the sun. The loop begins when the cloud has passed."""
import math

DISSOLVE = 1.
# Seconds: full shadow at either end; the edge of the cloud's shadow crossing the frame, left to right; the fade from shadow to light.
HIDDEN, CROSSING, EDGE = .6, .8, 1.1
START = HIDDEN + CROSSING + EDGE


def length(seconds):
    """Returns how many seconds are rendered for a loop of `seconds`."""
    return seconds + DISSOLVE


def played(drawn, seconds):
    """Returns how much of the loop (0 to 1) has played at the rendered second `drawn`."""
    return (drawn - START) / seconds % 1


def sources(second, seconds):
    """Returns the rendered seconds that are mixed at `second` of the loop, as (rendered second, weight). The weights add up to 1."""
    drawn = START + second
    if drawn < seconds:
        return [(drawn, 1.)]
    if drawn < length(seconds):
        later = .5 - .5 * math.cos(math.pi * (drawn - seconds) / DISSOLVE)
        return [(drawn, 1 - later), (drawn - seconds, later)]
    return [(drawn - seconds, 1.)]
