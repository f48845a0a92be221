"""The loop of a film whose sun goes one way. It is drawn DISSOLVE seconds longer than it lasts; that end dissolves into its beginning while a cloud
hides the sun, and the loop begins where the cloud has gone."""
import math

DISSOLVE = 1.
# Seconds: in the shadow, at either end; that it takes to cross the frame, from left to right; and from shadow to light at one point.
HIDDEN, CROSSING, EDGE = .6, .8, 1.1
START = HIDDEN + CROSSING + EDGE


def length(seconds):
    """How many seconds are drawn for a loop of so many."""
    return seconds + DISSOLVE


def played(drawn, seconds):
    """Returns how much of the loop (0 to 1) has been played at a second of what is drawn."""
    return (drawn - START) / seconds % 1


def sources(second, seconds):
    """Returns which seconds of what is drawn are seen at a second of the loop, and how much of each."""
    drawn = START + second
    if drawn < seconds:
        return [(drawn, 1.)]
    if drawn < length(seconds):
        later = .5 - .5 * math.cos(math.pi * (drawn - seconds) / DISSOLVE)
        return [(drawn, 1 - later), (drawn - seconds, later)]
    return [(drawn - seconds, 1.)]
