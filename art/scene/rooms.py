"""Two rooms cut open like a doll's house: the room in recovery housing and the training kitchen."""
import math
from functools import lru_cache

from .mesh import Mesh


def shell(m, w, d, h, floor, wall, side, hole=None):
    """Floor, back wall (-z) and left wall (-x); `hole` is a window (z, y, width, height) in the left wall."""
    m.box(0, 0, 0, w, 0.12, d, floor)
    m.box(-0.1, -0.35, -0.1, w + 0.3, 0.34, d + 0.3, "limestone")
    m.box(0, 0, -d / 2 - 0.1, w + 0.4, h, 0.2, wall)
    x, t = -w / 2 - 0.1, 0.2
    if not hole:
        m.box(x, 0, 0, t, h, d, side)
    else:
        z, y, ww, hh = hole
        m.box(x, 0, 0, t, y, d, side)
        m.box(x, y + hh, 0, t, h - y - hh, d, side)
        front, back = d / 2 - (z + ww / 2), (z - ww / 2) + d / 2
        m.box(x, y, d / 2 - front / 2, t, hh, front, side)
        m.box(x, y, -d / 2 + back / 2, t, hh, back, side)
        for k in (-1, 1):
            m.box(x + 0.02, y - 0.06, z + k * ww / 2, 0.3, hh + 0.12, 0.09, "white")
        m.box(x + 0.02, y + hh, z, 0.3, 0.09, ww, "white")
        m.box(x + 0.1, y - 0.08, z, 0.46, 0.09, ww + 0.2, "white")
        m.box(x, y + hh / 2, z, 0.1, 0.06, ww, "white")
        m.box(x, y, z, 0.1, hh, 0.06, "white")
    for z0, x0, bw, bd in ((-d / 2 + 0.04, 0, w, 0.08), (0, -w / 2 + 0.04, 0.08, d)):
        m.box(x0, 0.12, z0, bw, 0.22, bd, "white")
    m.box(0, h, -d / 2 - 0.1, w + 0.4, 0.1, 0.26, "limestone")
    m.box(x, h, 0, 0.26, 0.1, d, "limestone")


@lru_cache(None)
def bedroom():
    m = Mesh()
    w, d, h = 6.4, 5.2, 3.1
    shell(m, w, d, h, "floorboards", "plaster-gold", "plaster", (0.5, 1.0, 1.9, 1.6))
    y = 0.12
    # bed along the back wall, under a patchwork quilt
    m.box(1.6, y, -1.5, 2.5, 0.35, 1.7, "wood")
    m.box(1.6, y + 0.35, -1.5, 2.4, 0.28, 1.6, "bedding")
    m.box(2.82, y, -1.5, 0.12, 1.2, 1.75, "wood")
    m.box(2.35, y + 0.6, -1.5, 0.55, 0.2, 1.1, "white")
    colours = ["coral", "sun", "teal", "cream", "rose", "green"]
    for i in range(6):
        for j in range(5):
            m.box(0.55 + i * 0.27, y + 0.62, -2.15 + j * 0.33, 0.265, 0.05, 0.325, colours[(i * 2 + j * 3) % 6])
    for i in range(6):
        m.box(0.55 + i * 0.27, y + 0.2, -0.68, 0.265, 0.44, 0.04, colours[(i * 2 + 4) % 6])
    # nightstand, lamp, picture, rug, wardrobe
    m.box(-0.25, y, -2.2, 0.6, 0.65, 0.55, "wood")
    m.tube(-0.25, y + 0.65, -2.2, 0.09, 0.4, "teal", sides=14)
    m.tube(-0.25, y + 1.0, -2.2, 0.28, 0.36, "sun", sides=18, r2=0.18)
    m.box(1.5, 1.75, -d / 2 + 0.03, 1.1, 0.8, 0.06, "wood")
    m.box(1.5, 1.82, -d / 2 + 0.07, 0.95, 0.65, 0.03, "sky")
    m.box(1.5, 1.82, -d / 2 + 0.09, 0.95, 0.25, 0.02, "green")
    m.tube(0.1, y, 0.6, 1.35, 0.03, "brick-red", sides=40)
    m.tube(0.1, y + 0.01, 0.6, 1.1, 0.035, "cream", sides=40)
    m.tube(0.1, y + 0.02, 0.6, 0.8, 0.04, "teal", sides=40)
    m.box(-2.3, y, -2.1, 1.3, 2.2, 0.8, "plank")
    m.box(-2.3, y + 0.1, -1.69, 0.03, 2.0, 0.03, "iron")
    # a chair by the window, curtains, a plant on the sill, the bag on the floor
    m.box(-2.0, y + 0.42, 0.6, 0.62, 0.08, 0.62, "wood")
    m.box(-2.28, y + 0.5, 0.6, 0.07, 0.7, 0.6, "wood")
    for a in (-0.26, 0.26):
        for b in (-0.26, 0.26):
            m.box(-2.0 + a, y, 0.6 + b, 0.07, 0.42, 0.07, "wood")
    for z in (-0.62, 1.62):
        for k in range(4):
            m.tube(-w / 2 + 0.12, 0.95, z + (k - 1.5) * 0.1, 0.07, 1.8, "cream", sides=8)
    m.rod((-w / 2 + 0.12, 2.76, -0.95), (-w / 2 + 0.12, 2.76, 1.95), 0.03, "iron")
    m.tube(-w / 2 + 0.15, 1.0, 1.15, 0.12, 0.2, "coral", sides=14, r2=0.15)
    for k in range(5):
        m.ball(-w / 2 + 0.15 + 0.08 * math.cos(k * 1.3), 1.28 + 0.05 * k, 1.15 + 0.08 * math.sin(k * 1.3), 0.11, "leaf", 1)
    m.ball(0.9, y + 0.26, 1.6, 0.3, "lake", 2, wide=1.5, squash=0.8)
    m.rod((0.6, y + 0.45, 1.6), (1.2, y + 0.45, 1.6), 0.04, "wood")
    return m


@lru_cache(None)
def kitchen():
    m = Mesh()
    w, d, h = 8.4, 5.6, 3.3
    shell(m, w, d, h, "tiles", "plaster", "plaster-blue", (0.2, 1.15, 2.2, 1.5))
    y = 0.12
    # counter, stove and hood along the back
    m.box(-1.2, y, -2.4, 5.4, 0.9, 0.8, "teal")
    m.box(-1.2, y + 0.9, -2.38, 5.5, 0.08, 0.9, "plank")
    m.box(2.7, y, -2.35, 1.8, 0.95, 0.95, "silver")
    m.box(2.7, y + 0.12, -1.86, 1.4, 0.55, 0.04, "black")
    m.box(2.7, y + 2.0, -2.4, 1.8, 0.7, 0.9, "silver")
    m.box(2.7, y + 2.6, -2.5, 0.8, 0.7, 0.6, "silver")
    for x in (2.25, 3.1):
        m.tube(x, y + 0.95, -2.4, 0.27, 0.35, "brick-red" if x < 3 else "steel", sides=20)
    for shelf in (1.75, 2.35):
        m.box(-1.2, shelf, -2.62, 4.6, 0.07, 0.36, "plank")
        for k in range(12):
            colour = ("coral", "sun", "teal", "cream", "green", "brick-red")[(k + int(shelf * 4)) % 6]
            m.tube(-3.3 + k * 0.38, shelf + 0.07, -2.6, 0.11, 0.2 + 0.1 * (k % 3), colour, sides=12)
    # the long steel table
    m.box(0, y + 0.88, 0.3, 5.6, 0.09, 1.3, "silver")
    for x in (-2.6, 2.6):
        for z in (-0.2, 0.8):
            m.box(x, y, z, 0.12, 0.9, 0.12, "steel")
    m.box(0, y + 0.25, 0.3, 5.2, 0.05, 1.0, "steel")
    top = y + 0.97
    for x, kind in ((-2.2, "tomato"), (-1.1, "lettuce"), (0.4, "pumpkin"), (2.1, "flower-gold")):
        m.box(x, top, 0.4, 0.7, 0.05, 0.5, "plank")
        for k in range(5):
            m.ball(x - 0.2 + 0.1 * k, top + 0.13, 0.35 + 0.1 * (k % 2), 0.1, kind, 1)
    m.tube(1.15, top, 0.2, 0.3, 0.36, "steel", sides=22)
    m.tube(1.15, top + 0.33, 0.2, 0.27, 0.03, "pumpkin", sides=22)
    for k in range(3):
        m.tube(-0.4 + 0.0 * k, top + 0.05 * k, 0.75, 0.2, 0.04, "white", sides=20)
    for x in (-1.6, 0.2, 2.0):
        m.rod((x, h + 0.3, 0.3), (x, h - 0.2, 0.3), 0.02, "iron", 5)
        m.tube(x, h - 0.5, 0.3, 0.34, 0.3, "gold", sides=20, r2=0.08)
    return m


@lru_cache(None)
def apron(colour="white"):
    """Worn over a standing figure that faces +x."""
    m = Mesh()
    m.tube(0.0, 0.55, 0, 0.235, 0.62, colour, sides=16, r2=0.20)
    m.box(0.2, 1.12, 0, 0.05, 0.28, 0.22, colour)
    return m


@lru_cache(None)
def chef_hat():
    m = Mesh()
    m.tube(0, 1.74, 0, 0.15, 0.2, "white", sides=16)
    m.ball(0, 1.98, 0, 0.2, "white", 2, squash=0.6)
    return m
