"""Triangles: boxes, tubes, balls and the like, gathered into meshes. Units are metres; y is up."""
import math
from contextlib import contextmanager
from functools import lru_cache

import numpy as np

from .materials import number

# A box from (0,0,0) to (1,1,1) as twelve triangles, two per side in this order: -z, +z, -x, +x, top, bottom.
_CORNERS = np.array([(0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1), (0, 1, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1)], float)
_BOX = _CORNERS[np.array([(0, 4, 5), (0, 5, 1), (2, 6, 7), (2, 7, 3), (3, 7, 4), (3, 4, 0), (1, 5, 6), (1, 6, 2), (4, 7, 6), (4, 6, 5), (0, 1, 2), (0, 2, 3)])]


@lru_cache
def _sphere(detail):
    """A unit ball from a split icosahedron: triangles of points."""
    t = (1 + 5**0.5) / 2
    points = [(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]
    faces = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8),
             (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]
    tris = np.array(points, float)[np.array(faces)]
    for _ in range(detail):
        a, b, c = tris[:, 0], tris[:, 1], tris[:, 2]
        ab, bc, ca = a + b, b + c, c + a
        norm = lambda v: v / np.linalg.norm(v, axis=-1, keepdims=True)
        a, b, c, ab, bc, ca = map(norm, (a, b, c, ab, bc, ca))
        tris = np.concatenate([np.stack(x, 1) for x in ((a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca))])
    return tris / np.linalg.norm(tris, axis=-1, keepdims=True)


class Mesh:
    """Collects triangles under a stack of transforms. Flat unless normals are given."""

    def __init__(self):
        self._points, self._normals, self._materials = [], [], []
        self._stack = [np.eye(4)]

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=0.0, roll=0.0):
        """Everything built inside stands at (x, y, z), turned about y, then tilted about x and rolled about z (degrees)."""
        self._stack.append(self._stack[-1] @ transform(x, y, z, turn, scale, tilt, roll))
        yield self
        self._stack.pop()

    def add(self, points, material, normals=None):
        points = np.asarray(points, float).reshape(-1, 3, 3)
        m = self._stack[-1]
        world = points @ m[:3, :3].T + m[:3, 3]
        if normals is None:
            flat = np.cross(world[:, 1] - world[:, 0], world[:, 2] - world[:, 0])
            normals = np.repeat(flat[:, None, :], 3, 1)
        else:
            normals = np.asarray(normals, float).reshape(-1, 3, 3) @ np.linalg.inv(m[:3, :3])
        length = np.linalg.norm(normals, axis=-1, keepdims=True)
        self._points.append(world)
        self._normals.append(normals / np.maximum(length, 1e-12))
        self._materials.append(np.full(len(world), number(material), np.int32))

    def quad(self, a, b, c, d, material):
        self.add([(a, b, c), (a, c, d)], material)

    def polygon(self, corners, material):
        self.add([(corners[0], corners[i], corners[i + 1]) for i in range(1, len(corners) - 1)], material)

    def box(self, x, y, z, w, h, d, material, top=None):
        """Centred on x and z, standing on y."""
        tris = _BOX * (w, h, d) + (x - w / 2, y, z - d / 2)
        if top is None:
            return self.add(tris, material)
        self.add(np.concatenate([tris[:8], tris[10:]]), material)
        self.add(tris[8:10], top)

    def pane(self, x, y, z, w, h, material):
        """An upright rectangle that faces +z."""
        self.quad((x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y + h, z), (x - w / 2, y + h, z), material)

    def tube(self, x, y, z, r, h, material, top=None, sides=24, r2=None, smooth=True):
        """A cylinder, or a cone towards radius r2."""
        r2 = r if r2 is None else r2
        a = np.linspace(0, 2 * math.pi, sides + 1)
        ring = np.stack([np.cos(a), np.zeros_like(a), np.sin(a)], 1)
        low, high = ring * r + (x, y, z), ring * r2 + (x, y + h, z)
        lean = ring + (0, (r - r2) / h, 0)
        p, q, P, Q, n, m = low[:-1], low[1:], high[:-1], high[1:], lean[:-1], lean[1:]
        tris = np.concatenate([np.stack((p, Q, q), 1), np.stack((p, P, Q), 1)])
        self.add(tris, material, np.concatenate([np.stack((n, m, m), 1), np.stack((n, n, m), 1)]) if smooth else None)
        if r2 > 1e-6:
            centre = np.broadcast_to(np.array((x, y + h, z), float), P.shape)
            self.add(np.stack((P, centre, Q), 1), top or material)

    def rod(self, a, b, r, material, sides=8):
        """A round bar between two points."""
        a, b = np.asarray(a, float), np.asarray(b, float)
        d = b - a
        n = d / np.linalg.norm(d)
        u = np.cross(n, (0, 0, 1) if abs(n[2]) < 0.9 else (1, 0, 0))
        u /= np.linalg.norm(u)
        w = np.linspace(0, 2 * math.pi, sides + 1)[:, None]
        ring = np.cos(w) * u + np.sin(w) * np.cross(n, u)
        p, q, P, Q = a + ring[:-1] * r, a + ring[1:] * r, b + ring[:-1] * r, b + ring[1:] * r
        n0, n1 = ring[:-1], ring[1:]
        self.add(np.concatenate([np.stack((p, q, Q), 1), np.stack((p, Q, P), 1)]), material,
                 np.concatenate([np.stack((n0, n1, n1), 1), np.stack((n0, n1, n0), 1)]))

    def limb(self, a, b, r, material):
        """A rod with round ends."""
        self.rod(a, b, r, material, 8)
        for end in (a, b):
            self.ball(*end, r, material, detail=1)

    def ball(self, x, y, z, r, material, detail=2, squash=1.0, rough=0.0, seed=0, wide=1.0):
        unit = _sphere(detail)
        size = np.array((r * wide, r * squash, r))
        points, normals = unit * size, unit / size
        if rough:
            bumps = _lumps(unit, seed)
            points = points * (1 + rough * bumps)[..., None]
        self.add(points + (x, y, z), material, normals)

    def gable(self, x, y, z, w, h, d, roof, end, over=0.4, thick=0.18):
        """A pitched roof with its ridge along z, and the two triangles of wall below it."""
        w2, d2, drop = w / 2 + over, d / 2 + over, over * h / (w / 2)
        for side in (-1, 1):
            eave0, eave1 = (x + side * w2, y - drop, z - d2), (x + side * w2, y - drop, z + d2)
            ridge0, ridge1 = (x, y + h, z - d2), (x, y + h, z + d2)
            lift = lambda p: (p[0], p[1] + thick, p[2])
            self.quad(*map(lift, (eave0, eave1, ridge1, ridge0)), roof)
            self.quad(eave0, eave1, lift(eave1), lift(eave0), roof)
            for a, b in ((eave0, ridge0), (eave1, ridge1)):
                self.quad(a, b, lift(b), lift(a), roof)
            self.add([((x - w / 2, y, z + side * d / 2), (x + w / 2, y, z + side * d / 2), (x, y + h, z + side * d / 2))], end)

    def disc(self, x, y, z, r, material, sides=96):
        a = np.linspace(0, 2 * math.pi, sides + 1)
        rim = np.stack([x + r * np.cos(a), np.full_like(a, y), z + r * np.sin(a)], 1)
        centre = np.broadcast_to(np.array((x, y, z), float), rim[1:].shape)
        self.add(np.stack((centre, rim[1:], rim[:-1]), 1), material)

    def ring(self, r0, r1, y, h, material, sides=160, start=0.0, end=2 * math.pi):
        """A flat curved band between two radii, h thick."""
        a = np.linspace(start, end, sides + 1)
        c, s = np.cos(a), np.sin(a)
        at = lambda r, v: np.stack([r * c, np.full_like(a, v), r * s], 1)
        for p, q in ((at(r0, y + h), at(r1, y + h)), (at(r1, y + h), at(r1, y)), (at(r0, y), at(r0, y + h)), (at(r1, y), at(r0, y))):
            self.add(np.concatenate([np.stack((p[:-1], q[:-1], q[1:]), 1), np.stack((p[:-1], q[1:], p[1:]), 1)]), material)

    def patch(self, outline, y, material):
        """A flat star-shaped area: a fan from the outline's middle."""
        rim = np.array([(x, y, z) for x, z in outline])
        middle = np.broadcast_to(rim.mean(0), rim.shape)
        self.add(np.stack((middle, np.roll(rim, -1, 0), rim), 1), material)

    def arrays(self):
        return np.concatenate(self._points), np.concatenate(self._normals), np.concatenate(self._materials)


def transform(x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=0.0, roll=0.0):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    m = np.eye(4)
    m[:3, :3] = np.array([(c, 0, s), (0, 1, 0), (-s, 0, c)])
    if tilt:
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        m[:3, :3] = m[:3, :3] @ np.array([(1, 0, 0), (0, c, -s), (0, s, c)])
    if roll:
        c, s = math.cos(math.radians(roll)), math.sin(math.radians(roll))
        m[:3, :3] = m[:3, :3] @ np.array([(c, -s, 0), (s, c, 0), (0, 0, 1)])
    m[:3, :3] *= scale
    m[:3, 3] = (x, y, z)
    return m


def _lumps(points, seed):
    """Smooth bumps on a ball, the same for equal points, so that no cracks open."""
    rng = np.random.default_rng(seed)
    total = np.zeros(points.shape[:-1])
    for _ in range(5):
        direction = rng.normal(size=3) * 2.4
        total += np.sin(points @ direction + rng.uniform(0, 6.28))
    return total / 3
