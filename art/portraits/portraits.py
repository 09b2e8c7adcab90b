"""Takes the portraits: renders each person, lays the backdrop, and prints the sizes the site uses.

python3 portraits.py expose WIDTH HEIGHT SAMPLES [name...]   renders to build/NAME.npz (needs build/figure)
python3 portraits.py develop [name...]                       build/NAME.npz to build/NAME.png, and a contact sheet
python3 portraits.py print [name...]                         build/NAME.png to public/portraits (needs avifenc)
"""
import subprocess, sys, time
from pathlib import Path
import numpy as np
from people import PEOPLE

HERE = Path(__file__).parent
BUILD = HERE / "build"
PUBLIC = HERE.parent.parent / "public" / "portraits"
WIDTHS = {208: 8_000, 320: 14_000, 480: 22_000, 800: 45_000}


def linear(hexcode):
    c = np.array([int(hexcode[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def encoded(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)


def argument(key, value):
    if isinstance(value, str) and value.startswith("#"):
        value = ",".join(f"{x:.4f}" for x in linear(value))
    return f"{key}={value}"


def expose(name, width, height, samples):
    """Renders one person. Light is kept as 16-bit square roots, which is finer than any screen and packs small."""
    raw = BUILD / f"{name}.raw"
    subprocess.run([BUILD / "figure", raw, str(width), str(height), str(samples), *[argument(k, v) for k, v in PEOPLE[name].items()]], check=True)
    x = np.fromfile(raw, np.float32).reshape(height, width, 4)
    x[..., :3] = np.sqrt(np.clip(x[..., :3], 0, 4) / 4)
    np.savez_compressed(BUILD / f"{name}.npz", picture=(x * 4095 + .5).astype(np.uint16))
    raw.unlink()


def tone(x):
    """A film curve that is straight in the middle, opens the shadows a little and rolls off before white."""
    x = x * 1.12
    shoulder = np.where(x < .55, x, .55 + .45 * (1 - np.exp(-(x - .55) / .45)))
    y = encoded(shoulder)
    return np.clip(y + .008 * (1 - y) ** 3, 0, 1)


def backdrop(hexcode, height, width):
    """A tint that is lit behind the head and falls off towards the corners."""
    c = np.array([int(hexcode[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    y, x = np.mgrid[0:height, 0:width]
    x, y = (x / width - .44) * .8, y / height - .36
    r = np.sqrt(x * x + y * y)[..., None]
    glow = np.exp(-(r / .42) ** 2)
    paper = np.array([0xf7, 0xf1, 0xe7]) / 255
    lit = c + (paper - c) * .32 * glow
    return lit * (1 - .1 * np.clip(r - .3, 0, 1) ** 1.3 * 2)


def develop(name):
    from PIL import Image
    picture = np.load(BUILD / f"{name}.npz")["picture"].astype(np.float32) / 4095
    height, width = picture.shape[:2]
    cover = picture[..., 3:]
    light = (picture[..., :3] ** 2 * 4) / np.maximum(cover, 1e-3)
    out = backdrop(PEOPLE[name]["back"], height, width) * (1 - cover) + tone(light) * cover
    dither = np.random.default_rng(3).random(out.shape) - .5
    Image.fromarray(np.clip(out * 255 + .5 + dither * .7, 0, 255).astype(np.uint8)).save(BUILD / f"{name}.png")


def sheet(names, columns=5, width=300):
    from PIL import Image
    tiles = [Image.open(BUILD / f"{n}.png").resize((width, width * 5 // 4), Image.LANCZOS) for n in names]
    columns = min(columns, len(tiles))
    page = Image.new("RGB", (columns * (width + 10), (len(tiles) + columns - 1) // columns * (width * 5 // 4 + 10)), "#f7f1e7")
    for i, tile in enumerate(tiles):
        page.paste(tile, (i % columns * (width + 10), i // columns * (width * 5 // 4 + 10)))
    page.save(BUILD / "sheet.png")


def print_sizes(name):
    """AVIF under the size that the page can afford, and one JPEG for older browsers."""
    from PIL import Image
    master = Image.open(BUILD / f"{name}.png")
    PUBLIC.mkdir(parents=True, exist_ok=True)
    for width, limit in WIDTHS.items():
        small, png = master.resize((width, width * 5 // 4), Image.LANCZOS), BUILD / "print.png"
        small.save(png)
        if width == 480:
            small.save(PUBLIC / f"{name}.jpg", quality=84, optimize=True, progressive=True)
        avif = PUBLIC / f"{name}-{width}.avif"
        for level in range(11, 50, 3):  # coarser until it fits
            subprocess.run(["avifenc", "-s", "6", "-d", "10", "-y", "420", "--min", "0", "--max", "63",
                            "-a", "end-usage=q", "-a", f"cq-level={level}", png, avif], check=True, capture_output=True)
            if avif.stat().st_size <= limit:
                break
        print(name, width, level, avif.stat().st_size, flush=True)


if __name__ == "__main__":
    command, rest = sys.argv[1], sys.argv[2:]
    if command == "expose":
        for name in rest[3:] or PEOPLE:
            start = time.time()
            expose(name, *map(int, rest[:3]))
            print(name, round(time.time() - start, 1), "s", flush=True)
    for name in (rest or PEOPLE) if command == "develop" else ():
        develop(name)
    if command == "develop":
        sheet(rest or list(PEOPLE))
    for name in (rest or PEOPLE) if command == "print" else ():
        print_sizes(name)
