"""The elevated line: a curved track on steel legs, its trains and a station."""
import math
from functools import lru_cache

from .mesh import Mesh

RADIUS, DECK = 52.3, 5.4


@lru_cache(None)
def track(radius=RADIUS, y=DECK, start=0.0, end=2 * math.pi):
    m = Mesh()
    arc = end - start
    n = max(24, int(radius * arc / 1.6))
    for r in (radius - 0.75, radius + 0.75):
        m.ring(r - 0.09, r + 0.09, y + 0.2, 0.14, "silver", n, start, end)
    for r in (radius - 1.5, radius + 1.5):
        m.ring(r - 0.2, r + 0.2, y - 0.75, 0.8, "steel", n, start, end)
    for r in (radius - 2.0, radius + 2.0):  # walkways and rails
        m.ring(r - 0.35, r + 0.35, y + 0.02, 0.08, "plank", n, start, end)
    for r in (radius - 2.3, radius + 2.3):
        m.ring(r - 0.03, r + 0.03, y + 0.95, 0.06, "iron", n, start, end)
    for k in range(int(radius * arc / 1.35)):
        with m.at(turn=-math.degrees(start + k * 1.35 / radius)):
            m.box(radius, y + 0.04, 0, 3.5, 0.17, 0.5, "plank")
    posts = int(radius * arc / 3.2)
    for k in range(posts):
        with m.at(turn=-math.degrees(start + arc * k / posts)):
            for r in (radius - 2.3, radius + 2.3):
                m.box(r, y + 0.05, 0, 0.06, 0.95, 0.06, "iron")
    legs = max(3, round(radius * arc / 11))
    for k in range(legs):
        with m.at(turn=-math.degrees(start + arc * k / legs)):
            for side in (-1.5, 1.5):
                m.box(radius + side, 0, 0, 0.42, y - 0.6, 0.42, "steel")
                m.box(radius + side, 0, 0, 0.8, 0.35, 0.8, "concrete")
            m.box(radius, y - 1.2, 0, 3.8, 0.5, 0.46, "steel")
            for side in (-1, 1):
                m.rod((radius + side * 1.5, y - 2.6, 0), (radius + side * 0.4, y - 1.1, 0), 0.1, "steel", 6)
    return m


@lru_cache(None)
def carriage(front=False):
    """A rail car along x, 7.4 m; `front` gives it a cab towards +x."""
    m = Mesh()
    m.box(0, 0.55, 0, 7.4, 2.35, 2.5, "silver")
    for side in (-1, 1):  # rounded roof edge
        m.quad((-3.7, 2.9, side * 1.25), (3.7, 2.9, side * 1.25), (3.7, 3.18, side * 0.9), (-3.7, 3.18, side * 0.9), "silver")
    m.box(0, 2.9, 0, 7.4, 0.28, 1.8, "silver")
    m.box(0, 3.18, 0, 2.4, 0.22, 1.2, "steel")
    m.box(0, 1.62, 0, 6.9, 0.95, 2.53, "glass")
    for k in range(8):
        m.box(-3.4 + k * 0.97, 1.55, 0, 0.16, 1.1, 2.54, "silver")
    m.box(0, 1.12, 0, 7.42, 0.16, 2.54, "teal")
    m.box(0, 0.94, 0, 7.42, 0.10, 2.54, "brick-red")
    for x in (-1.95, 1.95):
        m.box(x, 0.6, 0, 1.15, 2.15, 2.56, "silver")
        for dx in (-0.28, 0.28):
            m.box(x + dx, 1.3, 0, 0.42, 1.2, 2.58, "glass")
    m.box(0, 0.12, 0, 6.8, 0.45, 1.9, "iron")
    for x in (-2.6, 2.6):
        m.box(x, 0.0, 0, 1.7, 0.4, 1.7, "black")
    if front:
        m.box(3.72, 1.5, 0, 0.06, 1.1, 2.0, "glass")
        m.box(3.73, 2.65, 0, 0.06, 0.22, 1.0, "sign")
        for side in (-0.85, 0.85):
            m.box(3.73, 0.85, side, 0.08, 0.22, 0.34, "headlight")
    return m


def train(world, angle, cars=4, radius=RADIUS, y=DECK):
    """Stands a train on the circle; its head is at `angle` (radians) and it faces the way angles grow."""
    step = 7.75 / radius
    for k in range(cars):
        a = angle - k * step
        turn = -math.degrees(a) - 90
        front = k == 0 or k == cars - 1
        world.put(carriage(front), radius * math.cos(a), radius * math.sin(a), turn + (180 if k == cars - 1 else 0), y + 0.3)


@lru_cache(None)
def station(y=DECK, long=15.0):
    """A platform along x beside a track at z = 0, on its +z side: canopy, stairs, sign."""
    m = Mesh()
    z = 3.3
    m.box(0, y - 0.2, z, long, 0.9, 3.6, "concrete")
    m.box(0, y + 0.7, z, long, 0.1, 3.6, "plank")
    m.box(0, y + 0.81, z - 1.6, long, 0.03, 0.35, "yellow")
    for x in (-long / 2 + 1.2, long / 2 - 1.2):
        m.box(x, 0, z, 0.5, y, 0.5, "steel")
    for x in (-long / 5, long / 5):
        m.box(x, 0, z, 0.5, y, 0.5, "steel")
        m.box(x, y + 0.8, z + 1.0, 0.16, 3.0, 0.16, "deep-green")
        m.rod((x, y + 2.9, z + 1.0), (x, y + 3.9, z - 0.4), 0.07, "deep-green", 6)
    m.quad((-long / 4, y + 4.3, z + 1.9), (long / 4, y + 4.3, z + 1.9), (long / 4, y + 3.9, z - 0.6), (-long / 4, y + 3.9, z - 0.6), "green")
    m.box(0, y + 3.75, z - 0.6, long / 2, 0.3, 0.1, "cream")
    for x in (-2.4, 2.4):
        m.box(x, y + 3.7, z, 0.8, 0.1, 0.3, "lamp")
    m.box(0, y + 2.35, z + 1.05, 5.2, 0.8, 0.1, "lake")
    m.box(0, y + 2.62, z + 0.98, 4.2, 0.26, 0.02, "cream")
    for x in range(-7, 8):
        m.box(x * long / 15, y + 0.8, z + 1.75, 0.07, 1.0, 0.07, "iron")
    m.box(0, y + 1.75, z + 1.75, long, 0.08, 0.08, "iron")
    steps = 16
    for k in range(steps):  # stairs down along +x
        m.box(long / 2 + 0.3 + k * 0.42, y + 0.6 - (k + 1) * (y + 0.6) / steps, z + 0.6, 0.44, 0.16, 1.7, "steel")
    for side in (-0.25, 1.45):
        m.rod((long / 2, y + 1.6, z + side), (long / 2 + 7.0, 1.0, z + side), 0.06, "iron", 6)
        m.rod((long / 2, y + 0.5, z + side), (long / 2 + 7.0, 0.0, z + side), 0.12, "iron", 6)
    return m


@lru_cache(None)
def straight(long=30.0, y=DECK):
    """A stretch of line along x, its track in the middle."""
    m = Mesh()
    for z in (-0.75, 0.75):
        m.box(0, y + 0.2, z, long, 0.14, 0.18, "silver")
    for z in (-1.5, 1.5):
        m.box(0, y - 0.75, z, long, 0.8, 0.4, "steel")
    m.box(0, y + 0.02, -2.0, long, 0.08, 0.7, "plank")
    m.box(0, y + 0.95, -2.3, long, 0.06, 0.06, "iron")
    for k in range(int(long / 0.75)):
        m.box(-long / 2 + 0.4 + k * 0.75, y + 0.04, 0, 0.42, 0.17, 3.5, "plank")
    for k in range(int(long / 2.5) + 1):
        m.box(-long / 2 + 0.05 + k * (long - 0.1) / int(long / 2.5), y + 0.05, -2.3, 0.06, 0.95, 0.06, "iron")
    for x in (-long / 2 + 2.5, -long / 6, long / 6, long / 2 - 2.5):
        for z in (-1.5, 1.5):
            m.box(x, 0, z, 0.42, y - 0.6, 0.42, "steel")
            m.box(x, 0, z, 0.8, 0.35, 0.8, "concrete")
        m.box(x, y - 1.2, 0, 0.46, 0.5, 3.8, "steel")
        for side in (-1, 1):
            m.rod((x, y - 2.6, side * 1.5), (x, y - 1.1, side * 0.4), 0.1, "steel", 6)
    return m
