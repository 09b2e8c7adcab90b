"""Homes, building sites, the platform and the first storefront, each on its own plinth."""
import math
import random

from . import campus, homes, plants, rail, street
from .light import DAY, SPRING
from .mesh import Mesh
from .people import child, person
from .plinths import bands, base, dashes, folk, framed, scatter, slabs


def block():
    """A block in spring: four houses, children on the sidewalk, neighbours on the steps."""
    rng, w = random.Random(6), base(19)
    w.put(bands(19, ("walk", 4.4, 2.2), ("walk", 12.2, 2.0), ("road", 8.4, 5.8)))
    w.put(dashes(19, 8.4))
    for i, x in enumerate((-11.4, -3.8, 3.8, 11.4)):
        w.put(homes.two_flat(("brick1", "greystone", "brick4", "brick3")[i], (2, 3, 2, 3)[i], (20, 6, 2, 8)[i]), x, -5.2)
        w.put(slabs(("walk", 0, 0, 1.8, 3.2)), x + 1.9, 3.0)
        w.put(plants.hedge(2.6), x - 1.7, 3.0, colours=("#5f8a3e",))
    for x in (-15.2, -7.6, 0.4, 7.6, 15.2):
        plants.plant_tree(w, rng, x, 5.2, 0.72 + 0.1 * rng.random(), colour=plants.BLOSSOM[0] if abs(x) > 7 else None)
    scatter(w, rng, ((-9, 14.6), (2, 15.6), (10.5, 13.8)), scale=0.7)
    for x in (-11.5, -3.6, 4, 11.5):
        w.put(street.lamp_post(), x, 5.2)
    for i, (x, z, turn) in enumerate(((-12.5, 6.6, 0), (-1.5, 6.6, 0), (9, 10.2, 180))):
        w.put(street.car(("saloon", "estate", "van")[i]), x, z, turn, 0.08, colours=(street.CAR_PAINTS[i * 2],))
    w.put(street.bicycle(), 6.2, 4.0, 10, colours=("#2a7189",))
    w.put(street.hydrant(), 3.0, 5.2)
    folk(w, rng, ((-9.6, 4.2, 20), (5.9, 2.2, -60), (13.6, 4.4, 180), (-2.0, 4.4, 160)))
    person(w, rng, 2.4, 4.4, 0, "walk", 0.2)
    child(w, rng, 3.6, 4.6, 0, "walk", 0.7)
    person(w, rng, -1.75, 1.7, -90, "sit", y=0.25)
    for k, (x, z, turn) in enumerate(((-6.0, 4.2, 10), (-4.8, 4.6, 10), (8.6, 4.0, 180), (10.2, 12.2, 0), (-6, 12.3, 180))):
        child(w, rng, x, z, turn, "run" if k < 4 else "walk", 0.2 * k)
    person(w, rng, 13.35, 1.9, -90, "sit", y=0.2, top="#2a7189")
    return w, framed(w, 19, turn=-22, rise=19, lens=0.34, light=SPRING)


def homes_row(t=0.0):
    """Finished homes beside the next one going up; t loops from 0 to 1 while the crane turns and a car drives by."""
    rng, w = random.Random(16), base(23)
    w.put(bands(23, ("walk", 5.6, 2.2), ("walk", 13.4, 2.0), ("road", 9.6, 5.8)))
    w.put(dashes(23, 9.6))
    for i, x in enumerate((-15.6, -8.0, -0.4)):
        w.put(homes.two_flat(("brick1", "greystone", "brick4")[i], (2, 3, 2)[i], (20, 6, 2)[i]), x, -4.0)
        w.put(slabs(("walk", 0, 0, 1.8, 3.2)), x + 1.9, 4.2)
        w.put(plants.hedge(2.6), x - 1.7, 4.2, colours=("#567b42",))
    with_site(w, rng, t)
    for x in (-19.6, -11.8, -4.2, 3.6):
        plants.plant_tree(w, rng, x, 6.6, 0.7 + 0.1 * rng.random())
    scatter(w, rng, ((-14, -14.5), (-5, -16.5), (4, -18), (21, 3.6), (-20.5, -5)), scale=0.95)
    scatter(w, rng, ((-11, 16.8), (1, 18.6), (12, 16.4)), scale=0.7)
    for x in (-15.7, -8, 0, 19):
        w.put(street.lamp_post(), x, 6.5)
    w.put(street.car("estate"), -12.5, 7.7, 0, 0.09, colours=("#efe6d6",))
    w.put(street.bicycle(), 2.6, 5.2, 10, colours=("#2a7189",))
    f = (0.35 + t) % 1.0
    x = 21.5 - 43.0 * f
    w.put(street.car("saloon"), x, 11.2, 180, 0.09, min(1.0, max(0.02, (21.5 - abs(x)) / 2.0)), ("#b9492e",))
    walk = math.sin(2 * math.pi * t)
    person(w, rng, -6.0 + 3.0 * walk, 5.5, 0 if math.cos(2 * math.pi * t) > 0 else 180, "walk", round(t * 12 % 1, 3), top="#d9962a")
    person(w, rng, -13.65, 4.6, -60, "wave", round(t * 6 % 1, 3), top="#2a7189")
    person(w, rng, 1.55, 2.9, -90, "sit", y=0.25, top="#e0785c")
    child(w, rng, -11.0 + 2.2 * math.cos(2 * math.pi * t), 14.6 + 0.9 * math.sin(2 * math.pi * t), -360 * t - 90, "run", round(t * 15 % 1, 3))
    child(w, rng, -11.0 - 2.2 * math.cos(2 * math.pi * t), 14.6 - 0.9 * math.sin(2 * math.pi * t), -360 * t + 90, "run", round((t * 15 + 0.4) % 1, 3))
    return w, framed(w, 23, turn=-18, rise=19, lens=0.36, look=(0, 3, 0))


def with_site(w, rng, t):
    w.put(campus.building_site(), 12.2, -5.0, scale=0.86)
    w.put(campus.crane_mast(15.0), 20.0, -8.2)
    w.put(campus.crane_jib(4.2), 20.0, -8.2, -12 - 24 * math.sin(2 * math.pi * t), 15.0)
    hard = dict(hair="helmet", top="#e0792f")
    for x, y, z, turn, pose in ((9.5, 8.5, -4.0, -90, "stand"), (14.2, 8.5, -6.5, 30, "wave"), (10.5, 2.1, 0.4, 90, "reach"), (15.2, 4.85, 0.4, 90, "reach"), (6.6, 0.05, 3.0, -60, "carry")):
        person(w, rng, x, z, turn, pose, round(t * 6 % 1, 3), y=y, **hard)
    for x in (7.6, 12.8, 18.0):
        w.put(campus.fence(5.0, "gold"), x, 4.2)


def project_130(t=0.0):
    """The building site with its crane, which turns there and back over a loop."""
    rng, w = random.Random(7), base(18)
    w.put(bands(18, ("walk", 11.0, 1.8), ("road", 14.2, 4.2)))
    w.put(campus.building_site(), -1.5, -1.0)
    w.put(campus.crane_mast(16.5), 9.6, -4.2)
    w.put(campus.crane_jib(4.4), 9.6, -4.2, -14 - 20 * math.sin(2 * math.pi * t), 16.5)
    w.put(homes.two_flat("brick1", 2, 11), -13.0, -5.5, 12)
    mixer = Mesh()
    mixer.tube(0, 0, 0, 0.9, 1.6, "orange", sides=20, r2=0.5)
    w.put(mixer, 7.4, 5.4, tilt=24, y=0.4)
    for i in range(3):
        w.put(slabs(("brick2", 0, 0, 1.4, 0.9, 0.9)), 5.4 + i * 1.8, 8.6)
    w.put(slabs(("plank", 0, 0, 3.2, 1.1, 0.7)), -8.2, 8.2, 20)
    for x in (-12, -6.4, -0.8, 4.8, 10.4):
        w.put(campus.fence(5.2, "gold"), x, 9.8)
    scatter(w, rng, ((14.5, 2.5), (-15.0, 3.6), (3, -14.5), (-6, -14)), scale=0.85)
    w.put(street.car("van"), -5.5, 13.2, 0, 0.08, colours=("#f0c464",))
    hard = dict(hair="helmet", top="#e0792f")
    walk = math.sin(2 * math.pi * t)
    for x, y, z, turn, pose in ((-4.0, 9.92, 1.0, -90, "stand"), (1.2, 9.92, -2.0, 30, "wave"), (-3, 2.44, 5.2, 90, "reach"), (2.2, 5.64, 5.2, 90, "reach"), (6.2, 0, 7.2, -60, "stand"), (-6.4, 0, 7.6, -100, "carry")):
        person(w, rng, x, z, turn, pose, round(t * 6 % 1, 3), y=y, **hard)
    person(w, rng, -1.0 + 3.5 * walk, 7.8, 0 if math.cos(2 * math.pi * t) > 0 else 180, "walk", round(t * 12 % 1, 3), **hard)
    person(w, rng, 8.8, 8.0, 160, "stand", hair="helmet", top="#1b4a5e")
    return w, framed(w, 18, turn=20, rise=17, lens=0.3, look=(0, 4, 0))


def project_843():
    """A family's own house with a porch and a garden."""
    rng, w = random.Random(8), base(12, "lawn")
    w.put(bands(12, ("walk", 9.9, 1.6)))
    w.put(slabs(("walk", 0, 6.2, 1.7, 7.4)))
    w.put(homes.frame_house(), 0, -3.4)
    for x in (-5.6, 5.6):
        w.put(campus.fence(8.4), x * 0.98, 8.7)
    plants.plant_tree(w, rng, -8.6, 2.6, 1.0, 4, plants.GREENS[1])
    plants.plant_tree(w, rng, 8.4, 4.6, 0.72, colour=plants.BLOSSOM[0])
    scatter(w, rng, ((8.4, -5.6), (-8.4, -6.6)), scale=0.9)
    for x in (-2.9, 2.9):
        w.put(plants.flower_bed(3.6, 0.9, int(x)), x, 5.4)
        w.put(plants.hedge(1.8), x * 2.2, 5.2, colours=("#5f8a3e",))
    w.put(street.bicycle(), 3.4, 7.4, 30, colours=("#b9492e",))
    box = Mesh()
    box.box(0, 0, 0, 0.1, 1.1, 0.1, "white")
    box.box(0, 1.05, 0, 0.3, 0.3, 0.5, "brick-red")
    w.put(box, 1.5, 9.0)
    person(w, rng, 0.5, 3.8, -90, "wave", 0.1, y=0.84, top="#d9962a", hair="long")
    person(w, rng, -0.7, 3.7, -90, "stand", y=0.84, top="#2a7189", hair="short")
    child(w, rng, -3.4, 7.2, 20, "run", 0.2)
    child(w, rng, -5.0, 6.6, 30, "run", 0.6)
    person(w, rng, 0.1, 10.0, 90, "carry", top="#b9492e")
    return w, framed(w, 12, turn=24, rise=16, lens=0.24, look=(0, 3, 0))


def storefront(open_door=False, light=DAY, year=1974):
    """Where it began: the drop-in of 1974."""
    rng, w = random.Random(9), base(12)
    w.put(bands(12, ("walk", 3.6, 4.4), ("road", 8.4, 5.2)))
    w.put(homes.storefront(open_door=open_door), 0, -4.4)
    w.put(dashes(12, 8.4))
    scatter(w, rng, ((-8.6, -3.5), (8.2, -5.5)), scale=0.85)
    plants.plant_tree(w, rng, -6.6, 4.4, 0.62, colour=plants.GREENS[3])
    w.put(street.lamp_post(), 6.0, 4.8)
    w.put(street.hydrant(), 3.4, 5.2)
    w.put(street.bench(), -3.4, 2.6)
    w.put(street.planter(3), 1.7, 1.9)
    w.put(street.planter(5), -1.3, 1.9)
    w.put(street.car("estate"), 3.4, 7.4, 0, 0.08, colours=("#7fa0a8",))
    w.put(street.car("saloon"), -4.6, 9.4, 180, 0.08, colours=("#d9962a",))
    if not open_door:
        person(w, rng, -0.4, 2.2, -80, "wave", 0.1, top="#efe6d6", hair="bun")
        person(w, rng, 0.9, 2.0, -100, "stand", top="#3d7d57", hair="short")
        person(w, rng, -3.0, 2.6, -90, "sit", y=0.02, top="#b9492e", hair="afro")
        folk(w, rng, ((2.9, 3.6, 150), (4.2, 3.0, 170)))
        child(w, rng, -1.6, 4.2, 60, "run", 0.2)
    return w, framed(w, 12, turn=-24, rise=15, lens=0.24, look=(0, 3, 0), light=light)


def platform():
    """The train at the platform."""
    rng, w = random.Random(10), base(15)
    w.put(bands(15, ("walk", 8.4, 1.8), ("road", 11.6, 4.2)))
    w.put(rail.straight(29.6), 0, -3.4)
    w.put(rail.station(), -1.0, -3.4)
    for k in range(3):
        w.put(rail.carriage(k != 1), -8.4 + k * 7.75, -3.4, 180 if k == 0 else 0, rail.DECK + 0.3)
    w.put(homes.two_flat("brick4", 2, 14), -10.0, -10.4, 40, scale=0.8)
    scatter(w, rng, ((9.4, -9), (3.0, -12), (-2.4, -11), (13, 2.6), (-13, 1.4), (-9.6, 5.6)), scale=0.85)
    w.put(street.bus_shelter(), -3.6, 8.2)
    w.put(street.lamp_post(), 3.4, 8.8)
    w.put(street.car("saloon"), 4.4, 10.6, 0, 0.08, colours=("#d9962a",))
    w.put(street.car("estate"), -7.2, 12.6, 180, 0.08, colours=("#2a7189",))
    deck = rail.DECK + 0.8
    for x, z, turn, pose in ((-5.6, -0.6, 90, "stand"), (-4.4, 0.3, 70, "stand"), (-1.2, -0.7, 90, "walk"), (0.4, 0.2, 120, "wave"), (2.6, -0.5, 60, "stand"), (4.6, 0.1, 100, "carry")):
        person(w, rng, x, z, turn, pose, 0.2, y=deck)
    child(w, rng, 3.4, -0.4, 80, "stand", y=deck)
    folk(w, rng, ((-4.4, 8.6, -90), (-2.6, 8.7, -60), (8.6, 8.2, 200), (6.0, 8.8, 20)))
    return w, framed(w, 15, turn=20, rise=15, lens=0.28, look=(0, 4, 0))
