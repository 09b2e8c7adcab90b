"""Homes of the West Side: two-flats, a greystone, a frame house, a storefront with rooms above."""
import math
import random
from functools import lru_cache

from .fronts import air_unit, awning, door, fire_escape, parapet, solar_panels, stoop, walls, water_tank, window
from .mesh import Mesh

FLOOR = 3.15
DOORS = ["teal", "lake", "green", "brick-red", "gold", "navy", "plum"]


def _bay(m, x, z, w, depth, h, wall, rng, floors, sill, lintel):
    """A three-sided bay with windows on every floor."""
    a, b = w / 2, w / 2 - depth * 0.75
    outline = [(x - a, z), (x - b, z + depth), (x + b, z + depth), (x + a, z)]
    for (x0, z0), (x1, z1) in zip(outline, outline[1:]):
        m.quad((x0, 0, z0), (x1, 0, z1), (x1, h, z1), (x0, h, z0), wall)
    top = [(px, h, pz) for px, pz in outline]
    m.polygon([top[0], top[1], top[2], top[3]][::1], "roof-light")
    for y0, t in ((0.0, 0.85), (h - 0.35, 0.5)):
        grown = [(x - a - 0.08, z), (x - b - 0.05, z + depth + 0.1), (x + b + 0.05, z + depth + 0.1), (x + a + 0.08, z)]
        for (x0, z0), (x1, z1) in zip(grown, grown[1:]):
            m.quad((x0, y0, z0), (x1, y0, z1), (x1, y0 + t, z1), (x0, y0 + t, z0), sill)
        m.polygon([(px, y0 + t, pz) for px, pz in grown], sill)
    for f in range(floors):
        y = 1.75 + FLOOR * f
        window(m, x, y, z + depth, 2 * b - 0.35, 1.75, rng, lintel=lintel, box="flower-pink" if f and rng.random() < 0.3 else None)
        angle = math.degrees(math.atan2(depth, a - b))
        for side in (-1, 1):
            with m.at(x + side * (a + b) / 2, 0, z + depth / 2, side * angle):
                window(m, 0, y, 0, 0.62, 1.75, rng, cross=False)


def _back_porch(m, d, floors, w):
    """The open wooden stairs behind a Chicago flat."""
    for f in range(floors):
        y = 0.9 + FLOOR * f
        m.box(0, y, -d / 2 - 1.1, w * 0.8, 0.14, 2.2, "plank")
        for x in (-w * 0.39, 0, w * 0.39):
            m.box(x, 0 if not f else y - FLOOR, -d / 2 - 2.1, 0.16, FLOOR + (0.9 if not f else 0), 0.16, "wood")
        for rail in (0.5, 1.0):
            m.box(0, y + rail, -d / 2 - 2.1, w * 0.8, 0.08, 0.08, "wood")


@lru_cache(None)
def two_flat(brick="brick1", floors=2, seed=0, w=6.6, d=12.0):
    """Front to +z: a bay on the left, the door up a stoop on the right."""
    rng, m = random.Random(seed), Mesh()
    h = FLOOR * floors + 1.1
    trim = rng.choice(["limestone", "stone", "cream"])
    walls(m, w, d, h, brick, "stone", 0.85)
    parapet(m, w, d, h, brick)
    _bay(m, -w / 4 + 0.1, d / 2, 3.1, 1.15, h - 0.7, brick, rng, floors, "limestone", trim)
    # cornice with brackets
    m.box(0, h - 0.15, d / 2 + 0.18, w + 0.35, 0.34, 0.62, trim)
    m.box(0, h + 0.19, d / 2 + 0.24, w + 0.55, 0.20, 0.80, rng.choice(["green", "limestone", "teal", "brick-red"]))
    for k in range(9):
        m.box(-w / 2 + 0.3 + k * (w - 0.6) / 8, h - 0.45, d / 2 + 0.16, 0.16, 0.32, 0.36, trim)
    peak = rng.random()
    if peak < 0.5:
        m.box(0, h + 0.6, d / 2 - 0.1, w * 0.36, 0.7, 0.34, brick)
        m.box(0, h + 1.3, d / 2 - 0.1, w * 0.36 + 0.2, 0.18, 0.46, "limestone")
    dx = w / 4 + 0.25
    for f in range(1, floors):
        window(m, dx, 1.75 + FLOOR * f, d / 2, 1.15, 1.75, rng, lintel=trim, box=rng.choice(["flower-gold", "tomato", None, None]))
    door(m, dx, 1.05, d / 2, rng.choice(DOORS), rng)
    stoop(m, dx, d / 2, 1.9, 1.05, 5)
    style = rng.random()
    if style < 0.45:  # a porch roof on posts
        m.box(dx, 3.75, d / 2 + 0.85, 2.3, 0.2, 1.8, trim)
        for side in (-1, 1):
            m.tube(dx + side * 0.95, 1.05, d / 2 + 1.55, 0.11, 2.7, "cream", sides=10)
    elif style < 0.75:
        awning(m, dx, 3.85, d / 2 + 0.05, 2.0, [rng.choice(["green", "teal", "brick-red", "gold"]), "cream"])
    else:
        m.box(dx, 3.45, d / 2 + 0.1, 1.7, 0.4, 0.3, trim)
    for turn, plane in ((90, w / 2), (-90, w / 2)):
        with m.at(turn=turn):
            for f in range(floors):
                for c in range(3):
                    window(m, -d / 3 + c * d / 3, 1.85 + FLOOR * f, plane, 0.9, 1.45, rng, cross=True)
    with m.at(turn=180):
        for f in range(floors):
            for x in (-1.6, 1.6):
                window(m, x, 1.75 + FLOOR * f, d / 2, 1.0, 1.5, rng)
    _back_porch(m, d, floors, w)
    m.box(-w / 4, h, -d / 4, 0.8, 1.9, 0.8, brick)
    m.box(-w / 4, h + 1.9, -d / 4, 0.95, 0.16, 0.95, "limestone")
    extra = seed % 5
    if extra == 0:
        solar_panels(m, w * 0.12, h, 0.5, 2, 2)
    elif extra == 1:
        air_unit(m, w / 5, h, 1.0, 0.8)
    elif extra == 2:  # a roof garden
        for i in range(3):
            m.box(w / 5, h, -1 + i * 1.6, 1.9, 0.45, 1.0, "plank")
            for k in range(5):
                m.ball(w / 5 - 0.7 + k * 0.35, h + 0.6, -1 + i * 1.6, 0.26, rng.choice(["leaf", "leaf-light", "flower-gold", "tomato"]), 1)
    elif extra == 3:
        water_tank(m, w / 6, h, -0.5, 0.72)
    else:
        m.box(w / 5, h, 1.2, 1.5, 0.55, 1.5, "glass-curtain")
        air_unit(m, w / 5, h, -2.4, 0.6)
    return m


@lru_cache(None)
def frame_house(siding="siding-gold", roof="shingle-brown", seed=3):
    """A single-family home: four bedrooms, deep front porch, dormers, a garden gate."""
    rng, m = random.Random(seed), Mesh()
    w, d, h = 8.6, 10.5, 6.6
    walls(m, w, d, h, siding, "stone", 0.7)
    with m.at(turn=90):
        m.gable(0, h, 0, d, 3.4, w, roof, siding, 0.55)
    # dormer towards the street
    for x in (-2.0, 2.0):
        with m.at(x, h + 0.25, d / 2 - 1.75):
            m.box(0, 0, 0, 1.9, 1.7, 2.4, siding)
            m.gable(0, 1.7, 0, 1.9, 0.85, 2.4, roof, siding, 0.22, 0.1)
            window(m, 0, 0.35, 1.2, 0.95, 1.15, rng, pane="glass-warm", sill="white", frame="white")
    # porch
    m.box(0, 0, d / 2 + 1.3, w, 0.75, 2.6, "stone")
    m.box(0, 0.75, d / 2 + 1.3, w + 0.1, 0.1, 2.7, "plank")
    for x in (-w / 2 + 0.3, -1.25, 1.25, w / 2 - 0.3):
        m.box(x, 0.85, d / 2 + 2.35, 0.26, 2.6, 0.26, "white")
    for a, b in ((-w / 2 + 0.3, -1.25), (1.25, w / 2 - 0.3)):
        m.box((a + b) / 2, 1.65, d / 2 + 2.35, b - a, 0.1, 0.12, "white")
        for k in range(9):
            m.box(a + 0.2 + k * (b - a - 0.4) / 8, 0.85, d / 2 + 2.35, 0.07, 0.8, 0.07, "white")
    m.quad((-w / 2 - 0.3, 4.15, d / 2), (-w / 2 - 0.3, 3.4, d / 2 + 2.9), (w / 2 + 0.3, 3.4, d / 2 + 2.9), (w / 2 + 0.3, 4.15, d / 2), roof)
    m.box(0, 3.25, d / 2 + 2.4, w + 0.4, 0.22, 0.3, "white")
    door(m, 0, 0.85, d / 2, "teal", rng, 1.2, 2.3, frame="white")
    stoop(m, 0, d / 2 + 2.65, 2.3, 0.75, 4)
    for x in (-2.7, 2.7):
        window(m, x, 1.5, d / 2, 1.8, 1.7, rng, "white", "white", pane="glass-warm" if x < 0 else None)
        window(m, x, 4.55, d / 2, 1.5, 1.5, rng, "white", "white")
    window(m, 0, 4.6, d / 2, 1.0, 1.4, rng, "white", "white")
    for turn in (90, -90):
        with m.at(turn=turn):
            for x in (-2.8, 0.4, 3.0):
                window(m, x, 1.6, w / 2, 1.1, 1.5, rng, "white", "white")
                window(m, x, 4.6, w / 2, 1.1, 1.4, rng, "white", "white")
            window(m, 0, h + 0.6, w / 2, 1.1, 1.3, rng, "white", "white")
    m.box(2.4, h, -2.4, 0.95, 4.3, 0.95, "brick2")
    m.box(2.4, h + 4.3, -2.4, 1.15, 0.2, 1.15, "limestone")
    return m


@lru_cache(None)
def storefront(brick="brick2", open_door=False, seed=9):
    """The corner shop of 1974: two floors, big lit windows below, a painted sign, an awning."""
    rng, m = random.Random(seed), Mesh()
    w, d, h = 9.0, 11.0, 7.6
    walls(m, w, d, h, brick)
    parapet(m, w, d, h, brick, rise=0.9)
    m.box(0, h - 0.1, d / 2 + 0.2, w + 0.4, 0.4, 0.7, "limestone")
    for k in range(11):
        m.box(-w / 2 + 0.4 + k * (w - 0.8) / 10, h - 0.45, d / 2 + 0.18, 0.2, 0.36, 0.42, "limestone")
    m.box(0, h + 0.85, d / 2 - 0.15, 3.6, 0.7, 0.35, brick)
    m.box(0, h + 1.55, d / 2 - 0.15, 3.9, 0.2, 0.5, "limestone")
    m.box(0, 0, d / 2 + 0.06, w, 0.7, 0.3, "lake")
    m.box(0, 3.35, d / 2 + 0.12, w + 0.1, 0.95, 0.3, "lake")
    m.box(0, 3.5, d / 2 + 0.28, w * 0.86, 0.65, 0.05, "sign")
    _ring_mark(m, 0, 3.82, d / 2 + 0.32, 0.24)
    for side in (-1, 1):
        m.box(side * 1.75, 3.74, d / 2 + 0.315, 2.0, 0.16, 0.02, "lake")
        m.pane(side * 2.75, 0.7, d / 2 + 0.1, 2.9, 2.6, "glass-warm")
        for k in range(4):
            m.box(side * 2.75 + (k - 1.5) * 0.97, 0.7, d / 2 + 0.14, 0.09, 2.65, 0.14, "lake")
        m.box(side * 2.75, 2.55, d / 2 + 0.14, 2.9, 0.08, 0.12, "lake")
        m.box(side * (w / 2 - 0.12), 0, d / 2 + 0.14, 0.34, 3.4, 0.3, "limestone")
    m.pane(0, 0.1, d / 2 + 0.05, 1.5, 2.5, "lamp" if open_door else "glass-warm")
    if open_door:
        with m.at(-0.7, 0.1, d / 2 + 0.1, -105):
            m.box(0.62, 0, 0, 1.25, 2.4, 0.1, "brick-red")
            m.pane(0.62, 0.9, 0.06, 0.8, 1.2, "glass-warm")
    else:
        door(m, 0, 0.1, d / 2 + 0.05, "brick-red", rng, 1.25, 2.4, light=False)
    awning(m, 0, 3.35, d / 2 + 0.3, w * 0.94, ["brick-red", "cream"], 1.25, 0.6, 0.6)
    for x in (-3.0, 0, 3.0):
        window(m, x, 4.75, d / 2, 1.5, 1.8, rng, lintel="limestone", pane="glass-soft" if x else "glass-warm", box="tomato" if x else None)
    for turn in (90, -90):
        with m.at(turn=turn):
            for x in (-3, 0, 3):
                window(m, x, 4.75, w / 2, 1.1, 1.6, rng, lintel="limestone")
            if turn == 90:
                fire_escape(m, 0, w / 2, 1, 4.5)
    water_tank(m, -2.2, h, -2.4, 0.85)
    air_unit(m, 2.2, h, -1.0)
    return m


def _ring_mark(m, x, y, z, r):
    """The circle that is the organisation's mark."""
    for k in range(28):
        a, b = 2 * math.pi * k / 28, 2 * math.pi * (k + 1) / 28
        p = lambda q, s: (x + q * math.cos(s), y + q * math.sin(s), z)
        m.quad(p(r * 0.62, a), p(r, a), p(r, b), p(r * 0.62, b), "brick-red")
