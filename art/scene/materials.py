"""Every surface of the miniature world, by name. Colours are linear RGB unless written as #hex (sRGB)."""
import struct

PATTERNS = ["plain", "brick", "ashlar", "shingle", "gravel", "grass", "mown", "planks", "pavers", "leaf", "siding", "water", "corrugated", "mottle"]


def linear(colour):
    """'#rrggbb' to linear RGB; tuples pass through."""
    if not isinstance(colour, str):
        return tuple(colour)
    values = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


MATERIALS = {}
_ORDER = []


def material(name, colour, second=None, glow=(0, 0, 0), gloss=0.0, rough=0.1, pattern="plain", scale=1.0, slot=0, lamp=False, trodden=False):
    colour = linear(colour)
    MATERIALS[name] = (colour, linear(second) if second else colour, glow, gloss, rough, scale, PATTERNS.index(pattern), slot, int(lamp), int(trodden))
    _ORDER.append(name)


def number(name):
    return _ORDER.index(name)


def packed():
    out = b""
    for name in _ORDER:
        colour, second, glow, gloss, rough, scale, *whole = MATERIALS[name]
        out += struct.pack("12f4i", *colour, *second, *glow, gloss, rough, scale, *whole)
    return out


def count():
    return len(_ORDER)


# Bricks and stone
for name, colour, joint in (("brick1", "#a94a31", "#bd8d74"), ("brick2", "#b9603c", "#c99a79"), ("brick3", "#8c4030", "#a8806c"), ("brick4", "#c98f5c", "#d6b68f"),
                            ("brick5", "#7d4a39", "#9c7a67"), ("brick6", "#d8b98c", "#dfcaa8")):
    material(name, colour, joint, pattern="brick")
material("stone", "#d9cdb8", "#b9ab93", pattern="ashlar")
material("greystone", "#b3aca0", "#918a80", pattern="ashlar")
material("limestone", "#e2d5bf")
material("cream", "#efe6d6")
material("white", "#f1eee8")
material("concrete", "#c4beb2", "#a9a398", pattern="mottle")
# Roofs and walls
material("roof", "#8b8580", "#6f6a67", pattern="gravel")
material("roof-light", "#cfc8bb", "#b5ada0", pattern="gravel")
material("slate", "#4d6374", "#36495a", pattern="shingle")
material("shingle-brown", "#7d6350", "#5e4838", pattern="shingle")
material("shingle-red", "#96523c", "#77402f", pattern="shingle")
material("siding-white", "#eee7da", pattern="siding")
material("siding-sage", "#a9b99a", pattern="siding")
material("siding-blue", "#7fa0b0", pattern="siding")
material("siding-gold", "#dcb565", pattern="siding")
material("plank", "#a5764a", "#86592f", pattern="planks")
material("wood", "#7d5636", "#664427", pattern="planks", scale=2.0)
material("container", "#2f7a55", pattern="corrugated")
# Paint
for name, colour in (("teal", "#2a7189"), ("lake", "#1b4a5e"), ("gold", "#d9962a"), ("sun", "#f0c464"), ("brick-red", "#9c3822"), ("green", "#3d7d57"), ("deep-green", "#265a3d"),
                     ("navy", "#1f3a52"), ("coral", "#e0785c"), ("black", "#2a2725"), ("grey", "#77736d"), ("orange", "#e0792f"), ("yellow", "#f1bf3f"), ("sky", "#a9cfdc"), ("rose", "#e7a6a0"), ("plum", "#7a4a68")):
    material(name, colour, gloss=0.03, rough=0.35)
material("steel", "#7c858b", gloss=0.12, rough=0.3)
material("silver", "#c9cdd0", gloss=0.25, rough=0.16)
material("iron", "#3a3d40", gloss=0.05, rough=0.4)
material("chrome", "#d8dadc", gloss=0.5, rough=0.06)
material("tire", "#2b2a2b")
# Glass; the 'lamp' ones shine when the frame's lamps are on
material("glass", "#31434f", gloss=0.22, rough=0.03)
material("glass-curtain", "#8d9aa0", gloss=0.12, rough=0.05)
material("glass-warm", "#6f6a5c", glow=(0.62, 0.30, 0.09), gloss=0.12, rough=0.05, lamp=True)
material("glass-soft", "#57606a", glow=(0.36, 0.19, 0.07), gloss=0.14, rough=0.05, lamp=True)
material("lamp", "#f3e6c8", glow=(6.0, 3.5, 1.4), lamp=True)
material("sign", "#f6e4b4", glow=(1.2, 0.75, 0.28), lamp=True)
material("headlight", "#f4f1e6", glow=(3.0, 2.8, 2.2), lamp=True)
material("grow", "#d9a6e6", glow=(1.5, 0.55, 1.7))
material("rose-window", "#c9733e", glow=(0.9, 0.4, 0.14), gloss=0.1, lamp=True)
material("blue-window", "#2f6f93", glow=(0.12, 0.35, 0.6), gloss=0.1, lamp=True)
material("sun-lamp", "#fff4dd", glow=(6.0, 5.2, 4.0))
# Ground
material("grass", "#74904f", "#879e5b", pattern="grass")
material("lawn", "#7b9855", "#89a35f", pattern="mown", scale=0.9)
material("fairway", "#8aa658", "#9ab263", pattern="mown", scale=2.2)
material("rough", "#6a8449", "#7b9253", pattern="grass")
material("green-turf", "#98b86c", "#a6c379", pattern="mown", scale=0.6)
material("sand", "#ecdcb4", "#dfcb9b", pattern="grass", scale=0.6)
material("water", "#5d97a0", "#4a7f90", gloss=0.35, rough=0.04, pattern="water")
material("road", "#77736f", "#68645f", pattern="gravel", trodden=True)
material("walk", "#d6cdbd", "#bdb2a0", pattern="pavers", trodden=True)
material("plaza", "#dcc9ab", "#b99f7c", pattern="brick", scale=1.4, trodden=True)
material("path", "#d9c6a0", "#cab48b", pattern="mottle", trodden=True)
material("line", "#f2ecdd", trodden=True)
material("soil", "#5e4433", "#4a3426", pattern="grass", scale=0.4)
material("dirt", "#b39066", "#9c7a52", pattern="grass", scale=0.7)
material("court", "#b9563a", "#ad4f35", pattern="mottle", trodden=True)
material("court-edge", "#2a7189", "#276a80", pattern="mottle", trodden=True)
material("plinth", "#d3b187", "#c8a379", pattern="mottle", scale=1.6)
material("plinth-trim", "#e2d2b8")
# Life
material("bark", "#76583f", "#5f4530", pattern="mottle", scale=0.3)
material("leaves", "#6f9440", "#ffffff", pattern="leaf", slot=1)
for name, colour in (("leaf", "#5d8a3c"), ("leaf-light", "#8fae4c"), ("leaf-dark", "#3f6b36"), ("lettuce", "#a3c756"), ("tomato", "#cf3f2a"), ("pumpkin", "#e08a2c"), ("flower-pink", "#e58fa0"),
                     ("flower-gold", "#f0b93c"), ("flower-white", "#f5f0e4"), ("flower-violet", "#8d6fb0")):
    material(name, colour, "#ffffff", pattern="leaf" if name.startswith("l") else "plain", scale=0.5)
# Lent by an instance: skin, top, trousers, hair; a car's paint is slot 1
material("skin", "#8a5a3c", slot=1)
material("top", "#d9962a", slot=2)
material("trousers", "#1f3a52", slot=3)
material("hair", "#2a211c", slot=4)
material("paint", "#2a7189", slot=1, gloss=0.06, rough=0.06)
material("cloth", "#d9962a", slot=1)
# Rooms
material("floorboards", "#b98a5a", "#a2744a", pattern="planks", scale=1.3)
material("tiles", "#e6dece", "#c5b9a4", pattern="pavers", scale=0.5)
material("plaster", "#efe3cf")
material("plaster-blue", "#bcd2d8")
material("plaster-gold", "#f0dcae")
material("blackboard", "#35504a", "#2f4842", pattern="mottle")
material("bedding", "#f3ede2")
material("rain", "#9fb6c4", glow=(0.10, 0.13, 0.17))
