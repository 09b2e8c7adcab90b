"""The whole neighbourhood on its round plinth, as the home page shows it."""
import math
import random
from functools import lru_cache

from . import campus, civic, homes, plants, rail, street
from .mesh import Mesh
from .people import child, person
from .world import World

RADIUS = 56.0


@lru_cache(None)
def streets():
    m = Mesh()
    chord = lambda c: 2 * math.sqrt(RADIUS**2 - c * c)
    m.box(0, 0, 4, chord(8.6) + 1.6, 0.10, 9.4, "walk")
    m.box(-14, 0, 0, 9.4, 0.10, chord(18.5) + 1.6, "walk")
    m.box(0, 0.02, 4, chord(7) + 1.4, 0.10, 6.4, "road")
    m.box(-14, 0.02, 0, 6.4, 0.10, chord(17) + 1.4, "road")
    for x in range(-52, 53, 4):
        if abs(x + 14) > 5:
            m.box(x, 0.11, 4, 1.8, 0.02, 0.16, "line")
    for z in range(-50, 51, 4):
        if abs(z - 4) > 5:
            m.box(-14, 0.11, z, 0.16, 0.02, 1.8, "line")
    for k in range(7):
        for x in (-18.4, -9.6):
            m.box(x, 0.11, 1.3 + k * 0.9, 1.9, 0.02, 0.46, "line")
        for z in (-0.4, 8.4):
            m.box(-16.7 + k * 0.9, 0.11, z, 0.46, 0.02, 1.9, "line")
    # paths of the campus
    m.box(3, 0.0, -5.8, 20, 0.09, 9.5, "plaza")
    m.box(3, 0.0, -11.5, 5, 0.08, 5, "plaza")
    m.box(29, 0.0, -2.6, 6, 0.085, 5, "plaza")
    m.box(14.2, 0.0, 22, 2.2, 0.07, 30, "path")
    m.box(6, 0.0, 30.6, 38, 0.065, 2.2, "path")
    m.box(24, 0.0, 12, 20, 0.066, 2.0, "path")
    for x in (-34.5, -27, -42):
        m.box(x + 1.9, 0, -1.3, 1.8, 0.08, 2.8, "walk")
    for x in (-40, -32.5, -25):
        m.box(x - 1.9, 0, 9.5, 1.8, 0.08, 3.0, "walk")
    return m


def _buildings(w):
    bricks = ["brick1", "brick4", "brick2", "greystone", "brick3", "brick6", "brick5"]
    for i, x in enumerate((-42, -34.5, -27)):
        w.put(homes.two_flat(bricks[i], 2 + (i == 1), i), x, -9)
    for i, x in enumerate((-38, -30.5, -23)):
        w.put(homes.two_flat(bricks[(i + 3) % 7], 2 + (i == 2), i + 3), x, -28)
    for i, x in enumerate((-40, -32.5, -25)):
        w.put(homes.two_flat(bricks[(i + 4) % 7], 2 + (i == 2), i + 6), x, 17, 180)
    w.put(campus.building_site(), -28, 36)
    w.put(campus.crane_mast(), -37.5, 35)
    w.put(civic.church(), 3, -27)
    w.put(civic.school(), 30, -12.5)
    w.put(homes.storefront(), 33, -32, 20)
    w.put(homes.two_flat("brick3", 3, 12), 22.5, -36, 12)
    w.put(civic.clinic(), 43, 17, -70)
    w.put(civic.arts(), 3, 40.5, 180)
    w.put(campus.basketball_court(), 3, 20)
    w.put(campus.freight_farm(), 26, 31, 6)
    w.put(campus.greenhouse(), 36, 25, -20)
    w.put(campus.shed(), 17.5, 27, 90)
    w.put(campus.fountain(), 3, -5.8)
    w.put(campus.playground(), -5, 30)
    for i in range(9):
        w.put(plants.vegetable_bed(i % 6), 20 + (i % 3) * 5, 16 + (i // 3) * 3.2, 6)
    w.put(plants.hedge(9.0), 44, -3, 0, colours=("#5f8a3e",))
    for x, z in ((-4.5, -2.3), (10.5, -2.3), (-4.5, -9.2), (10.5, -9.2)):
        w.put(plants.flower_bed(3.0, 1.1, int(x + z)), x, z)
    for z in (-1.2, 9.2):
        for x in (-46, -38, -30, -22, -4, 6, 20, 36, 46):
            if not (z < 0 and -6 < x < 12):
                w.put(street.lamp_post(), x, z)
    for z in (-40, -30, -20, 16, 24, 34, 44):
        w.put(street.lamp_post(), -8.9, z)
    for x, z, turn in ((-1, -9.4, 0), (7, -9.4, 0), (-5.2, -5.8, 90), (11.2, -5.8, -90), (12.6, 18, -90), (12.6, 24, -90), (-10, 34, 90)):
        w.put(street.bench(), x, z, turn)
    w.put(street.bus_shelter(), 15, -0.4)
    for x, z in ((-19.6, -1.0), (-8.6, 9.3), (38.5, -1)):
        w.put(street.hydrant(), x, z)
    for i, (x, z) in enumerate(((25.8, -4.4), (34.2, -4.4), (0, 34.8), (6, 34.8), (-0.5, -11.8), (6.5, -11.8))):
        w.put(street.planter(i), x, z)
    for i in range(5):
        w.put(street.bicycle(), 37.5 + i * 0.7, -4.6, 90, colours=(street.CAR_PAINTS[i],))
    w.put(street.market_stall("green", 1), 19.5, 11.2, 0)
    w.put(street.market_stall("gold", 3), 24.5, 11.2, 0)


def _trees(w, rng, palette=None, kind=None):
    spots = [(-20.5, -2.2), (-7.8, -2.4), (-6.5, -14), (12.5, -10.5), (13.5, -17), (15, -4.4), (46, -7), (13, 11.5), (33.5, 11), (36.5, 31), (16.5, 36), (31, 38), (-8.4, 13.2), (-8, 24), (-19.8, 12.4),
             (-20, 26.5), (-47, -2.5), (-46.5, 10.5), (-47, -16), (-20, -19), (-19, -37), (-36, -39), (-27, -40.5), (-8, -41), (12, -44), (19, -44), (-7.5, -23), (-6.5, -33), (13.2, -26), (45, -20), (48, 5), (50, 11),
             (-8.6, 41), (-7, 48), (-44, 25), (-40, 27), (14, 47), (22, 44), (14.5, 31.5), (-6.5, 36), (40, -25), (44, 29), (-20, 46), (-22, -12), (-31, -18), (-39, -18), (-46, -24), (40, -34), (26, -42), (10, -38), (35, 38),
             (38, 8.8), (18, -22), (24, -23), (38, -21)]
    for x, z in spots:
        if math.hypot(x, z) < 49.2:
            plants.plant_tree(w, rng, x + rng.uniform(-0.5, 0.5), z + rng.uniform(-0.5, 0.5), palette=palette, kind=kind)
    for x, z, s in ((-6.6, -9.2, 1.05), (13.2, -7.4, 0.95), (31.5, 21, 0.85), (-3, 14.5, 0.9)):
        plants.plant_tree(w, rng, x, z, s, kind, colour=rng.choice(plants.BLOSSOM) if palette is None else None, palette=palette)
    for _ in range(46):
        a, r = rng.uniform(0, 6.283), rng.uniform(48.2, 49.4)
        x, z = r * math.cos(a), r * math.sin(a)
        if abs(z - 4) > 6 and abs(x + 14) > 6:
            w.put(plants.tree(7), x, z, rng.uniform(0, 360), 0, rng.uniform(0.7, 1.2), (rng.choice(plants.GREENS),))


def _people(w, rng):
    for x, z in ((-2.5, -3.3), (0, -2.4), (6, -3), (7.4, -7.5), (-2.6, -7.8), (3, -10.8), (1.6, -12.2), (5, -12), (24.5, -5.6), (28, -3.4), (31.4, -4.6), (15.8, 0.4), (14.2, 0.2), (-18.5, -14), (-9.4, -26), (-9.4, 17), (20, 13.0), (25.4, 13.2), (40, 9)):
        person(w, rng, x, z, pose=rng.choice(["stand", "stand", "wave", "walk", "carry"]), phase=rng.choice([0.1, 0.3, 0.6, 0.85]))
    for x, z, turn in ((-30, -0.6, 0), (-38.5, -0.7, 180), (-24, 8.8, 0), (-35, 8.7, 180), (22, 8.8, 0), (10, 9.0, 180), (43, -0.8, 0), (34, 9, 0), (-18.6, 22, 90), (-9.4, -14, -90), (14.2, 28, 90), (0, 30.6, 0)):
        person(w, rng, x, z, turn, "walk", rng.choice([0.15, 0.35, 0.65, 0.9]))
    for x, z in ((0, 19), (2.6, 21.4), (5.2, 18.8), (7, 21.8), (-2, 22.2), (4, 23)):
        person(w, rng, x, z, pose=rng.choice(["run", "arms-up", "run"]), phase=rng.random().__round__(1), size=1.1)
    for x, z in ((-5, 28), (-3.4, 31.2), (-6.6, 31.5), (-2.4, 29)):
        child(w, rng, x, z, phase=rng.random().__round__(1))
    for x, z in ((22.5, 17.7), (27.5, 20.8), (17.6, 20.6), (24, 27.6), (28, 27.4)):
        person(w, rng, x, z, pose="reach", hair=rng.choice(["cap", "bun", "afro"]))
    for x, y, z in ((-31, 9.92, 36), (-26, 6.52, 38.5), (-33, 3.32, 39.2), (-24, 0.1, 44.4)):
        person(w, rng, x, z, y=y, pose=rng.choice(["stand", "reach", "carry"]), top="#e0792f", hair="helmet")


@lru_cache(None)
def still_life(season="summer"):
    """Everything that does not move."""
    rng = random.Random(11)
    w = World()
    w.put(campus.plinth(RADIUS))
    w.put(streets())
    _buildings(w)
    if season == "winter":
        _trees(w, rng, kind=6)
    else:
        _trees(w, rng, plants.GREENS + plants.BLOSSOM * 2 if season == "spring" else None)
    _people(w, rng)
    for i, (x, z, turn) in enumerate(((-36, 1.6, 0), (-22.6, 6.5, 180), (44, 6.5, 180), (-16.6, -24, 90), (-11.4, 27, -90), (-11.4, 36, -90), (27, 1.5, 0))):
        w.put(street.car(("saloon", "estate", "van")[i % 3]), x, z, turn, 0.1, colours=(street.CAR_PAINTS[i],))
    w.put(rail.track())
    return w


def neighbourhood(t=0.0, season="summer"):
    """t runs from 0 to 1 over a loop. Two trains half a circle apart change places, so the last frame meets the first."""
    w = World(still_life(season).items)
    for half in (0.0, math.pi):
        rail.train(w, 1.92 + half + math.pi * t)
    w.put(campus.crane_jib(), -37.5, 35, 200 + 26 * math.sin(2 * math.pi * t), 24)
    # traffic that leaves under the rim and comes back: each car drives a whole chord in a loop
    for i, (z, way, start) in enumerate(((2.3, 1, 0.30), (5.7, -1, 0.62), (5.7, -1, 0.12))):
        f = (start + t) % 1.0
        x = way * (-54.0 + 108.0 * f)
        size = min(1.0, max(0.02, (54 - abs(x)) / 3.0))
        mesh = street.bus() if i == 0 else street.car("saloon" if i == 1 else "van")
        w.put(mesh, x, z, 0 if way > 0 else 180, 0.1, size, (street.CAR_PAINTS[i * 2],))
    return w
