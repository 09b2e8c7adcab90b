"""Small plinths, and what the header pictures on them share: ground, camera, flags, crowds."""
import math
from functools import lru_cache

import numpy as np

from . import campus, plants
from .light import DAY, Shot, orbit
from .mesh import Mesh
from .people import person
from .world import World

def height(radius):
    return 1.0 + radius * 0.075


def base(radius, ground="grass"):
    w = World()
    w.put(campus.plinth(radius, height(radius), ground))
    return w


def framed(world, radius, turn=18, rise=21, light=DAY, lens=0.32, fov=24, fill=0.94, focus=1.0, look=(0, 1.5, 0), aspect=16 / 9):
    """A camera so far away that the plinth and all that stands on it just fill the picture."""
    low = -height(radius)
    rim = [((radius + 2.4) * math.cos(a), y, (radius + 2.4) * math.sin(a)) for a in np.linspace(0, 6.28, 40) for y in (low, low * 0.84)]
    points = np.concatenate([np.array(rim), *(outline(mesh) @ m[:, :3].T + m[:, 3] for mesh, m, _ in world.items[1:])])
    half = math.tan(math.radians(fov / 2))
    near, far = radius * 1.5, radius * 14
    for _ in range(14):
        distance = (near + far) / 2
        eye = np.array(orbit(look, distance, turn, rise))
        forward = (np.array(look) - eye) / distance
        right = np.cross(forward, (0, 1, 0))
        right /= np.linalg.norm(right)
        d = points - eye
        depth = d @ forward
        x, y = d @ right / depth / half / aspect, d @ np.cross(right, forward) / depth / half
        if max(np.ptp(x), np.ptp(y)) <= 2 * fill:
            far = distance
        else:
            near = distance
    centre = (-(x.max() + x.min()) / 2, -(y.max() + y.min()) / 2)
    return Shot(tuple(eye), look, fov, focus, lens, centre, floor=low, fade=(radius * 1.15, radius * 1.9), edge=0.03, light=light)


@lru_cache(None)
def outline(mesh):
    """Some of a mesh's points: enough to know what it covers."""
    points = mesh.arrays()[0].reshape(-1, 3)
    return np.concatenate([points[points[:, k].argsort()[pick]] for k in range(3) for pick in (slice(0, 4), slice(-4, None))])


def slabs(*parts):
    """Flat ground areas: (material, x, z, w, d[, thickness])."""
    m = Mesh()
    for i, (material, x, z, w, d, *more) in enumerate(parts):
        m.box(x, 0, z, w, more[0] if more else 0.06 + 0.006 * i, d, material)
    return m


def bands(radius, *parts):
    """Streets that run from rim to rim: (material, z, depth), each a little above the one before."""
    m = Mesh()
    for i, (material, z, depth) in enumerate(parts):
        y = 0.05 + 0.012 * i
        steps = np.linspace(z - depth / 2, z + depth / 2, 13)
        ends = np.sqrt(np.maximum((radius + 0.62) ** 2 - steps**2, 0))
        for z0, z1, x0, x1 in zip(steps, steps[1:], ends, ends[1:]):
            m.quad((-x0, y, z0), (-x1, y, z1), (x1, y, z1), (x0, y, z0), material)
        for z0, x0, side in ((steps[0], ends[0], -1), (steps[-1], ends[-1], 1)):
            m.quad((-x0, 0, z0), (x0, 0, z0), (x0, y, z0), (-x0, y, z0), material)
    return m


def dashes(radius, z, step=3.2):
    m = Mesh()
    half = math.sqrt(radius**2 - z * z) - 1
    for x in np.arange(-half, half, step):
        m.box(x, 0.07, z, 1.4, 0.02, 0.14, "line")
    return m


def scatter(w, rng, spots, **more):
    for x, z in spots:
        plants.plant_tree(w, rng, x, z, **more)


def folk(w, rng, spots, poses=("stand", "stand", "wave", "carry"), **more):
    for x, z, *turn in spots:
        person(w, rng, x, z, turn[0] if turn else None, rng.choice(poses), rng.choice([0.1, 0.3, 0.6]), **more)


@lru_cache(None)
def ball():
    m = Mesh()
    m.ball(0, 0, 0, 0.2, "orange", 2)
    return m


@lru_cache(None)
def flag(phase, wide=1.6, high=1.0):
    """Cloth in the wind, flying towards +x; twelve phases make a wave."""
    m = Mesh()
    n = 14
    wave = lambda f: 0.16 * wide * f * math.sin(2 * math.pi * (1.3 * f - phase / 12))
    for k in range(n):
        a, b = k / n, (k + 1) / n
        m.quad((wide * a, -0.05 * a, wave(a)), (wide * b, -0.05 * b, wave(b)), (wide * b, high - 0.05 * b, wave(b)), (wide * a, high - 0.05 * a, wave(a)), "cloth")
    return m


@lru_cache(None)
def flag_pole(tall=7.2):
    m = Mesh()
    m.tube(0, 0, 0, 0.3, 0.3, "limestone", sides=12)
    m.tube(0, 0, 0, 0.06, tall, "white", sides=8)
    m.ball(0, tall + 0.05, 0, 0.12, "gold", 1)
    return m


@lru_cache(None)
def string_lights(long, sag=0.9, bulbs=16):
    """Bulbs on a wire along x between two points of equal height, hanging from y = 0."""
    m = Mesh()
    y = lambda f: -4 * sag * f * (1 - f)
    points = [(-long / 2 + long * k / (bulbs * 2), y(k / (bulbs * 2)), 0) for k in range(bulbs * 2 + 1)]
    for a, b in zip(points, points[1:]):
        m.rod(a, b, 0.02, "iron", 4)
    for p in points[1::2]:
        m.ball(p[0], p[1] - 0.12, 0, 0.11, "lamp", 1)
    return m
