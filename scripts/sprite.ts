/** Collects the icons the content names into one drawing (npm run icons). */
import { writeFile } from "node:fs/promises";
import { iconNames } from "#content/icons.ts";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

const symbols = await Promise.all(
  iconNames.map(async (name) => {
    const { __iconData }: { __iconData: IconData } = await import(`lucide-react/icons/${name}`);
    const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join("")}/>`;
    });
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
  }),
);

await writeFile(
  new URL("../app/ui/icons.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
