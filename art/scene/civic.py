"""The places people share: the church, the school, the clinic and the arts centre. Fronts face +z."""
import math
import random
from functools import lru_cache

from .fronts import air_unit, door, parapet, solar_panels, stoop, walls, window
from .mesh import Mesh


def arch(m, x, y, z, w, h, material, segments=10):
    """A pointed window in a wall that faces +z."""
    left, right, spring = x - w / 2, x + w / 2, y + h * 0.62
    points = [(left, y, z), (right, y, z)]
    for k in range(segments + 1):
        f = k / segments
        points.append((right - w / 2 * (1 - math.cos(f * math.pi / 2)) , spring + (h * 0.38) * math.sin(f * math.pi / 2), z))
    for k in range(segments, -1, -1):
        f = k / segments
        points.append((left + w / 2 * (1 - math.cos(f * math.pi / 2)), spring + (h * 0.38) * math.sin(f * math.pi / 2), z))
    m.polygon(points, material)


def _stained(m, x, y, z, w, h, rng):
    arch(m, x, y - 0.15, z + 0.03, w + 0.5, h + 0.45, "cream")
    arch(m, x, y, z + 0.07, w, h, "blue-window")
    for k in range(4):
        arch(m, x, y + 0.2 + k * h * 0.17, z + 0.09, w * 0.55, h * 0.13, rng.choice(["rose-window", "sun", "coral", "teal", "rose-window"]))
    m.box(x, y, z + 0.09, 0.07, h * 0.96, 0.06, "cream")


@lru_cache(None)
def church():
    rng, m = random.Random(2), Mesh()
    w, d, h = 12.0, 23.0, 8.0
    walls(m, w, d, h, "stone", "greystone", 1.1)
    m.gable(0, h, 0, w, 7.2, d, "slate", "stone", 0.6, 0.25)
    for side, turn in ((1, 90), (-1, -90)):
        with m.at(turn=turn):
            for c in range(5):
                x = -d / 2 + 2.6 + c * (d - 5.2) / 4
                _stained(m, x, 2.2, w / 2, 1.5, 4.8, rng)
                if c < 4:
                    m.box(x + 2.25, 0, w / 2 + 0.45, 0.9, 4.4, 1.0, "greystone")
                    m.box(x + 2.25, 4.4, w / 2 + 0.3, 0.8, 1.8, 0.6, "stone")
    z = d / 2
    # portal
    m.box(0, 0, z + 0.6, 4.6, 5.0, 1.2, "stone")
    m.gable(0, 5.0, z + 0.6, 4.6, 2.0, 1.2, "slate", "stone", 0.25, 0.14)
    arch(m, 0, 0.6, z + 1.22, 2.9, 4.4, "cream")
    arch(m, 0, 0.6, z + 1.26, 2.3, 3.9, "brick-red")
    m.box(0, 0.6, z + 1.28, 0.08, 3.3, 0.05, "iron")
    for side in (-1, 1):
        m.ball(side * 0.25, 2.2, z + 1.3, 0.09, "gold", 1)
        m.box(side * 1.85, 3.0, z + 1.3, 0.2, 0.4, 0.2, "lamp")
        _stained(m, side * 4.2, 2.4, z, 1.1, 4.2, rng)
    stoop(m, 0, z + 1.2, 5.2, 0.6, 3, rails=None)
    _rose(m, 0, 10.2, z + 0.05, 1.95)
    m.box(0, h + 7.2, z + 0.2, 0.22, 1.7, 0.22, "gold")
    m.box(0, h + 8.2, z + 0.2, 1.0, 0.22, 0.22, "gold")
    _tower(m, -w / 2 - 1.4, z - 2.6, rng)
    return m


def _rose(m, x, y, z, r):
    for k in range(24):
        a, b = 2 * math.pi * k / 24, 2 * math.pi * (k + 1) / 24
        at = lambda q, s, dz: (x + q * math.cos(s), y + q * math.sin(s), z + dz)
        m.add([(at(0, 0, 0.02), at(r * 1.24, a, 0.02), at(r * 1.24, b, 0.02))], "cream")
        m.quad(at(r * 0.35, a, 0.08), at(r, a, 0.08), at(r, b, 0.08), at(r * 0.35, b, 0.08), ("rose-window", "blue-window", "sun")[k % 3])
        m.add([(at(0, 0, 0.1), at(r * 0.34, a, 0.1), at(r * 0.34, b, 0.1))], "rose-window")
    for k in range(12):
        a = 2 * math.pi * k / 12
        m.rod((x + 0.3 * r * math.cos(a), y + 0.3 * r * math.sin(a), z + 0.1), (x + r * 1.05 * math.cos(a), y + r * 1.05 * math.sin(a), z + 0.1), 0.05, "cream", 5)


def _tower(m, x, z, rng):
    m.box(x, 0, z, 5.2, 16.6, 5.2, "stone")
    m.box(x, 0, z, 5.6, 1.2, 5.6, "greystone")
    for a in (-1, 1):
        for b in (-1, 1):
            m.box(x + a * 2.5, 0, z + b * 2.5, 0.9, 15.6, 0.9, "greystone")
            m.tube(x + a * 2.5, 17.6, z + b * 2.5, 0.42, 2.0, "slate", sides=8, r2=0.02)
    for y in (6.0, 11.0, 16.6):
        m.box(x, y, z, 5.7, 0.4, 5.7, "limestone")
    m.box(x, 17.0, z, 5.5, 0.6, 5.5, "stone")
    for turn in (0, 90, 180, 270):
        with m.at(x, 0, z, turn):
            for dx in (-0.9, 0.9):
                arch(m, dx, 11.9, 2.63, 1.15, 3.7, "cream")
                arch(m, dx, 12.0, 2.66, 0.85, 3.4, "black")
                for k in range(6):
                    m.box(dx, 12.2 + k * 0.42, 2.68, 0.8, 0.1, 0.06, "greystone")
            arch(m, 0, 7.0, 2.64, 1.1, 2.9, "blue-window")
    # bell chamber's spire, eight-sided with bands
    m.tube(x, 17.6, z, 3.0, 11.2, "slate", sides=8, r2=0.05, smooth=False)
    m.tube(x, 20.3, z, 2.4, 0.25, "limestone", sides=8, r2=2.3, smooth=False)
    m.ball(x, 28.9, z, 0.34, "gold", 2)
    m.box(x, 29.0, z, 0.24, 2.4, 0.24, "gold")
    m.box(x, 30.3, z, 1.4, 0.24, 0.24, "gold")


def _rows(m, w, d, floors, rise, cols, rng, turns=(0, 90, 180, 270), ww=0.66, hh=1.9, lintel=None, frame="cream", skip=()):
    for turn in turns:
        long, plane = (w, d / 2) if turn % 180 == 0 else (d, w / 2)
        n = cols if turn % 180 == 0 else max(2, round(d / 3.4))
        with m.at(turn=turn):
            for f in range(floors):
                for c in range(n):
                    if (turn, f, c) in skip:
                        continue
                    window(m, -long / 2 + (c + 0.5) * long / n, 1.15 + rise * f, plane, long / n * ww, hh, rng, frame=frame, lintel=lintel)


@lru_cache(None)
def school():
    """Ascend West Academy: three brick floors, a raised middle, tall windows, a flag."""
    rng, m = random.Random(5), Mesh()
    w, d, h = 28.0, 11.5, 11.4
    walls(m, w, d, h, "brick2", "stone", 1.0)
    parapet(m, w, d, h, "brick2")
    _rows(m, w, d, 3, 3.6, 9, rng, ww=0.68, hh=2.1, lintel="limestone", skip={(0, 0, 4), (0, 1, 4), (0, 2, 4)})
    for y in (4.25, 7.85):
        m.box(0, y, 0, w + 0.16, 0.22, d + 0.16, "limestone")
    # the middle
    m.box(0, 0, d / 2 + 0.5, 6.2, h + 1.6, 1.0, "brick3")
    m.box(0, h + 1.6, d / 2 + 0.4, 6.6, 0.35, 1.5, "limestone")
    m.gable(0, h + 1.9, d / 2 + 0.4, 6.2, 1.5, 1.3, "teal", "limestone", 0.2, 0.14)
    for y in (4.9, 8.5):
        for x in (-1.4, 1.4):
            window(m, x, y, d / 2 + 1.0, 1.8, 2.3, rng, lintel="limestone", pane="glass-warm")
    m.box(0, 0, d / 2 + 1.05, 4.2, 3.4, 0.2, "limestone")
    for side in (-1, 1):
        door(m, side * 0.85, 0.5, d / 2 + 1.12, "lake", rng, 1.4, 2.5, light=False)
        m.tube(side * 2.3, 0.4, d / 2 + 2.2, 0.18, 3.1, "cream", sides=14)
    m.box(0, 3.5, d / 2 + 1.9, 5.4, 0.4, 2.4, "limestone")
    m.box(0, 3.9, d / 2 + 3.05, 4.4, 0.7, 0.12, "teal")
    m.box(0, 4.1, d / 2 + 3.13, 3.4, 0.28, 0.03, "cream")
    stoop(m, 0, d / 2 + 1.1, 5.4, 0.5, 3, rails=None)
    solar_panels(m, -8.5, h, 0, 3, 4)
    air_unit(m, 6, h, -1, 1.3)
    air_unit(m, 9.5, h, 1.2)
    m.box(3.0, h, -2.0, 3.2, 2.2, 2.6, "brick3")
    return m


@lru_cache(None)
def clinic():
    """Prairie Street Family Health Center: light walls, wide windows, a gold band and a canopy."""
    rng, m = random.Random(6), Mesh()
    w, d, h = 16.0, 9.5, 7.8
    walls(m, w, d, h, "cream", "greystone", 0.8)
    parapet(m, w, d, h, "cream", cap="gold")
    m.box(0, h - 1.2, 0, w + 0.16, 0.75, d + 0.16, "gold")
    for turn, long, plane, n in ((0, w, d / 2, 4), (180, w, d / 2, 4), (90, d, w / 2, 2), (270, d, w / 2, 2)):
        with m.at(turn=turn):
            for f in range(2):
                for c in range(n):
                    x = -long / 2 + (c + 0.5) * long / n
                    if turn == 0 and f == 0 and abs(x) < 3.9:
                        continue
                    window(m, x, 1.2 + 3.5 * f, plane, long / n * 0.76, 1.75, rng, "white", "greystone", pane=rng.choice(["glass", "glass-soft", "glass-warm"]))
    z = d / 2
    m.pane(0, 0.2, z + 0.06, 6.6, 2.9, "glass-warm")
    for k in range(7):
        m.box(-3.3 + k * 1.1, 0.2, z + 0.1, 0.1, 2.9, 0.14, "white")
    m.box(0, 3.2, z + 1.5, 8.0, 0.35, 3.2, "gold")
    for side in (-1, 1):
        m.tube(side * 3.5, 0, z + 2.7, 0.14, 3.2, "white", sides=12)
    m.box(0, 0.02, z + 1.6, 8.4, 0.16, 3.6, "walk")
    # the cross of care, on a square panel
    m.box(0, 3.55, z + 3.05, 2.5, 2.3, 0.3, "white")
    m.box(0, 3.9, z + 3.22, 0.55, 1.6, 0.06, "teal")
    m.box(0, 4.42, z + 3.22, 1.6, 0.55, 0.06, "teal")
    for x in (-5, 4.6):
        air_unit(m, x, h, 0.5, 1.1)
    solar_panels(m, 0, h, -0.5, 2, 3)
    return m


def mural(m, w, h, z):
    """A painted wall: a rising sun, hills, the circle, two birds. Corner at (0, 0), facing +z."""
    m.quad((0, 0, z), (w, 0, z), (w, h, z), (0, h, z), "sky")
    cx, cy = w * 0.56, h * 0.44
    layer = z
    for r, colour in ((h * 0.46, "rose"), (h * 0.40, "coral"), (h * 0.33, "yellow"), (h * 0.22, "sun")):
        layer += 0.012
        ring = [(cx + r * math.cos(a), cy + r * math.sin(a), layer) for a in [2 * math.pi * k / 40 for k in range(40)]]
        m.polygon(ring, colour)
    for k in range(12):
        a = math.pi * (k + 0.5) / 12
        inner, outer = h * 0.49, h * (0.62 if k % 2 else 0.72)
        p = lambda q, s: (max(0.02, min(w - 0.02, cx + q * math.cos(s))), min(h - 0.02, cy + q * math.sin(s)), layer)
        m.quad(p(inner, a - 0.06), p(inner, a + 0.06), p(outer, a + 0.035), p(outer, a - 0.035), "gold" if k % 2 else "coral")
    for base, wave, colour, phase in ((0.40, 0.07, "teal", 0.0), (0.29, 0.06, "green", 1.6), (0.18, 0.05, "lake", 3.0), (0.08, 0.03, "brick-red", 4.2)):
        layer += 0.012
        top = lambda x: h * (base + wave * math.sin(5.5 * x / w + phase))
        n = 28
        for k in range(n):
            a, b = w * k / n, w * (k + 1) / n
            m.quad((a, 0, layer), (b, 0, layer), (b, top(b), layer), (a, top(a), layer), colour)
    for bx, by, s in ((0.16, 0.74, 1.0), (0.27, 0.84, 0.7)):
        layer += 0.01
        x, y, q = w * bx, h * by, h * 0.10 * s
        m.add([((x, y, layer), (x + q, y + q * 0.7, layer), (x + q * 0.5, y + q * 0.05, layer)), ((x, y, layer), (x - q * 0.5, y + q * 0.05, layer), (x - q, y + q * 0.7, layer))], "white")
    for k, colour in enumerate(("brick-red", "gold", "plum")):  # three figures hand in hand
        x = w * (0.14 + 0.085 * k)
        layer += 0.01
        m.quad((x - w * 0.028, 0, layer), (x + w * 0.028, 0, layer), (x + w * 0.014, h * 0.32, layer), (x - w * 0.014, h * 0.32, layer), colour)
        m.polygon([(x + h * 0.055 * math.cos(a), h * 0.385 + h * 0.055 * math.sin(a), layer) for a in [2 * math.pi * i / 18 for i in range(18)]], "wood")


@lru_cache(None)
def arts():
    """Lake & Laramie Arts Center: old brick, saw-tooth skylights, a mural on the front's blank bay, a lit stage door."""
    rng, m = random.Random(7), Mesh()
    w, d, h = 19.0, 10.0, 7.6
    walls(m, w, d, h, "brick4", "stone", 0.8)
    parapet(m, w, d, h, "brick4", cap="lake")
    with m.at(-w / 2 + 0.5, 0.9, d / 2 + 0.03):
        mural(m, 9.6, 6.2, 0)
    for x in (3.0, 6.2):
        window(m, x, 4.5, d / 2, 2.2, 2.0, rng, "lake", lintel="limestone", pane="glass-warm")
    window(m, 7.6, 1.1, d / 2, 1.6, 2.2, rng, "lake", lintel="limestone", pane="glass-warm")
    m.box(3.9, 0, d / 2 + 0.08, 4.2, 3.3, 0.2, "lake")
    for side in (-1, 1):
        door(m, 3.9 + side * 0.95, 0.15, d / 2 + 0.16, "coral", rng, 1.5, 2.5, light=False, frame="gold")
    # marquee
    m.box(3.9, 3.3, d / 2 + 1.1, 6.0, 0.9, 2.2, "lake")
    m.box(3.9, 3.45, d / 2 + 2.22, 5.4, 0.6, 0.06, "sign")
    for k in range(11):
        m.ball(1.1 + k * 0.56, 3.3, d / 2 + 2.2, 0.11, "lamp", 1)
    m.box(9.2, 3.6, d / 2 + 0.55, 0.5, 5.2, 1.1, "brick-red")
    for k in range(4):
        m.box(9.2, 4.1 + k * 1.15, d / 2 + 0.55, 0.56, 0.75, 0.8, "sun")
    for turn, n in ((90, 3), (270, 3)):
        with m.at(turn=turn):
            for f in range(2):
                for c in range(n):
                    window(m, -d / 2 + (c + 0.5) * d / n, 1.2 + 3.4 * f, w / 2, 1.7, 1.9, rng, "lake", lintel="limestone")
    with m.at(turn=180):
        for f in range(2):
            for c in range(6):
                window(m, -w / 2 + (c + 0.5) * w / 6, 1.2 + 3.4 * f, d / 2, 1.9, 1.9, rng, "lake", lintel="limestone")
    for k in range(4):  # saw-tooth skylights
        x = -6.2 + k * 2.7
        m.quad((x, h, 3), (x, h + 1.7, 3), (x, h + 1.7, -3), (x, h, -3), "glass-soft")
        m.quad((x, h + 1.7, 3), (x + 2.3, h, 3), (x + 2.3, h, -3), (x, h + 1.7, -3), "slate")
        for z in (3, -3):
            m.add([((x, h, z), (x + 2.3, h, z), (x, h + 1.7, z))], "lake")
    air_unit(m, 7, h, -1.5)
    return m
