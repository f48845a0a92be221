#!/usr/bin/python3
"""Synthesises the reel's music: python3 studio/sound.py [OUT.wav]   (Debian's python3-numpy; ffmpeg measures the loudness)

A tanpura repeats its four strings, a santoor plays short phrases in raga Hamsadhwani (Sa Re Ga Pa Ni), and soft hand drums play eighth notes.
All sounds are made of sines and seeded noise, so the same command writes the same file, byte for byte. 28 s, 48 kHz, stereo, −16 LUFS.

The strings are sums of partials. The thread under a tanpura's string (jivari) makes its overtones swell one after another, from high to low:
here a peak in the spectrum that moves down while the note decays.
"""
from pathlib import Path
import re
import subprocess
import sys
import wave

import numpy as np

RATE, LENGTH, BEAT = 48000, 28., .5
SA = 277.18  # Hz, C sharp 4
RAGA = {"S": 1, "R": 9 / 8, "G": 5 / 4, "P": 3 / 2, "N": 15 / 8}
OUT = Path(__file__).resolve().parent.parent / "media" / "masters" / "films" / "reel.wav"

# (beats from the start, note, loudness). A comma lowers a note by an octave, an apostrophe raises it. Phrases of three or four notes, with pauses.
MELODY = ((8, "G", .8), (9, "P", .9), (10.5, "N", .7), (11, "S'", 1.), (14, "N", .6), (14.5, "P", .7), (15, "G", .8), (16, "R", .7),
          (19, "G", .6), (19.5, "P", .8), (20, "N", .8), (21, "R'", .9), (22, "S'", 1.), (25, "N", .6), (26, "S'", .6), (26.5, "N", .5), (27, "P", .8),
          (30, "G'", .9), (31, "R'", .8), (31.5, "S'", .8), (32.5, "N", .7), (33, "P", .8), (36, "G", .7), (37, "R", .7), (38, "S", .9), (41, "P,", .5), (42, "S", .6))
# Keherwa, a cycle of eight eighth notes, played lightly: ge na ti na ke na dhi na.
DRUMS = (("ge", .9), ("na", .5), ("ti", .3), ("na", .35), ("ke", .3), ("na", .5), ("dhi", .7), ("na", .35))
DRUMS_FROM, DRUMS_TO = 16, 44  # beats


def pitch(name):
    octave = 2 ** (name.count("'") - name.count(","))
    return SA * RAGA[name[0]] * octave


def seconds(length):
    return np.arange(int(length * RATE)) / RATE


def tanpura(frequency, length=6.5):
    t = seconds(length)
    tone = np.zeros_like(t)
    hill = np.log(14) * np.exp(-t / 1.7) + np.log(2.6)  # the spectrum's peak, as the logarithm of the partial's number
    for n in range(1, 44):
        partial = frequency * n * (1 + 2.2e-5 * n * n)
        if partial > 9000:
            break
        bloom = np.exp(-((np.log(n) - hill) ** 2) / .42) + .10
        tone += np.sin(2 * np.pi * partial * t + n * n * .7) * bloom * n ** -.55 * np.exp(-t * (.42 + .012 * n))
    return tone * (1 - np.exp(-t / .012))


def santoor(frequency, length=3.2):
    """Returns the sound of a pair of struck strings, slightly detuned, bright at first and soon softer."""
    t = seconds(length)
    tone = np.zeros_like(t)
    for apart in (-.0009, .0009):
        for n in range(1, 13):
            partial = frequency * (1 + apart) * n * (1 + 9e-5 * n * n)
            if partial > 12000:
                break
            tone += np.sin(2 * np.pi * partial * t + n) * n ** -1.15 * np.exp(-t * (1.15 + .75 * n))
    return tone * (1 - np.exp(-t / .002)) * .5


def drum(kind, rng):
    if kind in ("ge", "dhi"):
        t = seconds(.55)
        sweep = 62 + 34 * np.exp(-t / .05)
        low = np.sin(2 * np.pi * np.cumsum(sweep) / RATE) * np.exp(-t / .16)
        return low * 1.2 if kind == "ge" else low * 1.2 + pad(drum("na", rng), len(t)) * .5
    t = seconds(.22)
    if kind == "na":
        return sum(np.sin(2 * np.pi * SA * r * t) * g * np.exp(-t / d) for r, g, d in ((1, .5, .07), (2.0, .32, .05), (3.01, .22, .035), (4.03, .1, .02))) * (1 - np.exp(-t / .0015))
    noise = rng.standard_normal(len(t)) * np.exp(-t / .012)
    return smooth(noise, 9) * .55


def pad(a, length):
    return np.pad(a, (0, max(0, length - len(a))))[:length]


def smooth(a, width):
    return np.convolve(a, np.hanning(width + 2)[1:-1] / np.hanning(width + 2).sum(), "same")


def lay(track, sound, at, gain, pan):
    """Adds a sound to the stereo track at `at` seconds. `pan`: from −1 (left) to 1 (right), equal power."""
    start = int(at * RATE)
    sound = sound[:max(0, track.shape[1] - start)]
    angle = (pan + 1) * np.pi / 4
    track[0, start:start + len(sound)] += sound * gain * np.cos(angle)
    track[1, start:start + len(sound)] += sound * gain * np.sin(angle)


def room(dry, rng):
    """Returns the reverb of a stone hall: each channel is convolved (by FFT) with its own decaying noise."""
    t = seconds(2.4)
    wet = np.zeros_like(dry)
    size = 1 << int(np.ceil(np.log2(dry.shape[1] + len(t))))
    for side in range(2):
        tail = smooth(rng.standard_normal(len(t)), 15) * np.exp(-t / .55) * (1 - np.exp(-t / .02))
        tail /= np.sqrt((tail ** 2).sum())
        wet[side] = np.fft.irfft(np.fft.rfft(dry[side], size) * np.fft.rfft(tail, size), size)[:dry.shape[1]]
    return wet


def music():
    rng = np.random.default_rng(28)
    track = np.zeros((2, int(LENGTH * RATE)))
    strings = (("P,", -.35), ("S", .15), ("S", .3), ("S,", -.1))
    for turn in range(int(LENGTH / 4)):
        for place, (name, pan) in enumerate(strings):
            lay(track, tanpura(pitch(name)), turn * 4 + place * .98 + .08, .20 if place else .23, pan)
    for beat, name, loud in MELODY:
        if loud >= .9:  # a grace note from a whole tone below
            lay(track, santoor(pitch(name) * 8 / 9, .5), beat * BEAT - .085, .10, .2)
        lay(track, santoor(pitch(name) * 2), beat * BEAT, .34 * loud, .2)
    for beat in np.arange(DRUMS_FROM, DRUMS_TO, .5):
        kind, loud = DRUMS[int(beat * 2) % 8]
        swell = min(1, (beat - DRUMS_FROM) / 6 + .35, (DRUMS_TO - beat) / 5)
        late = rng.normal(0, .004)
        lay(track, drum(kind, rng), beat * BEAT + max(late, -.004) + .004, .42 * loud * swell * rng.uniform(.9, 1.1), -.12)
    track = track + room(track, rng) * .34
    t = np.arange(track.shape[1]) / RATE
    return track * np.clip(t / .6, 0, 1) * np.clip((LENGTH - t) / 2.5, 0, 1) ** 1.5


def loudness(path):
    """Returns integrated loudness in LUFS and true peak in dBTP, measured by ffmpeg's EBU R128 filter."""
    told = subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128=peak=true", "-f", "null", "-"], capture_output=True, text=True).stderr
    told = told[told.rindex("Summary:"):]
    return float(re.search(r"I:\s+(-?[\d.]+) LUFS", told)[1]), float(re.search(r"Peak:\s+(-?[\d.]+) dBFS", told)[1])


def write(path, track):
    samples = (np.clip(track, -1, 1).T * 32767 + np.random.default_rng(1).uniform(-.5, .5, track.T.shape)).round().astype("<i2")
    with wave.open(str(path), "wb") as out:
        out.setnchannels(2), out.setsampwidth(2), out.setframerate(RATE)
        out.writeframes(samples.tobytes())


def limited(track, ceiling=.80):
    """Soft limiter: bends samples above 75 % of the ceiling so that none exceeds it, and leaves the rest unchanged."""
    knee = ceiling * .75
    over = np.abs(track) > knee
    bent = np.sign(track) * (knee + (ceiling - knee) * np.tanh((np.abs(track) - knee) / (ceiling - knee)))
    return np.where(over, bent, track)


def main():
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    track = music()
    track *= .5 / np.abs(track).max()
    for _ in range(3):
        write(out, limited(track))
        found, peak = loudness(out)
        track *= 10 ** ((-16 - found) / 20)
    write(out, limited(track))
    found, peak = loudness(out)
    print(f"{out}: {found:.1f} LUFS, true peak {peak:.1f} dB")


if __name__ == "__main__":
    main()
