"""Church, clinic, school, arts centre and farm, each on its own plinth."""
import math
import random

from . import campus, civic, plants, street
from .mesh import Mesh
from .people import child, person
from .plinths import ball, bands, base, dashes, flag, flag_pole, folk, framed, scatter, slabs


def church():
    rng, w = random.Random(1), base(20)
    w.put(slabs(("plaza", 1.5, 11.5, 7, 15), ("plaza", 1.5, 10.2, 20, 5.5)))
    w.put(civic.church(), 1.5, -5.5)
    scatter(w, rng, ((13.5, 2), (13, -9), (-13.5, -6), (14.5, 9.5), (-14, 2.5), (-11, -13), (10.5, -14)))
    plants.plant_tree(w, rng, -11.5, 9.8, 1.05, colour=plants.BLOSSOM[0])
    plants.plant_tree(w, rng, 12.5, 14, 0.8, colour=plants.BLOSSOM[1])
    for x in (-3.4, 6.4):
        w.put(plants.flower_bed(1.1, 4.0, int(x)), x, 15.2)
        w.put(street.lamp_post(), x, 12)
    w.put(street.bench(), -7, 9.8, 0)
    w.put(street.bench(), 9.6, 9.8, 0)
    folk(w, rng, ((0, 9.4), (2.6, 9.6), (-1.2, 12.6), (4.4, 12.4), (1.2, 14.6), (3.0, 17.0), (7.4, 11.2), (-4.8, 11.4), (0.2, 17.4)))
    for x, z in ((5.6, 14.4), (-2.2, 14.8)):
        child(w, rng, x, z, phase=0.2)
    person(w, rng, 1.5, 8.4, 0, "wave", 0.1, top="#1f1a16", hair="short")
    return w, framed(w, 20, turn=26, rise=15, lens=0.3, look=(0, 6, 0))


def clinic():
    rng, w = random.Random(2), base(14.5)
    w.put(bands(14.5, ("walk", 8.0, 2.0), ("road", 11.0, 4.2)))
    w.put(slabs(("walk", 0, 5.2, 9, 5)))
    w.put(dashes(14.5, 11.0))
    w.put(civic.clinic(), 0, -2.6)
    scatter(w, rng, ((-11.5, 2.5), (11.5, 1.5), (-9, -9.5), (3, -11), (9.5, -8.8)), scale=0.95)
    plants.plant_tree(w, rng, -10.6, 6.4, 0.7, colour=plants.BLOSSOM[0])
    for x in (-6.6, 6.6):
        w.put(plants.flower_bed(4.6, 1.2, int(x)), x, 4.4)
        w.put(street.bench(), x, 6.4)
        w.put(street.planter(int(x)), x * 0.69, 5.6)
    w.put(street.lamp_post(), 9.4, 7.4)
    w.put(street.car("van"), -2.2, 11.0, 0, 0.08, colours=("#efe6d6",))
    w.put(street.bicycle(), 8.2, 8.2, 20, colours=("#b9492e",))
    folk(w, rng, ((-1.3, 5.2, 90), (1.6, 5.6, 200), (-4.4, 7.6, 20), (4.6, 8.3, 180)))
    person(w, rng, 0.2, 4.4, -90, "wave", 0.1, top="#f1eee8")
    child(w, rng, 2.6, 6.0, 160, "stand")
    child(w, rng, -3.6, 8.2, 0, "walk", 0.2)
    person(w, rng, 6.6, 6.5, -90, "sit", y=0.02)
    return w, framed(w, 14.5, turn=-20, rise=19)


def school(t=0.0):
    """The school, its court and children at play; t loops from 0 to 1."""
    rng, w = random.Random(3), base(21)
    w.put(bands(21, ("walk", 3.6, 2.2)))
    w.put(slabs(("plaza", 0, 1.0, 7, 5.4)))
    w.put(civic.school(), 0, -8.6)
    w.put(campus.basketball_court(), -7.2, 11.2, 0, scale=0.92)
    w.put(campus.playground(), 10.2, 10.6)
    scatter(w, rng, ((-16.8, -3.6), (16.8, -3.4), (-14.5, -12.5), (14.5, -13), (18.2, 5.2), (-18.6, 4.8), (0, -17.5), (2.4, 16.8), (16.5, 10.5)), scale=0.95)
    plants.plant_tree(w, rng, 4.0, 6.4, 0.8, colour=plants.BLOSSOM[0])
    for x in (-5.2, 5.2):
        w.put(plants.flower_bed(3.2, 1.1, int(x)), x, 0.2)
        w.put(street.lamp_post(), x, 3.0)
    for i in range(6):
        w.put(street.bicycle(), -13.2 + i * 0.75, 1.2, 90, colours=(street.CAR_PAINTS[i],))
    w.put(street.bench(), 5.2, 15.0, 90)
    w.put(flag_pole(), 8.4, 1.0)
    w.put(flag(int(t * 48) % 12), 8.4, 1.0, y=6.1, colours=("#2a7189",))
    _players(w, rng, t)
    # children run round the slide; each goes a whole number of times round in a loop
    for k in range(5):
        a = 2 * math.pi * (k / 5 + t) + 0.4 * math.sin(k * 3)
        r = 3.7 + 0.35 * math.sin(k * 5)
        child(w, rng, 10.2 + r * math.cos(a), 10.6 + r * math.sin(a), -math.degrees(a) - 90, "run", round((t * 15 + k * 0.2) % 1, 3))
    child(w, rng, 10.2, 9.2 + 0.3, 90, "arms-up", y=1.52)
    folk(w, rng, ((1.6, 2.6, 200), (-1.4, 3.2, 20)))
    for k, (x, z, turn) in enumerate(((0.2, 3.4, 90), (2.9, 3.6, 180), (-3.2, 3.9, 0))):
        child(w, rng, x, z, turn, "wave", round((t * 6 + k * 0.3) % 1, 3))
    return w, framed(w, 21, turn=-17, rise=22, lens=0.36)


def _players(w, rng, t):
    """Six players weave over the court while the ball goes from hand to hand."""
    spots = []
    for k in range(6):
        a = 2 * math.pi * (t + k / 6)
        x = -7.2 + (4.6 - 0.5 * (k % 2)) * math.sin(a + 0.5 * math.sin(a))
        z = 11.2 + 2.6 * math.sin(2 * a + k)
        b = a + 0.01
        dx = (4.6 - 0.5 * (k % 2)) * (math.sin(b + 0.5 * math.sin(b)) - math.sin(a + 0.5 * math.sin(a)))
        dz = 2.6 * (math.sin(2 * b + k) - math.sin(2 * a + k))
        turn = -math.degrees(math.atan2(dz, dx))
        spots.append((x, z))
        child(w, rng, x, z, turn, "run", round((t * 14 + k * 0.17) % 1, 3), top="#d9962a" if k % 2 else "#2a7189", y=0.09)
    leg = t * 6
    i, f = int(leg) % 6, leg % 1
    (x0, z0), (x1, z1) = spots[i], spots[(i + 1) % 6]
    w.put(ball(), x0 + (x1 - x0) * f, z0 + (z1 - z0) * f, y=1.1 + 2.4 * f * (1 - f))


def arts():
    rng, w = random.Random(4), base(15.5)
    w.put(bands(15.5, ("plaza", 6.0, 5.6), ("walk", 9.7, 1.8)))
    w.put(civic.arts(), 0, -2.4)
    scatter(w, rng, ((-12.6, 1.0), (12.6, -1.5), (-9.5, -10), (6, -11.5)), scale=0.9)
    plants.plant_tree(w, rng, 12.3, 5.6, 0.75, colour=plants.AUTUMN[0])
    for x in (-9.6, 7.4):
        w.put(street.planter(int(x)), x, 4.4)
    w.put(street.lamp_post(), -11.2, 6.4)
    w.put(street.lamp_post(), 9.6, 7.6)
    w.put(street.bench(), -3.2, 9.2, 180)
    # a painter on a ladder before the mural, and a band in front
    stage = Mesh()
    stage.box(0, 0, 0, 5.0, 0.45, 2.6, "plank")
    w.put(stage, -5.0, 6.2)
    person(w, rng, -5.0, 6.0, -90, "wave", 0.2, y=0.45, top="#b9492e", hair="afro")
    person(w, rng, -6.6, 6.2, -90, "carry", y=0.45, top="#2a7189", hair="cap")
    person(w, rng, -3.4, 6.2, -90, "carry", y=0.45, top="#d9962a", hair="long")
    drum = Mesh()
    drum.tube(0, 0, 0, 0.34, 0.7, "coral", "cream", sides=20)
    w.put(drum, -6.6, 6.75, y=0.45)
    folk(w, rng, ((-6.4, 9.4, 90), (-4.4, 10.0, 90), (-2.2, 8.0, 120), (0.4, 8.6, 150), (3.8, 5.6, 90), (5.0, 7.6, -60)), ("stand", "arms-up", "stand"))
    child(w, rng, -5.4, 9.0, 90, "arms-up")
    child(w, rng, -3.4, 8.8, 90, "stand")
    return w, framed(w, 15.5, turn=12, rise=18)


def garden():
    rng, w = random.Random(5), base(13.6, "lawn")
    w.put(bands(13.6, ("path", 0.4, 1.9)))
    w.put(slabs(("path", 1.4, 6.4, 1.8, 11)))
    w.put(campus.freight_farm(), -1, -4.2)
    w.put(campus.greenhouse(), 8.0, -6.6, -25)
    w.put(campus.shed(), -9.8, -4.0, 60)
    for i in range(3):
        for j in range(2):
            w.put(plants.vegetable_bed((i + j * 3) % 6), (-7.9, -3.3, 5.2)[i] + 0.2 * j, 3.6 + j * 3.4)
    w.put(plants.vegetable_bed(1), 9.4, 4.4)
    for x in (-2.2, 4.6):
        w.put(plants.vegetable_bed(5 if x > 0 else 3), x, 10.2)
    w.put(street.market_stall("green", 1), 8.6, -1.0, -40)
    scatter(w, rng, ((-11.4, 1.0), (-6.5, -9.2), (0, -10.8), (11.8, -3.4)), scale=0.8)
    plants.plant_tree(w, rng, 9.8, 8.0, 0.6, colour=plants.BLOSSOM[0])
    person(w, rng, -5.6, 5.3, 90, "reach", hair="bun", top="#d9962a")
    person(w, rng, -1.0, 5.3, -110, "reach", hair="cap", top="#b9492e")
    person(w, rng, 1.6, 3.8, 110, "carry", hair="afro", top="#2a7189")
    person(w, rng, -3.4, -1.4, 90, "reach", hair="long", top="#efe6d6")
    person(w, rng, 2.6, -1.2, 90, "reach", hair="short", top="#3d7d57")
    person(w, rng, 7.0, 1.2, 45, "stand", top="#e0785c")
    person(w, rng, 9.4, 1.2, 150, "wave", 0.1, top="#f0c464")
    child(w, rng, 5.6, 0.8, 20, "walk", 0.2)
    child(w, rng, -5.2, 8.6, 60, "stand")
    barrow = Mesh()
    barrow.box(0, 0.4, 0, 1.1, 0.35, 0.7, "teal")
    barrow.ball(0, 0.7, 0, 0.35, "leaf", 1)
    barrow.ball(0.3, 0.7, 0.1, 0.25, "pumpkin", 1)
    barrow.tube(0.6, 0.0, 0, 0.25, 0.1, "tire")
    w.put(barrow, -2.6, 0.6, 15)
    return w, framed(w, 13.6, turn=14, rise=24, lens=0.25)


