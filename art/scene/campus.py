"""What lies between the buildings: plinths, farm, court, playground, plaza, the building site and its crane."""
import math
import random
from functools import lru_cache

from .mesh import Mesh


@lru_cache(None)
def plinth(radius, height=8.0, ground="grass"):
    """The round base that every scene stands on: its top is at y = 0."""
    m = Mesh()
    h = height
    m.tube(0, -h, 0, radius + 2.4, h * 0.16, "plinth", sides=220, r2=radius + 2.1)
    m.tube(0, -h * 0.84, 0, radius + 2.1, h * 0.05, "plinth-trim", sides=220, r2=radius + 1.2)
    m.tube(0, -h * 0.80, 0, radius + 1.0, h * 0.74, "plinth", sides=220)
    m.tube(0, -h * 0.07, 0, radius + 1.25, h * 0.05, "plinth-trim", sides=220)
    m.tube(0, -h * 0.02, 0, radius + 1.25, h * 0.02, "plinth-trim", sides=220, r2=radius + 0.9)
    m.disc(0, 0.004, 0, radius + 0.6, ground, 220)
    return m


@lru_cache(None)
def freight_farm():
    """A shipping container turned farm, open to +z: three shelves of lettuce under violet lamps."""
    m = Mesh()
    m.box(0, 0.3, -1.3, 12, 2.9, 0.16, "container")
    for x in (-6, 6):
        m.box(x, 0.3, 0, 0.16, 2.9, 2.75, "container")
    m.box(0, 3.1, 0, 12.2, 0.2, 2.95, "green")
    m.box(0, 0.08, 0, 12.2, 0.25, 2.95, "steel")
    for x in (-6.0, 6.0):
        for z in (-1.35, 1.35):
            m.box(x, 0.1, z, 0.3, 3.2, 0.3, "deep-green")
    m.quad((-5.9, 0.33, -1.2), (5.9, 0.33, -1.2), (5.9, 3.1, -1.2), (-5.9, 3.1, -1.2), "white")
    rng = random.Random(1)
    for level in range(3):
        y = 0.5 + level * 0.88
        m.box(0, y, -0.5, 11.4, 0.08, 1.1, "white")
        m.box(0, y + 0.76, -0.5, 11.2, 0.05, 0.5, "grow")
        for i in range(24):
            for dz in (-0.25, 0.2):
                m.ball(-5.3 + i * 0.46, y + 0.2, -0.5 + dz, 0.2, rng.choice(["lettuce", "leaf-light", "lettuce"]), 1, squash=0.8)
    m.box(0, 3.3, 0, 9, 0.1, 1.2, "white")
    for k in range(5):
        with m.at(-3.8 + k * 1.9, 3.5, 0, tilt=20):
            m.box(0, 0, 0, 1.6, 0.08, 2.0, "navy")
    with m.at(-6.0, 0.3, 1.45, 60):  # the doors stand open
        m.box(-0.75, 0, 0, 1.4, 2.8, 0.1, "container")
    with m.at(6.0, 0.3, 1.45, -60):
        m.box(0.75, 0, 0, 1.4, 2.8, 0.1, "container")
    return m


@lru_cache(None)
def greenhouse(w=6.0, d=4.0):
    m = Mesh()
    h, ridge = 2.3, 1.5
    for side in (-1, 1):
        m.box(side * w / 2, 0, 0, 0.08, 0.6, d, "plank")
        m.box(0, 0, side * d / 2, w, 0.6, 0.08, "plank")
    count = 6
    for k in range(count + 1):
        x = -w / 2 + w * k / count
        for side in (-1, 1):
            m.rod((x, 0.5, side * d / 2), (x, h, side * d / 2), 0.05, "white", 5)
            m.rod((x, h, side * d / 2), (x, h + ridge, 0), 0.05, "white", 5)
    for y, z in ((h, d / 2), (h, -d / 2), (h + ridge, 0)):
        m.rod((-w / 2, y, z), (w / 2, y, z), 0.06, "white", 5)
    for k in range(8):
        for z in (-1.1, 0, 1.1):
            m.ball(-w / 2 + 0.6 + k * 0.7, 0.8, z, 0.34, ("leaf", "lettuce", "leaf-light", "tomato")[(k + int(z * 2)) % 4], 1)
    return m


@lru_cache(None)
def shed():
    m = Mesh()
    m.box(0, 0, 0, 3.0, 2.3, 2.4, "plank")
    with m.at(turn=90):
        m.gable(0, 2.3, 0, 2.4, 1.0, 3.0, "shingle-red", "plank", 0.25, 0.1)
    m.box(0, 0.05, 1.22, 1.0, 1.9, 0.08, "teal")
    return m


@lru_cache(None)
def basketball_court():
    m = Mesh()
    m.box(0, 0.0, 0, 17, 0.06, 10, "court-edge")
    m.box(0, 0.03, 0, 15.4, 0.055, 8.6, "court")
    y = 0.09
    for x in (-7.6, 0, 7.6):
        m.box(x, y - 0.02, 0, 0.12, 0.03, 8.6, "line")
    for z in (-4.25, 4.25):
        m.box(0, y - 0.02, z, 15.4, 0.03, 0.12, "line")
    _hoop_lines(m, 0, 0, 1.5, 0, 2 * math.pi, y)
    for side in (-1, 1):
        _hoop_lines(m, side * 6.6, 0, 3.6, math.pi / 2 if side > 0 else -math.pi / 2, 3 * math.pi / 2 if side > 0 else math.pi / 2, y)
        m.box(side * 6.2, y - 0.025, 0, 2.8, 0.02, 2.4, "court-edge")
        m.tube(side * 8.0, 0, 0, 0.12, 3.2, "steel", sides=10)
        m.rod((side * 8.0, 3.1, 0), (side * 7.2, 3.3, 0), 0.09, "steel", 6)
        m.box(side * 7.15, 2.7, 0, 0.09, 1.2, 1.9, "white")
        m.box(side * 7.09, 2.9, 0, 0.02, 0.5, 0.7, "coral")
        ring = [(side * 6.75 + 0.32 * math.cos(a), 2.85, 0.32 * math.sin(a)) for a in [2 * math.pi * k / 16 for k in range(17)]]
        for p, q in zip(ring, ring[1:]):
            m.rod(p, q, 0.035, "orange", 5)
    return m


def _hoop_lines(m, x, z, r, start, end, y):
    with m.at(x, y, z):
        m.ring(r - 0.06, r + 0.06, -0.02, 0.03, "line", 40, start, end)


@lru_cache(None)
def playground():
    m = Mesh()
    m.disc(0, 0.05, 0, 5.0, "court-edge", 48)
    m.disc(0.6, 0.06, 0.3, 3.6, "dirt", 48)
    for x in (-0.8, 0.8):
        for z in (-0.8, 0.8):
            m.box(x, 0, z - 1, 0.14, 3.0, 0.14, "gold")
    m.box(0, 1.4, -1, 1.8, 0.12, 1.8, "plank")
    m.tube(0, 3.0, -1, 1.5, 1.0, "brick-red", sides=4, r2=0.02, smooth=False)
    m.quad((-0.45, 1.45, -0.1), (0.45, 1.45, -0.1), (0.45, 0.15, 2.6), (-0.45, 0.15, 2.6), "teal")
    for x in (-0.5, 0.5):
        m.rod((x, 1.75, -0.1), (x, 0.4, 2.6), 0.07, "teal", 6)
    for x in (2.4, 4.4):
        m.rod((x, 0, -0.8), (3.4 if x < 0 else x, 2.4, 0), 0.07, "brick-red", 6)
        m.rod((x, 0, 0.8), (x, 2.4, 0), 0.07, "brick-red", 6)
    m.rod((2.4, 2.4, 0), (4.4, 2.4, 0), 0.07, "brick-red", 6)
    for x in (3.0, 3.8):
        for dx in (-0.2, 0.2):
            m.rod((x + dx, 2.4, 0), (x + dx, 0.6, 0.15), 0.02, "iron", 4)
        m.box(x, 0.55, 0.15, 0.5, 0.06, 0.25, "black")
    return m


@lru_cache(None)
def fountain():
    m = Mesh()
    m.tube(0, 0, 0, 2.6, 0.55, "limestone", sides=48)
    m.tube(0, 0.5, 0, 2.25, 0.07, "water", sides=48)
    m.tube(0, 0.5, 0, 0.4, 1.1, "limestone", sides=20, r2=0.3)
    m.tube(0, 1.6, 0, 0.4, 0.25, "limestone", sides=28, r2=1.1)
    m.tube(0, 1.82, 0, 1.0, 0.05, "water", sides=28)
    m.tube(0, 1.8, 0, 0.16, 0.7, "limestone", sides=12)
    m.ball(0, 2.6, 0, 0.26, "limestone", 2)
    return m


@lru_cache(None)
def building_site(floors=4):
    """Project 130 going up: concrete decks, brick rising behind, scaffolding in front."""
    m = Mesh()
    m.disc(0, 0.03, 0.5, 9.6, "dirt", 60)
    for f in range(floors):
        m.box(0, f * 3.2, 0, 13, 0.32, 9, "concrete")
        if f < floors - 1:
            for x in (-6, -2, 2, 6):
                for z in (-4, 0, 4):
                    m.box(x, f * 3.2 + 0.3, z, 0.42, 2.9, 0.42, "concrete")
    for f in range(floors - 1):
        share = (13, 13, 6)[min(f, 2)]
        m.box(-(13 - share) / 2, f * 3.2 + 0.32, -4.4, share, 2.88, 0.25, "brick2")
        m.box(-6.4, f * 3.2 + 0.32, -1.5 if f else 0, 0.25, 2.88, 6 if f else 9, "brick2")
    for x in (-5, -1.6, 1.8):  # the first front bays are closed
        m.box(x, 0.32, 4.35, 2.6, 2.88, 0.25, "brick2")
        m.box(x, 1.2, 4.42, 1.4, 1.5, 0.2, "glass")
    for i in range(7):
        x = -6.6 + i * 2.2
        for z in (5.6, 6.8):
            m.rod((x, 0, z), (x, 11.6, z), 0.07, "gold", 6)
    for y in (2.3, 5.5, 8.7):
        m.box(0, y, 6.2, 13.6, 0.14, 1.4, "plank")
        for z in (5.6, 6.8):
            m.rod((-6.6, y + 1.0, z), (6.6, y + 1.0, z), 0.05, "gold", 5)
    for i in range(3):
        m.rod((-6.6 + i * 4.4, 0.2, 6.85), (-2.2 + i * 4.4, 5.5, 6.85), 0.05, "gold", 5)
    top = (floors - 1) * 3.2 + 0.32
    for i in range(5):
        for j in range(3):
            m.rod((-5.6 + i * 2.8, top, -4 + j * 4), (-5.6 + i * 2.8, top + 1.0, -4 + j * 4), 0.06, "steel", 5)
    m.box(3.5, top, 1.5, 1.4, 0.9, 1.0, "brick2")
    m.box(-2.6, top, -1.0, 2.4, 0.4, 1.2, "plank")
    for k in range(4):
        m.box(-9.5 + 0.02 * k, 0.05 + k * 0.35, 2.5, 2.4, 0.3, 1.2, "plank")
    m.box(-9.3, 0, -1.5, 2.2, 1.2, 1.6, "brick2")
    return m


@lru_cache(None)
def crane_mast(height=24.0):
    m = Mesh()
    m.box(0, 0, 0, 2.8, 0.5, 2.8, "concrete")
    for a in (-0.5, 0.5):
        for b in (-0.5, 0.5):
            m.box(a, 0.4, b, 0.15, height, 0.15, "gold")
    y = 0.5
    while y < height:
        for side in (-0.5, 0.5):
            m.rod((-0.5, y, side), (0.5, y + 1.4, side), 0.05, "gold", 5)
            m.rod((side, y, -0.5), (side, y + 1.4, 0.5), 0.05, "gold", 5)
        m.box(0, y, 0, 1.05, 0.09, 1.05, "gold")
        y += 1.4
    return m


@lru_cache(None)
def crane_jib(hang=8.5):
    """Turns about its mast: reach towards -x, counterweight towards +x, a load of bricks on the hook."""
    m = Mesh()
    m.box(0, 0, 0, 1.5, 0.6, 1.5, "gold")
    m.box(0.1, 0.6, 0.9, 1.4, 1.6, 1.2, "gold")
    m.box(-0.62, 0.9, 0.9, 0.05, 1.0, 1.0, "glass")
    m.box(0, 0.6, 0, 0.9, 4.4, 0.9, "gold")
    for side in (-0.45, 0.45):
        m.rod((6.4, 1.6, side), (-16, 1.6, side), 0.09, "gold", 6)
    m.rod((6.4, 1.6, 0), (-0.0, 2.7, 0), 0.05, "gold", 5)
    m.rod((0, 2.6, 0), (-16, 2.4, 0), 0.09, "gold", 6)
    for k in range(16):
        x = -k * 1.0
        for side in (-0.45, 0.45):
            m.rod((x, 1.6, side), (x - 0.5, 2.5, 0), 0.045, "gold", 4)
            m.rod((x - 0.5, 2.5, 0), (x - 1.0, 1.6, side), 0.045, "gold", 4)
        m.rod((x, 1.6, -0.45), (x - 1, 1.6, 0.45), 0.04, "gold", 4)
    m.rod((0, 5.0, 0), (-12, 2.5, 0), 0.04, "iron", 4)
    m.rod((0, 5.0, 0), (6.0, 1.7, 0), 0.04, "iron", 4)
    m.box(5.6, 0.3, 0, 1.7, 1.7, 1.4, "steel")
    for side in (-0.3, 0.3):
        m.rod((-11, 1.5, side), (-11, 1.5 - hang, side * 0.3), 0.03, "iron", 4)
    m.box(-11, 1.3, 0, 0.8, 0.3, 0.9, "iron")
    m.box(-11, 0.4 - hang, 0, 2.0, 0.9, 1.3, "brick2")
    m.box(-11, 0.25 - hang, 0, 2.2, 0.15, 1.4, "plank")
    for a in (-0.9, 0.9):
        m.rod((-11, 1.6 - hang, 0), (-11 + a, 1.3 - hang, 0), 0.03, "iron", 4)
    return m


@lru_cache(None)
def fence(long, kind="white"):
    """Pickets along x."""
    m = Mesh()
    for y in (0.3, 0.75):
        m.box(0, y, 0, long, 0.07, 0.05, kind)
    n = int(long / 0.32)
    for k in range(n + 1):
        m.box(-long / 2 + k * long / n, 0, 0, 0.11, 1.0, 0.05, kind)
    return m
