"""Runs scripts with Blender or Debian's Python, independently of the Python that imports this module."""
import os
import shutil
import subprocess

MISSING = "blender is not installed (Debian: apt-get install blender python3-numpy python3-opencv python3-openimageio)"


def python(script, *arguments):
    """Runs a script with Debian's Python, which has OpenCV."""
    subprocess.run(["/usr/bin/python3", str(script), *map(str, arguments)], check=True)


def run(script, makes, *arguments):
    """Runs a script inside Blender. Exits with the last lines of Blender's output if it fails or if the file `makes` does not exist afterwards.

    Blender's Python looks for its home along PATH, and a pyenv or venv there would hide Debian's numpy and OpenCV: it gets the system's default
    PATH. Cloth simulation gets a single thread (OMP_NUM_THREADS): its work is too small to share, and on a busy machine several threads take
    ten times as long. Rendering still uses all threads.
    """
    program = shutil.which("blender")
    if not program:
        raise SystemExit(MISSING)
    plain = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")} | {"PATH": os.defpath, "OMP_NUM_THREADS": "1"}
    done = subprocess.run([program, "-b", "-noaudio", "-P", str(script), "--", *map(str, arguments)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=plain)
    if done.returncode or not makes.exists():
        raise SystemExit(f"{makes.name} could not be drawn:\n" + "\n".join(done.stdout.splitlines()[-25:]))
