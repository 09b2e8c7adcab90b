"""Parts of fronts that several buildings share: windows, doors, stoops, awnings, signs, things on roofs."""
import math

PANES = ["glass", "glass", "glass-curtain", "glass-soft", "glass-warm", "glass"]
EVENING_PANES = ["glass-warm", "glass-soft", "glass-warm", "glass-warm", "glass-curtain", "glass-soft", "glass"]


def window(m, x, y, z, w, h, rng, frame="cream", sill="limestone", cross=True, pane=None, lintel=None, box=None):
    """A framed window on a wall that faces +z; `box` hangs a planter below it."""
    m.pane(x, y, z + 0.04, w, h, pane or rng.choice(PANES))
    t = 0.11
    for side in (-1, 1):
        m.box(x + side * (w / 2), y - t / 2, z + 0.06, t, h + t, 0.16, frame)
    m.box(x, y + h - t / 2, z + 0.06, w + t, t, 0.16, frame)
    m.box(x, y - 0.18, z + 0.12, w + 0.4, 0.16, 0.30, sill)
    if lintel:
        m.box(x, y + h + 0.04, z + 0.06, w + 0.5, 0.26, 0.18, lintel)
    if cross:
        m.box(x, y + h * 0.48, z + 0.06, w, 0.07, 0.10, frame)
        if w > 1.2:
            m.box(x, y, z + 0.06, 0.06, h, 0.09, frame)
    if box:
        m.box(x, y - 0.42, z + 0.34, w, 0.26, 0.34, "wood")
        for i in range(int(w * 4)):
            px = x - w / 2 + 0.15 + i * (w - 0.3) / max(1, int(w * 4) - 1)
            m.ball(px, y - 0.08, z + 0.34, 0.13, rng.choice(["leaf", "leaf-light", box, box]), 1)


def door(m, x, y, z, colour, rng, w=1.05, h=2.15, light=True, frame="cream"):
    m.box(x, y, z + 0.03, w, h, 0.12, colour)
    for side in (-1, 1):
        m.box(x + side * (w / 2 + 0.08), y, z + 0.07, 0.16, h + 0.14, 0.24, frame)
    m.box(x, y + h, z + 0.07, w + 0.32, 0.16, 0.24, frame)
    m.pane(x, y + h * 0.58, z + 0.10, w * 0.55, h * 0.32, rng.choice(["glass", "glass-warm"]))
    m.ball(x + w * 0.36, y + h * 0.46, z + 0.12, 0.06, "gold", 1)
    if light:
        m.box(x + w / 2 + 0.42, y + h * 0.78, z + 0.12, 0.16, 0.30, 0.16, "lamp")


def stoop(m, x, z, w, h, steps, material="limestone", rails="iron"):
    """Stairs up to a door at height h; they run towards +z."""
    tread = 0.36
    for i in range(steps):
        m.box(x, 0, z + tread * (i + 0.5), w, h - i * h / steps, tread, material)
    run = tread * steps
    for side in (-1, 1) if rails else ():
        a, b = (x + side * (w / 2 - 0.08), h + 0.85, z + 0.1), (x + side * (w / 2 - 0.08), 0.95, z + run - 0.1)
        m.rod(a, b, 0.045, rails, 6)
        for k in range(4):
            f = k / 3
            px, py, pz = (a[i] + (b[i] - a[i]) * f for i in range(3))
            m.rod((px, py - 0.9, pz), (px, py, pz), 0.03, rails, 5)


def awning(m, x, y, z, w, colours, depth=1.1, drop=0.6, stripe=0.5):
    """A striped cloth awning."""
    n = max(2, round(w / stripe))
    for i in range(n):
        a, b = x - w / 2 + i * w / n, x - w / 2 + (i + 1) * w / n
        c = colours[i % len(colours)]
        m.quad((a, y, z), (a, y - drop, z + depth), (b, y - drop, z + depth), (b, y, z), c)
        m.quad((a, y - drop, z + depth), (a, y - drop - 0.22, z + depth), (b, y - drop - 0.22, z + depth), (b, y - drop, z + depth), c)
    for side in (-1, 1):
        e = x + side * w / 2
        m.add([((e, y, z), (e, y - drop, z + depth), (e, y - drop, z))], colours[0])


def air_unit(m, x, y, z, s=1.0):
    m.box(x, y, z, 1.7 * s, 1.0 * s, 1.4 * s, "silver")
    m.tube(x, y + 1.0 * s, z, 0.5 * s, 0.12, "iron", sides=16)
    for i in range(4):
        m.box(x, y + (0.15 + 0.2 * i) * s, z + 0.71 * s, 1.4 * s, 0.06, 0.03, "steel")


def water_tank(m, x, y, z, s=1.0):
    """The wooden tank that stands on older roofs."""
    for a in (0.8, 2.4, 3.9, 5.5):
        m.rod((x + 1.0 * s * math.cos(a), y, z + 1.0 * s * math.sin(a)), (x + 0.9 * s * math.cos(a), y + 2.2 * s, z + 0.9 * s * math.sin(a)), 0.09 * s, "iron", 6)
    m.tube(x, y + 2.1 * s, z, 1.35 * s, 2.3 * s, "wood", sides=22)
    for k in range(3):
        m.tube(x, y + (2.35 + 0.8 * k) * s, z, 1.39 * s, 0.09 * s, "iron", sides=22)
    m.tube(x, y + 4.4 * s, z, 1.5 * s, 0.95 * s, "slate", sides=22, r2=0.05)


def solar_panels(m, x, y, z, rows, cols):
    for i in range(cols):
        for j in range(rows):
            with m.at(x + (i - (cols - 1) / 2) * 1.9, y + 0.35, z + (j - (rows - 1) / 2) * 1.7, tilt=22):
                m.box(0, 0, 0, 1.75, 0.08, 1.2, "navy")
                m.quad((-0.85, 0.085, 0.56), (0.85, 0.085, 0.56), (0.85, 0.085, -0.56), (-0.85, 0.085, -0.56), "glass")


def fire_escape(m, x, z, floors, first=4.0, rise=3.2, w=3.2):
    """Iron landings with ladders down a front that faces +z."""
    for f in range(floors):
        y = first + f * rise
        m.box(x, y, z + 0.55, w, 0.09, 1.0, "iron")
        for side in (-1, 1):
            m.rod((x + side * w / 2, y, z + 1.0), (x + side * w / 2, y + 0.95, z + 1.0), 0.035, "iron", 5)
        for rail in (0.5, 0.95):
            m.rod((x - w / 2, y + rail, z + 1.0), (x + w / 2, y + rail, z + 1.0), 0.03, "iron", 5)
            for side in (-1, 1):
                m.rod((x + side * w / 2, y + rail, z), (x + side * w / 2, y + rail, z + 1.0), 0.03, "iron", 5)
        lower = y - rise if f else 2.2
        for side in (-0.3, 0.3):
            m.rod((x - w / 2 + 0.6, y, z + 0.45 + side), (x + w / 2 - 0.5, lower, z + 0.45 + side), 0.04, "iron", 5)


def parapet(m, w, d, h, wall, cap="limestone", roof="roof", rise=0.65, t=0.3):
    """The flat roof of a brick box and the wall around it."""
    y = h + 0.015
    m.quad((-w / 2, y, -d / 2), (-w / 2, y, d / 2), (w / 2, y, d / 2), (w / 2, y, -d / 2), roof)
    for x, z, bw, bd in ((0, d / 2 - t / 2, w, t), (0, -d / 2 + t / 2, w, t), (w / 2 - t / 2, 0, t, d), (-w / 2 + t / 2, 0, t, d)):
        m.box(x, h - 0.02, z, bw, rise, bd, wall)
        m.box(x, h + rise - 0.02, z, bw + 0.12, 0.14, bd + 0.12, cap)


def walls(m, w, d, h, wall, base=None, plinth=0.8):
    m.box(0, 0, 0, w, h, d, wall)
    if base:
        m.box(0, 0, 0, w + 0.14, plinth, d + 0.14, base)
