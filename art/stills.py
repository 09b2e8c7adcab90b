"""Takes the pictures. python3 stills.py OUT [NAME,NAME...] renders masters as PNG into OUT."""
import math
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from scene import blocks, circle, gatherings, golf, places
from scene.light import DAY, SPRING, WINTER, Shot, orbit


@dataclass(frozen=True)
class Still:
    make: Callable
    width: int = 1600
    height: int = 900
    samples: int = 288


def hero_shot(t=0.0, light=DAY):
    """The home page: the circle to the right, calm paper to the left and above; the camera sways with t."""
    target = (0, 1, 1)
    return Shot(orbit(target, 150, 13 + 5 * math.sin(2 * math.pi * t), 27), target, 39.5, lens=0.5, shift=(0.345, 0.02), edge=0.03, light=light)


def tall_shot():
    """The same world for phones: the whole circle, centred, seen from a little higher."""
    target = (0, 1, 1)
    return Shot(orbit(target, 150, 13, 36), target, 56, lens=0.5, shift=(0.02, -0.10), edge=0.02)


def above_shot():
    target = (0, 0, 0)
    return Shot(orbit(target, 170, 10, 62), target, 40, lens=0.7, shift=(0, 0.03), edge=0.02)


def season_shot(light):
    target = (-4, 1, 4)
    return Shot(orbit(target, 150, -24, 25), target, 32, lens=0.5, shift=(0, 0.04), edge=0.02, light=light)


STILLS = {
    "hero": Still(lambda: (circle.neighbourhood(), hero_shot()), 1920, 1080),
    "hero-tall": Still(lambda: (circle.neighbourhood(), tall_shot()), 960, 1152),
    "campus": Still(lambda: (circle.neighbourhood(0.3), above_shot())),
    "church": Still(places.church),
    "clinic": Still(places.clinic),
    "school": Still(places.school),
    "arts": Still(places.arts),
    "garden": Still(places.garden),
    "homes": Still(blocks.homes_row),
    "project-130": Still(blocks.project_130),
    "project-843": Still(blocks.project_843),
    "golf": Still(golf.course_day),
    "dusk": Still(gatherings.evening, samples=640),
    "train": Still(blocks.platform),
    "plaza": Still(gatherings.gathering),
    "storefront": Still(blocks.storefront),
    "block": Still(blocks.block),
    "winter": Still(lambda: (circle.neighbourhood(0.6, "winter"), season_shot(WINTER))),
    "spring": Still(lambda: (circle.neighbourhood(0.8, "spring"), season_shot(SPRING))),
}

if __name__ == "__main__":
    import png
    import render

    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2].split(",") if len(sys.argv) > 2 else STILLS:
        still, start = STILLS[name], time.time()
        for pixels in render.frames([still.make()], still.width, still.height, still.samples, 1.5, name):
            png.save(out / f"{name}.png", pixels)
        print(f"{name}: {time.time() - start:.1f} s", flush=True)
