"""Small figures: one mesh per pose; skin, top, trousers and hair are lent by each person."""
import math
from functools import lru_cache

from .mesh import Mesh

SKINS = ["#5a3825", "#6f4630", "#8a5a3c", "#4a2e20", "#a8754f", "#c99a76", "#7b4e34", "#e0b592"]
TOPS = ["#d9962a", "#b9492e", "#2a7189", "#3d7d57", "#f0c464", "#efe6d6", "#e0785c", "#1b4a5e", "#7a4a68", "#a9cfdc", "#9c3822", "#e7a6a0"]
TROUSERS = ["#1f3a52", "#574d43", "#3a3330", "#6b7a86", "#8a5a0f", "#2a3f4d", "#cdbb9d"]
HAIRS = ["#1f1a16", "#2b2019", "#3a2a20", "#8d8780", "#151210", "#5b4030"]


def colours(rng, top=None):
    return (rng.choice(SKINS), top or rng.choice(TOPS), rng.choice(TROUSERS), rng.choice(HAIRS))


def _limb(m, hip, angle, bend, upper, lower, r, material, out=0.0):
    """Two segments swinging in the x-y plane (x is forward); returns the far end."""
    a = math.radians(angle)
    knee = (hip[0] + upper * math.sin(a), hip[1] - upper * math.cos(a), hip[2] + out * 0.5)
    a -= math.radians(bend)
    foot = (knee[0] + lower * math.sin(a), knee[1] - lower * math.cos(a), knee[2] + out * 0.2)
    m.limb(hip, knee, r, material)
    m.limb(knee, foot, r * 0.9, material)
    return foot


STEPS = 16  # phases of a movement: at film speed more would not show


def figure(pose="stand", phase=0.0, hair="short", skirt=False):
    """A grown person, 1.75 m tall, facing +x. Poses: stand, walk, run, sit, wave, reach, arms-up, carry, swing."""
    return _figure(pose, round(phase * STEPS) % STEPS / STEPS, hair, skirt)


@lru_cache(None)
def _figure(pose, phase, hair, skirt):
    m = Mesh()
    swing = math.sin(2 * math.pi * phase)
    bob = 0.03 * abs(swing) if pose in ("walk", "run") else 0.0
    legs, arms, lean, drop = ((2, 0), (-2, 0)), ((4, -8), (-4, -8)), 0.0, 0.0
    if pose in ("walk", "run"):
        k = 26 if pose == "walk" else 44
        back = 1.0 if pose == "walk" else 2.2
        legs = ((k * swing, 10 + 14 * back * max(0, -swing)), (-k * swing, 10 + 14 * back * max(0, swing)))
        arms = ((-k * swing, -20 * back), (k * swing, -20 * back))
        lean = 0.02 if pose == "walk" else 0.10
    elif pose == "sit":
        legs, arms, drop = ((86, 84), (82, 84)), ((28, -50), (24, -55)), 0.43
    elif pose == "wave":
        arms = ((4, -8), (165 + 14 * swing, -18))
    elif pose == "reach":
        arms, lean = ((62, -24), (54, -30)), 0.10
    elif pose == "arms-up":
        arms = ((165, -16), (160, -20))
    elif pose == "carry":
        arms = ((35, -62), (35, -62))
    elif pose == "swing":
        arms, lean, legs = ((48, -6), (40, -4)), 0.14, ((6, 14), (-6, 12))
    hip_y, shoulder = 0.86 - drop + bob, 1.40 - drop + bob
    for (angle, bend), side in zip(legs, (-1, 1)):
        foot = _limb(m, (0, hip_y, 0.10 * side), angle, bend, 0.42, 0.40, 0.088, "trousers")
        m.ball(foot[0] + 0.06, max(0.06, foot[1]), foot[2], 0.09, "black", 1, squash=0.7, wide=1.5)
    if skirt:
        m.tube(0, hip_y - 0.38, 0, 0.27, 0.5, "trousers", sides=14, r2=0.15)
    m.ball(0, hip_y + 0.04, 0, 0.17, "trousers", 1, squash=0.8)
    m.tube(0, hip_y + 0.02, 0, 0.165, 0.34, "top", sides=14, r2=0.20)
    m.ball(lean, shoulder - 0.06, 0, 0.205, "top", 2, squash=0.75, wide=0.85)
    for (angle, bend), side in zip(arms, (-1, 1)):
        start = (lean, shoulder - 0.05, 0.215 * side)
        hand = _limb(m, start, angle, bend, 0.29, 0.25, 0.066, "top", 0.06 * side)
        m.ball(*hand, 0.07, "skin", 1)
    head = (lean * 1.6, shoulder + 0.24, 0)
    m.tube(lean, shoulder + 0.02, 0, 0.07, 0.14, "skin", sides=10)
    m.ball(*head, 0.155, "skin", 2, squash=1.12)
    if hair == "short":
        m.ball(head[0] - 0.025, head[1] + 0.05, 0, 0.158, "hair", 2, squash=0.95)
    elif hair == "afro":
        m.ball(head[0] - 0.05, head[1] + 0.07, 0, 0.225, "hair", 2)
    elif hair == "long":
        m.ball(head[0] - 0.03, head[1] + 0.04, 0, 0.165, "hair", 2)
        m.ball(head[0] - 0.10, head[1] - 0.12, 0, 0.14, "hair", 2, squash=1.5)
    elif hair == "bun":
        m.ball(head[0] - 0.03, head[1] + 0.05, 0, 0.16, "hair", 2)
        m.ball(head[0] - 0.14, head[1] + 0.14, 0, 0.085, "hair", 1)
    elif hair == "cap":
        m.ball(head[0] - 0.01, head[1] + 0.06, 0, 0.165, "top", 2, squash=0.8)
        m.box(head[0] + 0.16, head[1] + 0.05, 0, 0.2, 0.03, 0.22, "top")
    elif hair == "helmet":
        m.ball(head[0] - 0.01, head[1] + 0.06, 0, 0.185, "yellow", 2, squash=0.85)
        m.tube(head[0], head[1] + 0.03, 0, 0.21, 0.03, "yellow", sides=16)
    return m


HAIR_STYLES = ["short", "afro", "long", "bun", "short", "cap"]


def person(world, rng, x, z, turn=None, pose="stand", phase=0.0, size=1.25, top=None, y=0.0, hair=None, look=None):
    """Slightly over life size, so that people read in a small picture."""
    style = hair or rng.choice(HAIR_STYLES)
    lent = look or colours(rng, top)
    angle = rng.uniform(0, 360) if turn is None else turn
    world.put(figure(pose, phase, style, pose in ("stand", "walk") and style in ("long", "bun") and rng.random() < 0.4), x, z, angle, y, size, lent)


def child(world, rng, x, z, turn=None, pose="run", phase=0.0, **more):
    person(world, rng, x, z, turn, pose, phase, size=rng.uniform(0.82, 0.98), **more)
