"""Angela's film: six scenes. Each takes t from 0 to 1 and gives a world and a shot."""
import math
import random
from dataclasses import replace
from functools import lru_cache

import numpy as np

from . import blocks, circle, homes, places, plants, rooms, street
from .light import RAIN, Light, Shot, orbit
from .mesh import Mesh
from .people import figure
from .plinths import bands, base, dashes, height
from .world import World

ANGELA = ("#6f4630", "#e0785c", "#1f3a52", "#1f1a16")
HOST = ("#8a5a3c", "#f0c464", "#574d43", "#8d8780")  # the woman at the door, met again at the end
TEACHER = ("#5a3825", "#f1eee8", "#3a3330", "#1f1a16")
GARDENER = ("#a8754f", "#3d7d57", "#574d43", "#2b2019")

MORNING = Light(azimuth=178, height=27, sun=(4.6, 3.4, 2.1), zenith=(0.50, 0.58, 0.72), horizon=(0.85, 0.76, 0.64), exposure=0.74)
NOON = Light(azimuth=150, height=42, sun=(2.9, 2.4, 1.8), exposure=0.60)
EVENING_SUN = Light(azimuth=128, height=25, sun=(4.3, 2.75, 1.4), zenith=(0.55, 0.62, 0.78), horizon=(1.25, 0.95, 0.66), exposure=0.60)


def ease(t):
    return t * t * (3 - 2 * t)


def angela(w, x, z, turn, pose="stand", phase=0.0, size=1.25, y=0.0):
    w.put(figure(pose, phase, "long"), x, z, turn, y, size, ANGELA)


@lru_cache(None)
def _streaks():
    rng, m = random.Random(3), Mesh()
    for _ in range(420):
        x, y, z = rng.uniform(-13, 13), rng.uniform(0, 14), rng.uniform(-11, 13)
        m.rod((x, y, z), (x + 0.03, y + rng.uniform(0.35, 0.7), z), 0.012, "rain", 3)
    return m


def rain(w, seconds):
    fall = (seconds * 15.0) % 14.0
    for y in (-fall, 14 - fall):
        w.put(_streaks(), 0, 0, 0, y)


@lru_cache(None)
def _night_street():
    w = base(12.5)
    w.put(bands(12.5, ("walk", 1.4, 4.4), ("road", 6.6, 6.0)))
    w.put(dashes(12.5, 6.6))
    for i, x in enumerate((-7.4, 0.2, 7.6)):
        w.put(homes.two_flat(("brick3", "brick5", "brick1")[i], 2, (31, 23, 27)[i]), x, -7.6)
    w.put(street.bus_shelter(), -0.6, 1.6)
    w.put(street.lamp_post(), 4.6, 3.0)
    w.put(street.lamp_post(), -8.4, 2.8)
    w.put(street.hydrant(), 6.4, 3.0)
    for x, z in ((-10.2, 0.4), (9.8, 0.6)):
        w.put(plants.tree(6), x, z, 40, 0, 0.95, ("#4f723f",))
    return w


def bus_stop(t):
    w = World(_night_street().items)
    angela(w, -0.9, 1.3, -90, "sit", y=0.06, size=1.2)
    bag = _bag()
    w.put(bag, -0.35, 1.55, 0, 0.55)
    rain(w, t * 9)
    eye = orbit((-0.3, 1.7, 1.2), 29 - 13 * ease(t), 30 - 16 * ease(t), 15 - 4 * t)
    return w, Shot(eye, (-0.3, 1.9, 1.2), 30, 1.0, 0.16, (0.0, 0.0), floor=-height(12.5), fade=(13.5, 22), edge=0, depth=3, light=replace(RAIN, lamps=1.7))


@lru_cache(None)
def _bag():
    m = Mesh()
    m.ball(0, 0.2, 0, 0.24, "lake", 2, wide=1.4, squash=0.9)
    return m


def lit_door(t):
    w = World(_shop().items)
    f = ease(min(1.0, t * 1.25))
    walking = t < 0.8
    angela(w, -4.9 + 3.4 * f, 5.2 - 2.4 * f, 35 if walking else 40, "walk" if walking else "stand", round(t * 9 % 1, 2))
    w.put(figure("wave", round(t * 7 % 1, 2), "bun"), 0.15, 1.6, -105, 0.02, 1.25, HOST)
    rain(w, t * 8)
    look = (-0.6, 2.6, 0.6)
    eye = orbit(look, 27 - 8 * ease(t), -26 + 13 * ease(t), 12)
    return w, Shot(eye, look, 30, 1.0, 0.16, (0.0, 0.02), floor=-height(12), fade=(13, 21), edge=0, depth=3, light=replace(RAIN, lamps=1.9, exposure=1.5))


@lru_cache(None)
def _shop():
    return blocks.storefront(open_door=True)[0]


def _room(mesh):
    """A room stands on the page itself, like a doll's house on a table."""
    w = World()
    w.put(mesh)
    return w


def own_room(t):
    w = _room(rooms.bedroom())
    angela(w, -1.95, 0.6, -14 - 22 * ease(t), "sit", y=0.1, size=1.1)
    look = (-0.1, 1.25, -0.2)
    eye = orbit(look, 17.2 - 3.2 * ease(t), 40 - 18 * ease(t), 20)
    return w, Shot(eye, look, 27, 1.0, 0.10, (0.0, 0.03), floor=-0.35, fade=(4.5, 9), edge=0.03, light=MORNING)


def training_kitchen(t):
    w = _room(rooms.kitchen())
    stir = math.sin(2 * math.pi * t * 5)
    for x, z, turn, pose, look in ((-2.0, -0.75, -90, "reach", ("#8a5a3c", "#2a7189", "#3a3330", "#2b2019")), (-0.6, -0.8, -90, "carry", ("#c99a76", "#b9492e", "#1f3a52", "#5b4030")), (2.3, -0.75, -100, "stand", ("#4a2e20", "#3d7d57", "#574d43", "#151210"))):
        w.put(figure(pose, 0.0, "short" if x < 0 else "afro"), x, z, turn, 0.12, 1.12, look)
        w.put(rooms.apron("cream"), x, z, turn, 0.12, 1.12)
    angela(w, 0.95, -0.75, -90 + 6 * stir, "reach", size=1.12, y=0.12)
    w.put(rooms.apron("white"), 0.95, -0.75, -90 + 6 * stir, 0.12, 1.12)
    w.put(figure("reach" if t > 0.35 else "stand", 0.0, "short"), 1.7, 1.35, 112, 0.12, 1.14, TEACHER)
    w.put(rooms.chef_hat(), 1.7 + (-0.06 if t > 0.35 else 0), 1.35 - (0.15 if t > 0.35 else 0), 112, 0.12, 1.14)
    look = (0.2, 1.3, -0.2)
    eye = orbit(look, 19.0 - 3.6 * ease(t), 6 + 20 * ease(t), 19)
    return w, Shot(eye, look, 27, 1.0, 0.12, (0.0, -0.02), floor=-0.35, fade=(5.5, 11), edge=0.03, light=replace(MORNING, height=34))


@lru_cache(None)
def _garden():
    return places.garden()[0]


@lru_cache(None)
def _crate():
    m = Mesh()
    m.box(0, 0, 0, 0.6, 0.28, 0.45, "plank")
    for k in range(6):
        m.ball(-0.2 + 0.2 * (k % 3), 0.33, -0.1 + 0.2 * (k // 3), 0.14, "lettuce", 1)
    return m


def garden(t):
    """A line of neighbours passes crates from the freight farm to the stall."""
    w = World(_garden().items)
    line = [(-3.0, -1.7), (-0.9, -1.35), (1.2, -1.3), (3.3, -1.4), (5.4, -1.5)]
    looks = [GARDENER, ("#5a3825", "#d9962a", "#3a3330", "#151210"), ANGELA, ("#c99a76", "#2a7189", "#574d43", "#5b4030"), HOST]
    for k, ((x, z), look) in enumerate(zip(line, looks)):
        turn = -90 + 38 * math.sin(2 * math.pi * (t * 4 - k * 0.25))
        w.put(figure("carry", 0.0, "long" if look is ANGELA else ("cap", "afro", "", "short", "bun")[k] or "long"), x, z + 0.25, turn, 0.06, 1.25, look)
    for j in range(2):
        f = (t * 1.0 + j * 0.5) % 1.0
        s = f * (len(line) - 1)
        i, u = min(int(s), len(line) - 2), s - min(int(s), len(line) - 2)
        hop = ease(min(1.0, u * 1.4))
        x = line[i][0] + (line[i + 1][0] - line[i][0]) * hop
        z = line[i][1] + (line[i + 1][1] - line[i][1]) * hop + 0.75
        w.put(_crate(), x, z, 8 * math.sin(6 * s), 1.02 + 0.15 * math.sin(math.pi * hop), 1.1)
    look = (0.8 + 1.2 * ease(t), 1.6, -1.6)
    eye = orbit(look, 20 + 9 * ease(t), -20 + 30 * ease(t), 14 + 7 * ease(t))
    return w, Shot(eye, look, 28, 1.0, 0.18, (0.0, -0.04), floor=-height(13.6), fade=(15.6, 26), edge=0, depth=4, light=NOON)


HOME = (-32.6, -0.4)  # the walk before the middle house


def keys(t):
    """Angela before her own door; then the camera draws back until the whole circle is seen."""
    w = World(circle.neighbourhood(0.10 + 0.28 * t).items)
    x, z = HOME
    angela(w, x, z - 2.35, -62, "wave", t * 9, y=1.05)
    w.put(_key(), x - 0.3, z - 2.15, -62, 1.05 + 2.45, 1.6)
    friends = ((-1.5, -0.3, 45, HOST, "bun", "wave"), (2.5, -1.4, 160, TEACHER, "short", "wave"), (-2.5, -1.0, 25, GARDENER, "cap", "arms-up"), (-3.4, 0.1, 40, ("#5a3825", "#d9962a", "#3a3330", "#151210"), "afro", "wave"),
               (-2.2, 0.7, 55, ("#c99a76", "#2a7189", "#574d43", "#5b4030"), "short", "stand"), (-0.9, 1.0, 75, ("#4a2e20", "#3d7d57", "#574d43", "#151210"), "afro", "arms-up"))
    for dx, dz, turn, look, hair, pose in friends:
        w.put(figure(pose, t * 7 + dx, hair), x + dx, z + dz, turn, 0.1, 1.25, look)
    hold = max(0.0, (t - 0.14) / 0.86)
    f = ease(min(1.0, hold / 0.92))
    distance = 12.5 * (150 / 12.5) ** f
    target = np.array((x - 0.3, 2.3, z - 1.6)) * (1 - f) ** 1.5 + np.array((0, 1, 1)) * (1 - (1 - f) ** 1.5)
    eye = orbit(tuple(target), distance, 46 + 33 * (f - f * f) * -0.4 - 33 * f + 2 * t, 13 + 14 * min(1.0, f * 1.6))
    return w, Shot(eye, tuple(target), 30 + 5 * f, 1.0, 0.10 + 0.45 * f, (0.0, -0.02 * f), edge=0, depth=4, light=EVENING_SUN)


@lru_cache(None)
def _key():
    m = Mesh()
    m.ring(0.09, 0.16, -0.02, 0.04, "gold", 20)
    m.box(0.3, -0.02, 0, 0.3, 0.05, 0.06, "gold")
    m.box(0.4, -0.02, 0.07, 0.06, 0.05, 0.1, "gold")
    return m


# Scene, seconds. Neighbouring scenes overlap by one second while they cross-fade.
SCENES = [(bus_stop, 9.0), (lit_door, 8.0), (own_room, 8.0), (training_kitchen, 8.0), (garden, 8.5), (keys, 12.0)]
FADE = 1.0
SAMPLES = [28, 28, 48, 48, 36, 32]  # per pixel and scene: lamps at night cost most
