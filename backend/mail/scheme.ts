import { colors } from "#backend/look.ts";

const { white, paper, ink } = colors;

export const scheme = {
  ground: { light: paper, dark: colors.lake900 },
  sheet: { light: white, dark: colors.lake800 },
  panel: { light: paper, dark: colors.lake900 },
  footer: { light: colors.limestone100, dark: colors.lake900 },
  text: { light: ink, dark: paper },
  soft: { light: colors.inkSoft, dark: colors.limestone200 },
  title: { light: colors.lake800, dark: white },
  brand: { light: colors.brick600, dark: colors.gold300 },
  link: { light: colors.lake700, dark: colors.lake100 },
  rule: { light: colors.limestone200, dark: colors.lake500 },
} as const;

const property = (use: string) => {
  if (use === "rule") return "border-color";
  return ["ground", "sheet", "panel", "footer"].includes(use) ? "background" : "color";
};

export const light = Object.fromEntries(
  Object.entries(scheme).map(([use, color]) => [use, color.light]),
) as Record<keyof typeof scheme, string>;

/**
 * Other programs show the light ones or turn them over: every text stands on a ground of its own.
 */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${Object.entries(scheme)
  .map(([use, { dark }]) => `.${use}{${property(use)}:${dark}!important}`)
  .join("")}}`;
