"""Trees, hedges, flowers and vegetables. Leaves take their colour from slot 1."""
import math
import random
from functools import lru_cache

import numpy as np

from .mesh import Mesh

GREENS = ["#64843f", "#708d48", "#567b42", "#7d9653", "#5f864f", "#4f723f", "#889c5c"]
AUTUMN = ["#d99a34", "#c9742f", "#e0b04a"]
BLOSSOM = ["#eab2b0", "#f0c6c0"]


def _leaf_cloud(m, centre, radius, count, rng, squash=0.85):
    """Many small leaves on a ball's shell: reads as foliage where a plain ball reads as a toy."""
    d = rng.normal(size=(count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    r = radius * rng.uniform(0.80, 1.06, (count, 1))
    p = centre + d * r * (1, squash, 1)
    side = np.cross(d, rng.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, d) + 0.5 * d
    size = rng.uniform(0.16, 0.30, (count, 1)) * (radius / 1.4) ** 0.5
    tris = np.concatenate([np.stack((p - side * size * 0.6, p + up * size * 1.3, p + side * size * 0.6), 1), np.stack((p - side * size * 0.6, p + side * size * 0.6, p - up * size * 0.9), 1)])
    soft = np.repeat((d * (1, 1 / squash, 1) + (0, 0.25, 0))[:, None, :], 3, 1)
    m.add(tris, "leaves", np.concatenate([soft, soft]))


@lru_cache(None)
def tree(kind=0):
    """About 6 m tall. 0-3 round crowns, 4 a tall elm-like one, 5 a slim poplar, 6 a bare winter tree, 7 a low shrub tree."""
    rng, m = np.random.default_rng(40 + kind), Mesh()
    lumps = []
    if kind < 4:
        m.tube(0, 0, 0, 0.26, 2.8, "bark", sides=9, r2=0.16)
        for k in range(5):
            a = k * 2.4 + kind
            lumps.append(((1.05 * math.cos(a), 3.5 + 0.45 * (k % 3), 1.05 * math.sin(a)), 1.25 + 0.2 * rng.random()))
        lumps.append(((0, 4.9, 0), 1.4))
    elif kind == 4:
        m.tube(0, 0, 0, 0.30, 3.6, "bark", sides=9, r2=0.18)
        for k in range(7):
            a = k * 2.4
            lumps.append(((1.5 * math.cos(a), 4.4 + 0.6 * (k % 3), 1.5 * math.sin(a)), 1.35))
        lumps.append(((0, 6.3, 0), 1.6))
    elif kind == 5:
        m.tube(0, 0, 0, 0.22, 2.0, "bark", sides=9, r2=0.16)
        lumps = [((0.12 * math.sin(k * 2), 2.3 + k * 0.95, 0.12 * math.cos(k * 2)), 1.1 - 0.14 * k) for k in range(6)]
    elif kind == 6:
        m.tube(0, 0, 0, 0.24, 2.4, "bark", sides=9, r2=0.17)
        _branch(m, np.array((0, 2.3, 0.0)), np.array((0, 1.0, 0)), 1.5, 0.15, 4, rng)
        return m
    else:
        lumps = [((0.35 * math.cos(k * 2.1), 0.55 + 0.2 * (k % 2), 0.35 * math.sin(k * 2.1)), 0.6) for k in range(4)]
    for k in range(3 if kind < 5 else 0):
        a = k * 2.1 + kind
        m.rod((0, 2.2, 0), (0.9 * math.cos(a), 3.6, 0.9 * math.sin(a)), 0.09, "bark", 6)
    for centre, radius in lumps:
        centre = np.array(centre)
        m.ball(*centre, radius * 0.84, "leaves", 2, squash=0.85, rough=0.05, seed=kind)
        _leaf_cloud(m, centre, radius, int(230 * radius), rng)
    return m


def _branch(m, start, direction, length, r, depth, rng):
    end = start + direction * length
    m.rod(start, end, r, "bark", 6)
    if depth:
        for _ in range(3):
            d = direction + rng.normal(size=3) * 0.55 + (0, 0.15, 0)
            _branch(m, end, d / np.linalg.norm(d), length * 0.68, r * 0.6, depth - 1, rng)


def plant_tree(world, rng, x, z, scale=None, kind=None, colour=None, y=0.0, palette=None):
    colour = colour or rng.choice(palette or GREENS * 3 + AUTUMN)
    world.put(tree(rng.choice([0, 1, 2, 3, 0, 1, 4]) if kind is None else kind), x, z, rng.uniform(0, 360), y, scale or rng.uniform(0.8, 1.15), (colour,))


@lru_cache(None)
def hedge(length):
    rng, m = np.random.default_rng(5), Mesh()
    m.box(0, 0, 0, length - 0.2, 0.75, 0.7, "leaves")
    for k in range(int(length * 1.6)):
        _leaf_cloud(m, np.array((-length / 2 + 0.35 + k / 1.6, 0.5, 0)), 0.48, 60, rng, 0.9)
    return m


@lru_cache(None)
def flower_bed(w, d, seed=0):
    rng, m = random.Random(seed), Mesh()
    m.box(0, 0, 0, w, 0.22, d, "limestone")
    m.box(0, 0.1, 0, w - 0.2, 0.16, d - 0.2, "soil")
    for _ in range(int(w * d * 7)):
        x, z = rng.uniform(-w / 2 + 0.25, w / 2 - 0.25), rng.uniform(-d / 2 + 0.25, d / 2 - 0.25)
        m.ball(x, 0.36, z, rng.uniform(0.14, 0.22), rng.choice(["leaf", "leaf-light", "leaf-dark"]), 1)
        if rng.random() < 0.7:
            m.ball(x, 0.55, z, rng.uniform(0.09, 0.14), rng.choice(["flower-pink", "flower-gold", "flower-white", "flower-violet", "tomato"]), 1)
    return m


@lru_cache(None)
def vegetable_bed(crop=0, w=4.0, d=1.7):
    """A raised bed; crops: 0 lettuce, 1 tomatoes on stakes, 2 kale, 3 pumpkins, 4 corn, 5 flowers."""
    rng, m = random.Random(crop), Mesh()
    m.box(0, 0, 0, w, 0.55, d, "plank")
    m.box(0, 0.3, 0, w - 0.24, 0.27, d - 0.24, "soil")
    rows, cols = 3, int(w * 2.4)
    for j in range(rows):
        for i in range(cols):
            x, z = -w / 2 + 0.35 + i * (w - 0.7) / (cols - 1), (j - 1) * (d - 0.7) / 2
            x, z = x + rng.uniform(-0.05, 0.05), z + rng.uniform(-0.05, 0.05)
            if crop == 0:
                m.ball(x, 0.64, z, 0.19, "lettuce", 1, squash=0.75)
            elif crop == 1:
                m.ball(x, 0.85, z, 0.22, "leaf", 1, squash=1.6)
                m.ball(x + 0.12, 0.8 + 0.2 * rng.random(), z + 0.12, 0.085, "tomato", 1)
                m.ball(x - 0.10, 0.95, z + 0.14, 0.08, "tomato", 1)
            elif crop == 2:
                m.ball(x, 0.74, z, 0.2, "leaf-dark", 1, squash=1.2)
            elif crop == 3:
                m.ball(x, 0.62, z, 0.15, "leaf", 1, squash=0.6)
                if (i + j) % 2:
                    m.ball(x, 0.68, z + 0.1, 0.19, "pumpkin", 2, squash=0.75)
            elif crop == 4:
                m.tube(x, 0.5, z, 0.1, 1.2, "leaf-light", sides=6, r2=0.02)
                m.ball(x, 1.25, z, 0.12, "flower-gold", 1, squash=1.7)
            else:
                m.ball(x, 0.68, z, 0.15, "leaf", 1)
                m.ball(x, 0.85, z, 0.12, rng.choice(["flower-pink", "flower-gold", "flower-violet"]), 1)
    return m
