"""Cuts our two font files from the published variable fonts (run: npm run fonts).

The display face is Fraunces held at a large optical size and slightly softened, with its
weight left variable: half the bytes of the full font, and the warmth headlines want.
Needs Debian's python3-fonttools and python3-brotli.
"""
from pathlib import Path
import shutil
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

here = Path(__file__).parent
packages = here.parent.parent / "node_modules" / "@fontsource-variable"

fraunces = TTFont(packages / "fraunces/files/fraunces-latin-full-normal.woff2")
display = instancer.instantiateVariableFont(
    fraunces, {"opsz": 96, "SOFT": 60, "WONK": 0, "wght": (400, 700)}
)
display.flavor = "woff2"
display.save(here / "fraunces-display.woff2")
shutil.copy(packages / "public-sans/files/public-sans-latin-wght-normal.woff2", here / "public-sans.woff2")
