"""The golf course at golden hour: fairway, green, bunkers, pond, a foursome and two carts."""
import math
import random
from functools import lru_cache

import numpy as np

from . import plants
from .light import GOLDEN
from .mesh import Mesh
from .people import person
from .plinths import base, flag, framed
from .world import World

RADIUS = 26
PIN = (5.5, 4.5)


def blob(x, z, rx, rz, seed, points=60, wobble=0.12):
    """A soft irregular outline."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * math.pi, points, endpoint=False)
    r = 1 + sum(wobble / k * np.sin(k * a + rng.uniform(0, 6.28)) for k in (2, 3, 4))
    return [(x + rx * q * math.cos(t), z + rz * q * math.sin(t)) for q, t in zip(r, a)]


def path_at(f):
    """The cart path, from the left rim round the front of the green to the right rim."""
    return -27 + 54 * f, 13.5 + 5.5 * math.sin(math.pi * f) - 5.0 * f


@lru_cache(None)
def course():
    m = Mesh()
    fairway = blob(-3, -1, 20, 7.0, 4, 80, 0.10)
    turned = [(x * math.cos(-0.35) + z * math.sin(-0.35), -x * math.sin(-0.35) + z * math.cos(-0.35)) for x, z in fairway]
    m.patch(turned, 0.03, "fairway")
    m.patch(blob(*PIN, 8.6, 6.6, 2), 0.05, "fairway")
    m.patch(blob(*PIN, 6.9, 5.2, 2), 0.08, "green-turf")
    m.patch(blob(-19, -6.5, 2.6, 2.0, 9), 0.07, "green-turf")
    for x, z, rx, rz, seed in ((-3.6, 8.6, 2.9, 1.9, 5), (14.6, 2.2, 2.0, 2.6, 6), (0.5, -3.2, 2.3, 1.4, 7), (8.0, 12.6, 3.0, 1.5, 8), (-14, 3.6, 2.4, 1.5, 11)):
        rim = blob(x, z, rx * 1.14, rz * 1.16, seed)
        m.patch(rim, 0.09, "rough")
        m.patch(blob(x, z, rx, rz, seed), 0.11, "sand")
    shore = blob(12, -9.0, 7.6, 4.6, 3)
    m.patch([(12 + (x - 12) * 1.1, -9.0 + (z + 9.0) * 1.13) for x, z in shore], 0.05, "sand")
    m.patch(shore, 0.08, "water")
    # a curved cart path
    path = [p for p in (path_at(k / 60) for k in range(61)) if math.hypot(*p) < RADIUS + 0.5]
    for (x0, z0), (x1, z1) in zip(path, path[1:]):
        n = math.hypot(x1 - x0, z1 - z0)
        dx, dz = -(z1 - z0) / n * 0.85, (x1 - x0) / n * 0.85
        m.quad((x0 + dx, 0.12, z0 + dz), (x1 + dx, 0.12, z1 + dz), (x1 - dx, 0.12, z1 - dz), (x0 - dx, 0.12, z0 - dz), "path")
    m.disc(PIN[0], 0.085, PIN[1], 0.16, "black", 14)
    m.tube(PIN[0], 0.08, PIN[1], 0.06, 6.0, "white", sides=8)
    rng = random.Random(2)
    for _ in range(40):  # reeds on the shore
        a = rng.uniform(0, 6.28)
        x, z = 12 + 8.2 * math.cos(a), -9.0 + 5.1 * math.sin(a)
        m.tube(x, 0, z, 0.07, rng.uniform(0.5, 1.1), rng.choice(["leaf", "leaf-light"]), sides=5, r2=0.01)
    return m


@lru_cache(None)
def cart():
    """Facing +x, with two people's bags behind."""
    m = Mesh()
    m.box(0, 0.35, 0, 2.4, 0.4, 1.3, "cream")
    m.box(0.95, 0.7, 0, 0.5, 0.35, 1.25, "teal")
    m.box(-0.15, 0.75, 0, 0.7, 0.3, 1.2, "brick-red")
    m.box(-0.5, 1.0, 0, 0.14, 0.55, 1.2, "brick-red")
    for x in (-0.85, 0.85):
        for z in (-0.58, 0.58):
            m.rod((x, 0.7, z), (x * 0.85, 2.05, z), 0.035, "white", 5)
    m.box(-0.05, 2.05, 0, 2.2, 0.1, 1.4, "white")
    for z in (-0.3, 0.3):
        m.tube(-1.05, 0.6, z, 0.18, 0.9, "navy" if z > 0 else "green", sides=10)
        for k in range(3):
            m.rod((-1.05, 1.4, z), (-1.12 + 0.07 * k, 1.75, z + 0.05 * k), 0.02, "silver", 4)
    for x in (-0.8, 0.85):
        for z in (-0.62, 0.62):
            m.rod((x, 0.26, z - 0.1), (x, 0.26, z + 0.1), 0.26, "tire", 12)
            for side in (-0.1, 0.1):
                m.polygon([(x + 0.26 * math.cos(a), 0.26 + 0.26 * math.sin(a), z + side) for a in [2 * math.pi * k / 12 for k in range(12)]], "tire")
    return m


@lru_cache(None)
def club():
    m = Mesh()
    m.rod((0, 0, 0), (0.1, 1.05, 0), 0.022, "silver", 5)
    m.box(0.06, 0, 0, 0.22, 0.08, 0.1, "iron")
    return m


@lru_cache(None)
def _planted():
    rng, w = random.Random(8), World()
    ring = [(a, r) for a in np.arange(2.75, 6.2, 0.16) for r in (23.6,)] + [(a, 20.3) for a in np.arange(3.2, 5.9, 0.31)]
    for a, r in ring:
        x, z = r * math.cos(a) + rng.uniform(-0.8, 0.8), r * math.sin(a) + rng.uniform(-0.8, 0.8)
        if math.hypot(x - PIN[0], z - PIN[1]) > 9.2 and math.hypot(x - 12, z + 9) > 8.5:
            plants.plant_tree(w, rng, x, z, rng.uniform(0.95, 1.4), rng.choice([0, 1, 2, 3, 4, 4]), palette=plants.GREENS * 4 + plants.AUTUMN)
    for x, z, s in ((-22.5, 6.5, 0.9), (22.0, 7.0, 0.9), (-9.0, -3.6, 0.8)):
        plants.plant_tree(w, rng, x, z, s)
    for _ in range(26):
        a = rng.uniform(0, 6.28)
        w.put(plants.tree(7), 24.8 * math.cos(a), 24.8 * math.sin(a), rng.uniform(0, 360), 0, rng.uniform(0.6, 1.0), (rng.choice(plants.GREENS),))
    return w


def course_day(t=0.0):
    """t loops from 0 to 1: the flag flies, one cart rolls out and back, a golfer putts."""
    rng, w = random.Random(13), base(RADIUS, "rough")
    w.put(course())
    w = w.with_items(_planted())
    w.put(flag(int(round(t * 60)) % 12, 2.5, 1.5), *PIN, 25, 4.5, colours=("#b9492e",))
    x, z = PIN
    size = 2.0
    sway = math.sin(2 * math.pi * t)
    person(w, rng, x - 2.6, z + 1.6, 20, "swing", size=size, top="#2a7189", hair="cap")
    w.put(club(), x - 1.75, z + 1.3, 200 + 8 * math.sin(4 * math.pi * t), 0.08, size, roll=10 * math.sin(4 * math.pi * t))
    person(w, rng, x + 2.4, z + 2.2, 150, "stand", size=size, top="#d9962a", hair="bun", y=0.02 * sway)
    person(w, rng, x - 0.6, z - 2.4, -80, "wave", round(t * 5 % 1, 3), size=size, top="#efe6d6", hair="short")
    person(w, rng, x + 0.5, z + 0.2, 190, "carry", size=size, top="#b9492e", hair="afro")
    w.put(cart(), -9.6, 8.0, 30, 0.1, 1.8)
    drive = 0.5 - 0.5 * math.cos(2 * math.pi * t)
    f = 0.16 + 0.30 * drive
    (cx, cz), (nx, nz) = path_at(f), path_at(f + 0.01)
    turn = -math.degrees(math.atan2(nz - cz, nx - cx))
    w.put(cart(), cx, cz, turn, 0.13, 1.8)
    for side in (-0.35, 0.35):
        person(w, rng, cx + 0.1, cz + side * 1.8, turn, "sit", size=1.75, y=1.02, top="#3d7d57" if side < 0 else "#f0c464", hair="cap")
    return w, framed(w, RADIUS, turn=-10, rise=21, light=GOLDEN, lens=0.42, fov=26)
