"""Draws the Open Books seal: a gold ring of brick around an open ledger.

An <img> cannot use the page's fonts, so the words are written as outlines of our display face.
Run `python3 art/seal/make.py` from the repository's root; it needs fontTools and brotli.
"""
from math import cos, pi, sin

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.misc.transform import Transform
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

GOLD, GOLD_DEEP, BRICK, LAKE, PAPER, INK = "#f0c464", "#d9962a", "#9c3822", "#143848", "#f7f1e7", "#1f1a16"
SIZE, MIDDLE = 400, 200

font = TTFont("app/fonts/fraunces-display.woff2")
if "fvar" in font:
    font = instancer.instantiateVariableFont(font, {axis.axisTag: 640 if axis.axisTag == "wght" else axis.defaultValue for axis in font["fvar"].axes})
glyphs, characters, metrics = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
em = font["head"].unitsPerEm


def polar(radius, angle):
    return MIDDLE + radius * sin(angle), MIDDLE - radius * cos(angle)


def sector(inner, outer, start, end):
    """A brick: a piece of a ring, angles clockwise from the top."""
    (a, b), (c, d), (e, f), (g, h) = polar(outer, start), polar(outer, end), polar(inner, end), polar(inner, start)
    return f"M{a:.1f} {b:.1f}A{outer} {outer} 0 0 1 {c:.1f} {d:.1f}L{e:.1f} {f:.1f}A{inner} {inner} 0 0 0 {g:.1f} {h:.1f}Z"


def course(inner, outer, count, shift):
    joint = 1.6 / outer
    step = 2 * pi / count
    return "".join(sector(inner, outer, (k + shift) * step + joint, (k + 1 + shift) * step - joint) for k in range(count))


def words(text, radius, size, below=False, spacing=0.06):
    """The text along a circle: over the top, or below and still upright."""
    scale = size / em
    widths = [metrics[characters[ord(letter)]][0] * scale + spacing * size for letter in text]
    turn = -1 if below else 1
    angle = -turn * sum(widths) / radius / 2 + (pi if below else 0)
    path = ""
    for letter, width in zip(text, widths):
        angle += turn * width / radius / 2
        x, y = polar(radius, angle)
        lean = angle + (pi if below else 0)
        place = Transform(cos(lean) * scale, sin(lean) * scale, sin(lean) * scale, -cos(lean) * scale, x, y)
        advance = metrics[characters[ord(letter)]][0]
        pen = SVGPathPen(glyphs, ntos=lambda n: f"{n:.1f}".rstrip("0").rstrip("."))
        glyphs[characters[ord(letter)]].draw(TransformPen(pen, place.translate(-advance / 2, 0)))
        path += pen.getCommands()
        angle += turn * width / radius / 2
    return path


lines = "".join(
    f'<path d="M{142 - 0} {y}q26 -9 50 2M{208} {y + 2}q26 -11 50 -2" />' for y in (182, 198, 214)
)
drawing = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}">
<circle cx="200" cy="200" r="198" fill="{BRICK}"/>
<path fill="{GOLD}" d="{course(180, 195, 36, 0)}"/>
<path fill="{GOLD_DEEP}" d="{course(163, 178, 36, 0.5)}"/>
<circle cx="200" cy="200" r="160" fill="{PAPER}"/>
<circle cx="200" cy="200" r="154" fill="{LAKE}"/>
<path fill="{GOLD}" d="{words("OPEN BOOKS", 117, 33)}"/>
<path fill="{PAPER}" d="{words("CIRCLE URBAN COMMUNITY", 135, 17, below=True, spacing=0.12)}"/>
<circle cx="78" cy="222" r="4.5" fill="{GOLD}"/><circle cx="322" cy="222" r="4.5" fill="{GOLD}"/>
<path fill="{GOLD_DEEP}" d="M122 166h156v92H122z"/>
<path fill="{PAPER}" d="M200 172c-22-13-48-15-72-9v84c24-6 50-4 72 9 22-13 48-15 72-9v-84c-24-6-50-4-72 9z"/>
<g fill="none" stroke="{LAKE}" stroke-width="3" stroke-linecap="round"><path d="M200 174v80"/>{lines}<path stroke="{BRICK}" stroke-width="5" stroke-linejoin="round" d="M214 229l9 10 22-21"/><path d="M142 230q26-9 50 2"/></g>
</svg>
"""
with open("public/pictures/transparency-seal.svg", "w") as file:
    file.write(drawing)
