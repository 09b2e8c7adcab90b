"""Runs the tracer over frames and hands back pixels. TRACE names the binary; without it the build folder's is used."""
import os
import subprocess
from pathlib import Path

import numpy as np

from scene.world import write

BUILD = Path(__file__).parent / "build"
TRACE = os.environ.get("TRACE", str(BUILD / "trace"))


def frames(worlds_and_shots, width, height, samples, strength=2.5, name="scene"):
    """Yields each frame as an array of 8-bit RGB."""
    BUILD.mkdir(exist_ok=True)
    path = BUILD / f"{name}.bin"
    write(path, worlds_and_shots)
    with subprocess.Popen([TRACE, str(path), str(width), str(height), str(samples), str(strength)], stdout=subprocess.PIPE) as tracer:
        for _ in worlds_and_shots:
            data = tracer.stdout.read(width * height * 3)
            if len(data) < width * height * 3:
                raise RuntimeError(f"the tracer stopped early ({name})")
            yield np.frombuffer(data, np.uint8).reshape(height, width, 3)
    path.unlink()
