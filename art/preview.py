"""A quick look on the CPU: python3 preview.py NAME [WIDTH] [SAMPLES] -> build/preview-NAME.png"""
import os
import sys
from pathlib import Path

os.environ.setdefault("TRACE", str(Path(__file__).parent / "build/trace-cpu"))
import png
import render
from stills import STILLS

if __name__ == "__main__":
    width, samples = int(sys.argv[2]) if len(sys.argv) > 2 else 480, int(sys.argv[3]) if len(sys.argv) > 3 else 8
    for name in sys.argv[1].split(","):
        still = STILLS[name]
        height = round(width * still.height / still.width)
        for pixels in render.frames([still.make()], width, height, samples, 3.0, f"preview-{name}"):
            png.save(render.BUILD / f"preview-{name}.png", pixels)
