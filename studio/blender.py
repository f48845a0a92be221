"""Runs a script inside Blender with Debian's Python, whichever Python runs this file."""
import os
import shutil
import subprocess

MISSING = "blender is not installed (Debian: apt-get install blender python3-numpy python3-opencv python3-openimageio)"


def python(script, *arguments):
    """Runs a script with Debian's own Python, for its OpenCV."""
    subprocess.run(["/usr/bin/python3", str(script), *map(str, arguments)], check=True)


def run(script, makes, *arguments):
    """Stops, with the last that Blender said, unless the file `makes` is there afterwards. Blender's Python looks for its home along PATH:
    a pyenv or venv there would hide Debian's numpy and OpenCV, so the plain system PATH is given. Cloth is too little work to share: with more than one
    thread its solver waits for itself, ten times as long on a busy machine; rendering keeps all threads."""
    program = shutil.which("blender")
    if not program:
        raise SystemExit(MISSING)
    plain = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")} | {"PATH": os.defpath, "OMP_NUM_THREADS": "1"}
    done = subprocess.run([program, "-b", "-noaudio", "-P", str(script), "--", *map(str, arguments)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=plain)
    if done.returncode or not makes.exists():
        raise SystemExit(f"{makes.name} could not be drawn:\n" + "\n".join(done.stdout.splitlines()[-25:]))
