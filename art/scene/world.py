"""A world is a list of meshes with places. Frames of worlds are written to one file for the tracer."""
import struct
from pathlib import Path

import numpy as np

from . import materials
from .materials import linear
from .mesh import transform

GREY = (0.5, 0.5, 0.5)


class World:
    def __init__(self, items=()):
        self.items = list(items)

    def put(self, mesh, x=0.0, z=0.0, turn=0.0, y=0.0, scale=1.0, colours=(), tilt=0.0, roll=0.0):
        """Stands a mesh somewhere, lending it up to four colours."""
        self.place(mesh, transform(x, y, z, turn, scale, tilt, roll), colours)

    def place(self, mesh, matrix, colours=()):
        slots = [linear(c) for c in colours][:4]
        self.items.append((mesh, matrix[:3].astype(np.float32), slots + [GREY] * (4 - len(slots))))

    def with_items(self, other):
        return World(self.items + other.items)

    def moved(self, x=0.0, z=0.0, turn=0.0, y=0.0, scale=1.0):
        """The whole world, stood elsewhere."""
        m = transform(x, y, z, turn, scale)
        lift = lambda a: np.vstack([a, [0, 0, 0, 1]])
        return World([(mesh, (m @ lift(a))[:3].astype(np.float32), slots) for mesh, a, slots in self.items])


def write(path: Path, frames):
    """frames: a list of (World, Shot). Meshes that several frames share are written once."""
    meshes, order = {}, []
    for world, _ in frames:
        for mesh, _, _ in world.items:
            if id(mesh) not in meshes:
                meshes[id(mesh)] = len(order)
                order.append(mesh)
    triangles = 0
    with open(path, "wb") as out:
        out.write(struct.pack("3i", len(order), materials.count(), len(frames)))
        out.write(materials.packed())
        for mesh in order:
            points, normals, kinds = mesh.arrays()
            triangles += len(kinds)
            out.write(struct.pack("i", len(kinds)))
            out.write(points.astype(np.float32).tobytes() + normals.astype(np.float32).tobytes() + kinds.astype(np.int32).tobytes())
        for world, shot in frames:
            out.write(shot.packed() + struct.pack("i", len(world.items)))
            for mesh, matrix, slots in world.items:
                out.write(struct.pack("i", meshes[id(mesh)]) + matrix.tobytes() + np.array(slots, np.float32).tobytes())
    return triangles
