/** Draws the icon files from the one SVG mark (npm run icons). */
import { readFile, writeFile } from "node:fs/promises";
import { withPage } from "./render.ts";

const folder = new URL("../public/icons/", import.meta.url);
const mark = await readFile(new URL("mark.svg", folder), "utf8");

/** `share` is how much of the square the mark may fill: a maskable icon keeps clear of the corners. */
const icons = [
  { file: "icon-192.png", size: 192, share: 0.8, ground: "transparent" },
  { file: "icon-512.png", size: 512, share: 0.8, ground: "transparent" },
  { file: "maskable-512.png", size: 512, share: 0.56, ground: "#f7f1e7" },
  { file: "apple-touch-icon.png", size: 180, share: 0.66, ground: "#f7f1e7" },
  { file: "favicon-32.png", size: 32, share: 1, ground: "transparent" },
];

await withPage(async (page) => {
  for (const { file, size, share, ground } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${share * 100}%}</style>${mark}`,
    );
    const png = await page.screenshot({ omitBackground: ground === "transparent" });
    await writeFile(new URL(file, folder), png);
    if (size === 32) await writeFile(new URL("../favicon.ico", folder), icoOf(png, size));
  }
});

/** An .ico file is a directory of pictures; modern ones may simply be PNG. */
function icoOf(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
