"""Makes the films: hero, golf, education, housing and angela-story.

    python3 films.py trace OUT NAME,...     masters, on the machine with the GPU
    python3 films.py encode OUT NAME,...    AV1 and H.264 from the masters, with their line in content/pictures.json

FFMPEG names the binary; encoding wants one with libsvtav1 and libx264.
"""
import json
import math
import os
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Callable

import numpy as np

import render
from scene import blocks, circle, golf, places, story
from stills import hero_shot

FFMPEG = os.environ.get("FFMPEG", "ffmpeg")
RATE, WIDTH, HEIGHT = 24, 1280, 720
HERE = Path(__file__).parent
FILMS, FACTS = HERE.parent / "public/films", HERE.parent / "content/pictures.json"


def swayed(shot, degrees):
    """The same shot from a little further round."""
    (x, y, z), (tx, _, tz), a = shot.eye, shot.target, math.radians(degrees)
    dx, dz = x - tx, z - tz
    return replace(shot, eye=(tx + dx * math.cos(a) + dz * math.sin(a), y, tz - dx * math.sin(a) + dz * math.cos(a)))


def swaying(scene, degrees):
    """A loop of a scene whose camera swings there and back. It keeps the first frame's framing, so that nothing jumps."""
    first = scene(0.0)[1]
    return lambda t: (scene(t)[0], swayed(first, degrees * math.sin(2 * math.pi * t)))


@dataclass(frozen=True)
class Loop:
    seconds: float
    scene: Callable
    samples: int = 56


LOOPS = {
    "hero": Loop(11, lambda: lambda t: (circle.neighbourhood(t), hero_shot(t)), 48),
    "golf": Loop(10, lambda: swaying(golf.course_day, 4)),
    "education": Loop(10, lambda: swaying(places.school, 5)),
    "housing": Loop(10, lambda: swaying(blocks.homes_row, 5)),
}
# Constant quality per film, found by trial: loops within 1 MB of AV1 and 2.5 MB of H.264, the story within 3 and 6.
QUALITY = {"hero": (42, 25), "golf": (38, 22), "education": (38, 23), "housing": (38, 22), "angela-story": (50, 29)}


def loop_frames(name):
    loop = LOOPS[name]
    scene, count = loop.scene(), round(loop.seconds * RATE)
    yield from render.frames([scene(i / count) for i in range(count)], WIDTH, HEIGHT, loop.samples, 2.2, name)


def story_frames(name):
    """Scene after scene; the end of one fades into the start of the next."""
    overlap, tail = round(story.FADE * RATE), []
    for k, (scene, seconds) in enumerate(story.SCENES):
        count, last = round(seconds * RATE), k == len(story.SCENES) - 1
        start, held = time.time(), []
        for i, pixels in enumerate(render.frames([scene(i / (count - 1)) for i in range(count)], WIDTH, HEIGHT, story.SAMPLES[k], 2.8, name)):
            if tail and i < overlap:
                share = (i + 1) / (overlap + 1)
                pixels = (tail[i] * (1 - share) + pixels * share + 0.5).astype(np.uint8)
            if i < count - overlap or last:
                yield pixels
            else:
                held.append(pixels.astype(np.float32))
        tail = held
        print(f"  {scene.__name__}: {time.time() - start:.0f} s", flush=True)


TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]


def trace(name, out):
    """A master that is close to lossless. The colour conversion is exact, so that paper stays the page's paper."""
    start = time.time()
    command = [FFMPEG, "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-",
               "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int", "-c:v", "libx264", "-preset", "medium", "-crf", "12", "-pix_fmt", "yuv420p", *TAGS, str(out / f"{name}-master.mp4")]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as ffmpeg:
        for pixels in story_frames(name) if name == "angela-story" else loop_frames(name):
            ffmpeg.stdin.write(pixels.tobytes())
    print(f"{name}: {time.time() - start:.0f} s", flush=True)


def encode(name, masters):
    av1, h264 = QUALITY[name]
    source = ["-v", "error", "-y", "-i", str(masters / f"{name}-master.mp4"), "-an"]
    common = ["-pix_fmt", "yuv420p", *TAGS, "-movflags", "+faststart"]
    subprocess.run([FFMPEG, *source, "-c:v", "libsvtav1", "-preset", "6", "-crf", str(av1), "-g", "240", "-svtav1-params", "tune=0", *common, str(FILMS / f"{name}.av1.mp4")], check=True)
    # Four references and level 4.0: what older phones decode in hardware.
    subprocess.run([FFMPEG, *source, "-c:v", "libx264", "-preset", "slow", "-refs", "4", "-profile:v", "high", "-level", "4.0", "-tune", "animation", "-crf", str(h264), *common, str(FILMS / f"{name}.mp4")], check=True)
    if name == "angela-story":  # the loops' posters are pictures of the pages
        poster(name, masters)
    facts = json.loads(FACTS.read_text())
    facts["films"].setdefault(name, {}).update(width=WIDTH, height=HEIGHT, seconds=seconds(name), bytes={kind: (FILMS / f"{name}.{kind}").stat().st_size for kind in ("av1.mp4", "mp4")})
    FACTS.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n")


def poster(name, masters):
    """The first frame as AVIF and JPEG."""
    from PIL import Image  # tracing runs where Pillow may be missing

    from encode_stills import avif

    frame = masters / f"{name}-frame.png"
    subprocess.run([FFMPEG, "-v", "error", "-y", "-i", str(masters / f"{name}-master.mp4"), "-frames:v", "1", str(frame)], check=True)
    image = Image.open(frame).convert("RGB")
    for width in (640, 960, 1280):
        image.resize((width, width * HEIGHT // WIDTH), Image.LANCZOS).save(frame)
        Image.open(frame).save(FILMS / f"{name}-{width}.jpg", quality=80, optimize=True, progressive=True)
        avif(frame, FILMS / f"{name}-{width}.avif", 28)


def seconds(name):
    if name in LOOPS:
        return LOOPS[name].seconds
    return sum(length for _, length in story.SCENES) - story.FADE * (len(story.SCENES) - 1)


if __name__ == "__main__":
    step, out, names = sys.argv[1:4]
    Path(out).mkdir(parents=True, exist_ok=True)
    for name in names.split(","):
        {"trace": trace, "encode": encode}[step](name, Path(out))
