"""Neighbours together: the plaza by day, a celebration at dusk."""
import math
import random

from . import campus, civic, homes, plants, street
from .light import EVENING
from .mesh import Mesh
from .people import child, person
from .plinths import base, folk, framed, scatter, string_lights


def _tables(w, rng):
    table = Mesh()
    table.tube(0, 0.78, 0, 0.95, 0.07, "cream", sides=24)
    table.tube(0, 0, 0, 0.1, 0.8, "wood", sides=8)
    for k in range(5):
        table.ball(0.5 * math.cos(k * 1.3), 0.9, 0.5 * math.sin(k * 1.3), 0.1, ("tomato", "lettuce", "pumpkin", "flower-gold", "flower-white")[k], 1)
    for x, z in ((-7.0, 4.6), (7.4, 4.2), (-8.6, 0.6), (8.8, 0.2)):
        w.put(table, x, z)
        for k in range(4):
            a = k * 1.57 + 0.6
            person(w, rng, x + 1.35 * math.cos(a), z + 1.35 * math.sin(a), 180 - math.degrees(a), "stand" if k % 2 else "carry")


def gathering():
    """Neighbours hand in hand around the fountain, tables of food beside."""
    rng, w = random.Random(11), base(14)
    ground = Mesh()
    ground.disc(0, 0.05, 0, 11.4, "plaza", 90)
    w.put(ground)
    w.put(campus.fountain())
    for k in range(16):
        a = 2 * math.pi * k / 16
        make = child if k in (3, 9, 13) else person
        make(w, rng, 4.5 * math.cos(a), 4.5 * math.sin(a), 180 - math.degrees(a), pose="wave" if k % 3 == 0 else "arms-up" if k % 5 == 0 else "stand", phase=0.1 * (k % 4))
    _tables(w, rng)
    for k in range(9):
        a = 2 * math.pi * (k + 0.5) / 9
        if math.sin(a) < 0.55:
            plants.plant_tree(w, rng, 12.5 * math.cos(a), 12.5 * math.sin(a), 0.85, colour=plants.BLOSSOM[k % 2] if k % 4 == 1 else None)
    for k in range(4):
        a = 0.8 + k * 1.57
        w.put(plants.flower_bed(3.4, 1.0, k), 9.6 * math.cos(a), 9.6 * math.sin(a), 90 - math.degrees(a))
        w.put(street.lamp_post(), 10.4 * math.cos(a + 0.35), 10.4 * math.sin(a + 0.35))
    child(w, rng, 2.0, 8.8, 10, "run", 0.2)
    child(w, rng, 0.4, 9.2, 10, "run", 0.7)
    return w, framed(w, 14, turn=10, rise=27, lens=0.26)


def evening():
    """A celebration at dusk: lit windows, strings of bulbs, people at tables."""
    rng, w = random.Random(12), base(19)
    ground = Mesh()
    ground.box(0, 0, 5.0, 26, 0.07, 14, "plaza")
    w.put(ground)
    w.put(civic.arts(), -7.0, -6.8, 8)
    w.put(homes.two_flat("brick1", 3, 20), 8.2, -7.2, -8)
    w.put(homes.two_flat("brick4", 2, 8), 15.0, -3.6, -24)
    scatter(w, rng, ((-17, 0.4), (1.4, -13.5), (16.0, 5.4), (-16, 7), (-11, -15)), scale=0.9)
    posts = ((-11, 2.2), (11, 2.2), (-11, 10.6), (11, 10.6), (0, 6.4))
    pole = Mesh()
    pole.tube(0, 0, 0, 0.08, 5.2, "wood", sides=8)
    for x, z in posts:
        w.put(pole, x, z)
    for z in (2.2, 10.6):
        w.put(string_lights(22, 1.0, 22), 0, z, y=5.1)
    for side in (-1, 1):
        for x, z in ((-11, 2.2), (11, 2.2), (-11, 10.6), (11, 10.6)):
            if (x > 0) == (side > 0):
                w.put(string_lights(math.hypot(11, 4.2), 0.6, 12), x / 2, (z + 6.4) / 2, math.degrees(math.atan2(-(6.4 - z), -x)), 5.1)
    for x in (-12.6, 12.6):
        w.put(street.lamp_post(), x, 0.4)
    table = Mesh()
    table.box(0, 0.78, 0, 4.2, 0.08, 1.1, "cream")
    for k in range(6):
        table.ball(-1.75 + k * 0.7, 0.95, 0, 0.11, "lamp" if k % 2 else "flower-white", 1)
    for x, z in ((-6.2, 4.8), (6.2, 4.8), (-6.2, 8.6), (6.2, 8.6)):
        w.put(table, x, z)
        for k in range(4):
            for side in (-1, 1):
                person(w, rng, x - 1.6 + k * 1.05, z + side * 1.05, 90 * side, "sit", y=0.02)
    person(w, rng, -1.2, 2.6, -90, "wave", 0.1, top="#b9492e")
    folk(w, rng, ((-2.4, 6.6, 20), (1.4, 4.4, 200), (2.2, 10.6, 160), (-1.8, 10.0, 10), (0.2, 8.6, 90), (-1.0, 4.6, -40)), ("stand", "wave", "arms-up"))
    for x, z in ((0.8, 12.0), (-0.6, 12.6)):
        child(w, rng, x, z, 20, "run", 0.3)
    return w, framed(w, 19, turn=14, rise=20, lens=0.34, light=EVENING)
