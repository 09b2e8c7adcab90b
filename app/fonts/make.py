"""Cuts our two font files from the published variable fonts (run: npm run fonts).

The display face is Fraunces held at a large optical size and slightly softened: half the bytes of
the full font, and the warmth headlines want. Both keep the weights the pages use, and of their
features those for plain text and figures of one width.
Needs Debian's python3-fonttools and python3-brotli.
"""
from pathlib import Path
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
packages = here.parent.parent / "node_modules" / "@fontsource-variable"
weights = (400, 700)


def cut(source, axes, name):
    font = instantiateVariableFont(TTFont(packages / source), axes)
    options = Options(layout_features=["calt", "ccmp", "kern", "liga", "locl", "mark", "tnum"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(here / name)


cut(
    "fraunces/files/fraunces-latin-full-normal.woff2",
    {"opsz": 96, "SOFT": 60, "WONK": 0, "wght": weights},
    "fraunces-display.woff2",
)
cut("public-sans/files/public-sans-latin-wght-normal.woff2", {"wght": weights}, "public-sans.woff2")
