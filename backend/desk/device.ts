const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|Chromium|CriOS/],
  ["Safari", /Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X|Macintosh/],
  ["Chromebook", /CrOS/],
  ["Linux", /Linux/],
];

const find = (list: [string, RegExp][], text: string) => list.find(([, sign]) => sign.test(text));

/** "Chrome on Mac": enough to know one's own again. The header itself is not kept. */
export const deviceOf = (userAgent: string | undefined) => {
  const [browser = "A browser"] = find(browsers, userAgent ?? "") ?? [];
  const [system] = find(systems, userAgent ?? "") ?? [];
  return system ? `${browser} on ${system}` : browser;
};
