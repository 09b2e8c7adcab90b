"""Things that stand and drive on streets."""
import math
import random
from functools import lru_cache

from .fronts import awning
from .mesh import Mesh

CAR_PAINTS = ["#b9492e", "#2a7189", "#efe6d6", "#d9962a", "#1b4a5e", "#8d9aa0", "#3d7d57", "#e0785c", "#f0c464"]


def _wheels(m, spots, r, width):
    for x, z in spots:
        side = 1 if z > 0 else -1
        m.rod((x, r, z - side * width), (x, r, z), r, "tire", 14)
        ring = [(x + r * math.cos(a), r + r * math.sin(a), z) for a in [2 * math.pi * k / 14 for k in range(14)]]
        m.polygon(ring, "tire")
        m.polygon([(x + (p[0] - x) * 0.55, r + (p[1] - r) * 0.55, z + side * 0.01) for p in ring], "silver")


def _cabin(m, x0, x1, X0, X1, y, Y, w, W, material, roof):
    """A tapering body: lengths x0..x1 at y, X0..X1 at Y; widths w and W."""
    low = [(x0, y, -w / 2), (x1, y, -w / 2), (x1, y, w / 2), (x0, y, w / 2)]
    high = [(X0, Y, -W / 2), (X1, Y, -W / 2), (X1, Y, W / 2), (X0, Y, W / 2)]
    for i in range(4):
        j = (i + 1) % 4
        m.quad(low[j], low[i], high[i], high[j], material)
    m.quad(high[0], high[3], high[2], high[1], roof)


@lru_cache(None)
def car(kind="saloon"):
    """Facing +x; painted with slot 1."""
    m = Mesh()
    long = 4.5 if kind != "van" else 5.2
    _cabin(m, -long / 2, long / 2, -long / 2 + 0.08, long / 2 - 0.12, 0.38, 0.78, 1.92, 1.9, "paint", "paint")
    _cabin(m, -long / 2 + 0.05, long / 2 - 0.08, -long / 2 + 0.18, long / 2 - 0.35, 0.78, 1.06, 1.9, 1.78, "paint", "paint")
    m.box(0, 0.30, 0, long - 0.3, 0.12, 1.8, "black")
    if kind == "van":
        _cabin(m, -2.45, 1.75, -2.4, 1.05, 1.05, 2.1, 1.8, 1.66, "paint", "paint")
        for side in (-1, 1):
            m.quad((-2.0, 1.3, side * 0.90), (1.2, 1.3, side * 0.90), (0.95, 1.95, side * 0.87), (-2.0, 1.95, side * 0.87), "glass")
    else:
        back = -1.5 if kind == "saloon" else -2.1
        _cabin(m, back, 1.15, back + 0.45, 0.45, 1.05, 1.62, 1.70, 1.42, "glass", "paint")
        for side in (-1, 1):
            for x, top in ((-0.35, -0.3),):
                m.quad((x - 0.05, 1.05, side * 0.86), (x + 0.07, 1.05, side * 0.86), (top + 0.06, 1.62, side * 0.72), (top - 0.06, 1.62, side * 0.72), "paint")
    r = 0.36
    _wheels(m, [(dx, dz) for dx in (-1.42, 1.42) for dz in (-0.97, 0.97)], r, 0.28)
    for side in (-1, 1):
        m.box(long / 2 - 0.04, 0.66, side * 0.66, 0.1, 0.2, 0.38, "headlight")
        m.box(-long / 2 + 0.04, 0.70, side * 0.68, 0.1, 0.18, 0.34, "brick-red")
    m.box(long / 2, 0.4, 0, 0.12, 0.16, 1.5, "chrome")
    m.box(-long / 2, 0.4, 0, 0.12, 0.16, 1.5, "chrome")
    return m


@lru_cache(None)
def bus():
    """The 20 Madison's cousin: facing +x."""
    m = Mesh()
    m.box(0, 0.45, 0, 10.6, 2.5, 2.5, "white", "cream")
    m.box(0, 1.45, 0, 10.2, 1.05, 2.54, "glass")
    m.box(5.26, 1.35, 0, 0.1, 1.3, 2.3, "glass")
    m.box(0, 0.8, 0, 10.66, 0.34, 2.56, "teal")
    m.box(0, 0.52, 0, 10.64, 0.14, 2.56, "brick-red")
    for k in range(7):
        m.box(-4.4 + k * 1.45, 1.4, 0, 0.14, 1.15, 2.57, "white")
    for x in (4.2, -0.6):
        m.box(x, 0.5, 1.26, 1.0, 2.1, 0.05, "glass-curtain")
        m.box(x, 0.5, 1.28, 0.06, 2.1, 0.05, "black")
    m.box(5.27, 2.55, 0, 0.1, 0.32, 1.6, "sign")
    m.box(-1.5, 2.95, 0, 3.0, 0.3, 1.6, "silver")
    for side in (-1, 1):
        m.box(5.28, 0.75, side * 0.9, 0.1, 0.22, 0.36, "headlight")
    _wheels(m, [(dx, dz) for dx in (-3.3, 3.2) for dz in (-1.26, 1.26)], 0.5, 0.3)
    return m


@lru_cache(None)
def lamp_post():
    m = Mesh()
    m.tube(0, 0, 0, 0.2, 0.5, "deep-green", sides=12, r2=0.12)
    m.tube(0, 0.4, 0, 0.07, 3.6, "deep-green", sides=10)
    m.tube(0, 3.95, 0, 0.12, 0.12, "deep-green", sides=10, r2=0.2)
    m.tube(0, 4.07, 0, 0.17, 0.55, "lamp", sides=12, r2=0.24)
    m.tube(0, 4.62, 0, 0.32, 0.28, "deep-green", sides=12, r2=0.04)
    return m


@lru_cache(None)
def bench():
    """Facing +z."""
    m = Mesh()
    for k in range(3):
        m.box(0, 0.46, -0.15 + 0.17 * k, 1.9, 0.06, 0.13, "plank")
    for k in range(2):
        m.box(0, 0.68 + 0.2 * k, -0.28, 1.9, 0.13, 0.06, "plank")
    for x in (-0.8, 0.8):
        m.box(x, 0, 0.12, 0.08, 0.46, 0.08, "iron")
        m.box(x, 0, -0.28, 0.08, 0.98, 0.08, "iron")
        m.box(x, 0.42, -0.05, 0.08, 0.05, 0.5, "iron")
    return m


@lru_cache(None)
def bicycle():
    """Facing +x; painted with slot 1."""
    m = Mesh()
    for x in (-0.52, 0.52):
        points = [(x + 0.34 * math.cos(a), 0.36 + 0.34 * math.sin(a), 0) for a in [2 * math.pi * k / 16 for k in range(17)]]
        for p, q in zip(points, points[1:]):
            m.rod(p, q, 0.03, "tire", 5)
    for a, b in (((-0.52, 0.36, 0), (-0.1, 0.85, 0)), ((-0.1, 0.36, 0), (-0.1, 0.95, 0)), ((-0.1, 0.36, 0), (0.4, 0.88, 0)), ((-0.1, 0.85, 0), (0.4, 0.88, 0)), ((0.52, 0.36, 0), (0.36, 1.02, 0)), ((-0.52, 0.36, 0), (-0.1, 0.36, 0))):
        m.rod(a, b, 0.032, "paint", 6)
    m.rod((0.36, 1.02, -0.25), (0.36, 1.02, 0.25), 0.025, "iron", 5)
    m.box(-0.12, 0.95, 0, 0.26, 0.06, 0.14, "black")
    return m


@lru_cache(None)
def planter(seed=0):
    rng, m = random.Random(seed), Mesh()
    m.tube(0, 0, 0, 0.5, 0.6, "limestone", "soil", sides=18, r2=0.62)
    for k in range(9):
        a, r = k * 2.4, 0.16 * math.sqrt(k)
        m.ball(r * math.cos(a), 0.72, r * math.sin(a), 0.2, rng.choice(["leaf", "leaf-light"]), 1)
        m.ball(r * math.cos(a + 1), 0.92, r * math.sin(a + 1), 0.12, rng.choice(["flower-pink", "flower-gold", "flower-white", "tomato"]), 1)
    return m


@lru_cache(None)
def bus_shelter():
    """Open to +z, with a bench inside and a lit map."""
    m = Mesh()
    for x in (-1.9, 1.9):
        for z in (-0.65, 0.65):
            m.box(x, 0, z, 0.1, 2.5, 0.1, "iron")
    m.box(0, 2.5, 0, 4.2, 0.14, 1.7, "iron")
    m.box(0, 2.64, 0, 4.3, 0.05, 1.8, "teal")
    m.box(0, 2.46, 0, 3.4, 0.05, 0.16, "lamp")
    m.box(0, 0.5, -0.66, 3.7, 1.8, 0.04, "glass-curtain")
    m.box(-1.92, 0.4, 0, 0.08, 1.8, 1.1, "sign")
    m.box(0.2, 0.45, -0.35, 2.6, 0.08, 0.5, "plank")
    for x in (-0.8, 1.2):
        m.box(x, 0, -0.35, 0.1, 0.45, 0.4, "iron")
    m.box(2.6, 0, 0.4, 0.09, 2.8, 0.09, "steel")
    m.box(2.6, 2.2, 0.4, 0.1, 0.7, 0.6, "teal")
    return m


@lru_cache(None)
def hydrant():
    m = Mesh()
    m.tube(0, 0, 0, 0.2, 0.12, "brick-red", sides=12)
    m.tube(0, 0.1, 0, 0.14, 0.5, "brick-red", sides=12)
    m.ball(0, 0.62, 0, 0.16, "brick-red", 1)
    m.rod((-0.24, 0.42, 0), (0.24, 0.42, 0), 0.08, "brick-red", 8)
    return m


@lru_cache(None)
def market_stall(stripe="brick-red", seed=0):
    """A table of produce under a striped awning, towards +z."""
    rng, m = random.Random(seed), Mesh()
    for x in (-1.5, 1.5):
        for z in (-0.8, 0.8):
            m.box(x, 0, z, 0.09, 2.4 if z < 0 else 2.1, 0.09, "wood")
    awning(m, 0, 2.65, -0.95, 3.4, [stripe, "cream"], 2.1, 0.5, 0.45)
    m.box(0, 0.8, 0.3, 3.1, 0.1, 1.0, "plank")
    for k in range(5):
        x = -1.2 + 0.6 * k
        m.box(x, 0.9, 0.35, 0.52, 0.18, 0.8, "wood")
        kind = ["tomato", "lettuce", "pumpkin", "flower-gold", "leaf-dark"][(k + seed) % 5]
        for _ in range(9):
            m.ball(x + rng.uniform(-0.2, 0.2), 1.12 + rng.uniform(0, 0.06), 0.35 + rng.uniform(-0.3, 0.3), 0.10, kind, 1)
    return m
