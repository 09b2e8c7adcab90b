"""Makes the site's files from the masters: python3 encode_stills.py MASTERS [NAME,...]

Every picture becomes AVIF and JPEG at the widths the pages ask for, and its line in pictures.json is brought up to date.
Wants Pillow and avifenc (Debian: python3-pil, libavif-bin).
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
OUT = HERE.parent / "public/pictures"
FACTS = HERE.parent / "content/pictures.json"
WIDTHS = {"hero": (640, 960, 1440, 1920), "hero-tall": (480, 780)}
USUAL = (560, 656, 736, 832, 1280, 1600)
PAPER, DUSK = (0xF7, 0xF1, 0xE7), (0x14, 0x38, 0x48)


def on_page(name, image):
    """Every corner has to be the page's colour, or the picture would show an edge."""
    wanted = DUSK if name == "dusk" else PAPER
    w, h = image.size
    for corner in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)):
        if any(abs(a - b) > 1 for a, b in zip(image.getpixel(corner), wanted)):
            raise SystemExit(f"{name}: corner {corner} is {image.getpixel(corner)}, not {wanted}")


def avif(source: Path, target: Path, quality):
    subprocess.run(["avifenc", "-s", "4", "-j", "2", "-d", "10", "-y", "420", "--min", "0", "--max", "63", "-a", "end-usage=q", "-a", f"cq-level={quality}", "-a", "tune=ssim", source, target], check=True, capture_output=True)


def encode(name, master: Path):
    image = Image.open(master).convert("RGB")
    on_page(name, image)
    widths = WIDTHS.get(name, USUAL)
    for width in widths:
        size = (width, round(width * image.height / image.width))
        small = image if size == image.size else image.resize(size, Image.LANCZOS)
        small.save(OUT / f"{name}-{width}.jpg", quality=80, optimize=True, progressive=True)
        with tempfile.TemporaryDirectory() as folder:
            png = Path(folder) / "picture.png"
            small.save(png)
            # Phones show the small ones at two pixels to the point, where a little less is not seen.
            avif(png, OUT / f"{name}-{width}.avif", quality=28 if width < 900 else 26)
        on_page(f"{name}-{width}.jpg", Image.open(OUT / f"{name}-{width}.jpg")) if name != "dusk" else None
    return {"widths": list(widths), "width": image.width, "height": image.height}


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    facts = json.loads(FACTS.read_text())
    masters = {p.stem: p for p in Path(sys.argv[1]).glob("*.png")}
    for name in sys.argv[2].split(",") if len(sys.argv) > 2 else facts["pictures"]:
        facts["pictures"][name].update(encode(name, masters[name]))
        print(name, [f"{w}: {(OUT / f'{name}-{w}.avif').stat().st_size // 1024} KB" for w in facts["pictures"][name]["widths"]], flush=True)
    FACTS.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n")
