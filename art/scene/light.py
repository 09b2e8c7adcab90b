"""Times of day and cameras: what the tracer needs to know about a frame besides what stands in it."""
import math
import struct
from dataclasses import dataclass, field, replace

from .materials import linear

PAPER = "#f7f1e7"
NIGHT = "#0e2835"
DUSK = "#143848"


def untoned(value):
    """The inverse of the tracer's tone curve: the radiance that comes out as this linear value."""
    low, high = 0.0, 60.0
    for _ in range(80):
        x = (low + high) / 2
        y = 0.8 * x
        if y * (2.51 * y + 0.03) / (y * (2.43 * y + 0.59) + 0.14) < value:
            low = x
        else:
            high = x
    return low


@dataclass(frozen=True)
class Light:
    azimuth: float = 140
    height: float = 40
    sun: tuple = (3.0, 2.5, 1.85)
    zenith: tuple = (0.62, 0.74, 0.95)
    horizon: tuple = (1.05, 0.94, 0.80)
    spread: float = 2.2  # half the sun's angle in degrees: a soft edge to shadows
    backdrop: str = PAPER
    exposure: float = 0.56
    lamps: float = 0.0
    snow: float = 0.0
    wet: float = 0.0


DAY = Light()
GOLDEN = Light(azimuth=165, height=21, sun=(5.4, 3.3, 1.45), zenith=(0.56, 0.60, 0.74), horizon=(1.35, 0.98, 0.64), exposure=0.72)
SPRING = Light(azimuth=120, height=44, sun=(3.2, 2.8, 2.2), horizon=(1.1, 0.98, 0.88))
WINTER = Light(azimuth=150, height=26, sun=(2.5, 2.1, 1.6), zenith=(0.60, 0.74, 1.0), horizon=(0.95, 0.95, 0.98), snow=1.0, lamps=0.9, exposure=0.62)
EVENING = Light(azimuth=200, height=14, sun=(0.40, 0.22, 0.16), zenith=(0.15, 0.20, 0.36), horizon=(0.44, 0.30, 0.32), backdrop=DUSK, exposure=1.35, lamps=2.0, spread=6)
RAIN = Light(azimuth=60, height=50, sun=(0.05, 0.07, 0.10), zenith=(0.055, 0.085, 0.15), horizon=(0.06, 0.08, 0.12), backdrop=NIGHT, exposure=1.5, lamps=2.2, wet=1.0, spread=8)


@dataclass(frozen=True)
class Shot:
    eye: tuple
    target: tuple
    fov: float = 30
    focus: float = 1.0
    lens: float = 0.5
    shift: tuple = (0.0, 0.0)  # moves the picture in its frame, in half widths and half heights
    floor: float = -8.0
    fade: tuple = (75, 190)
    edge: float = 0.06
    depth: int = 5
    light: Light = field(default_factory=Light)

    def packed(self):
        l = self.light
        azimuth, height = math.radians(l.azimuth), math.radians(l.height)
        sun = (math.cos(height) * math.cos(azimuth), math.sin(height), math.cos(height) * math.sin(azimuth))
        backdrop = [untoned(v) / l.exposure for v in linear(l.backdrop)]
        return struct.pack("36f", *self.eye, *self.target, self.fov, self.focus, self.lens, *self.shift, *sun, *l.sun, *l.zenith, *l.horizon,
                           math.cos(math.radians(l.spread)), *backdrop, self.floor, *self.fade, self.edge, l.exposure, l.lamps, l.snow, l.wet, self.depth)

    def under(self, light):
        return replace(self, light=light)


def orbit(target, distance, turn, height):
    """An eye around a target: turn and height in degrees; turn 0 looks from +z."""
    a, h = math.radians(turn), math.radians(height)
    x, y, z = target
    return (x + distance * math.cos(h) * math.sin(a), y + distance * math.sin(h), z + distance * math.cos(h) * math.cos(a))
