"""A quick look at the story: python3 preview_story.py SCENE,T [WIDTH] [SAMPLES] -> build/story-SCENE-T.png"""
import os
import sys
from pathlib import Path

os.environ.setdefault("TRACE", str(Path(__file__).parent / "build/trace-cpu"))
import png
import render
from scene import story

if __name__ == "__main__":
    width, samples = int(sys.argv[2]), int(sys.argv[3])
    for pick in sys.argv[1].split(";"):
        scene, t = pick.split(",")
        for pixels in render.frames([getattr(story, scene)(float(t))], width, width * 9 // 16, samples, 3.0, "preview"):
            png.save(render.BUILD / f"story-{scene}-{t}.png", pixels)
