import { pathOf, valueAt } from "#desk/pages/places.ts";
import type { FormField, PageToSee } from "#desk/pages/queries.ts";
import { nameFrom } from "#rules/name-from.ts";
import { withoutTokens } from "#rules/tokens.ts";

type Item = { address?: unknown; title?: unknown } | null | undefined;

/** As it will be named when it is published. */
const addressOf = (item: unknown) => {
  const { address, title } = (item as Item) ?? {};
  return String(address || nameFrom(withoutTokens(String(title ?? ""))));
};

/** The page that shows what stands at a place, where the form says which, and the site has it. */
export const pageShowing = (
  form: FormField,
  content: unknown,
  at: string,
  pages: readonly PageToSee[],
): string | undefined => {
  const steps = pathOf(at);
  let field: FormField | undefined = form;
  let found: string | undefined;
  for (const [index, step] of steps.entries()) {
    field =
      typeof step === "number" ? field?.item : field?.fields?.find((one) => one.name === step);
    const { seenOn } = field ?? {};
    if (!seenOn) continue;
    const item = valueAt(content, steps.slice(0, index + 1).join("."));
    const path = seenOn.replace("{address}", addressOf(item));
    const fits = path.endsWith("*")
      ? (one: string) =>
          one.startsWith(path.slice(0, -1)) && !one.slice(path.length - 1).includes("/")
      : (one: string) => one === path;
    found = pages.find((page) => fits(page.path))?.path ?? found;
  }
  return found;
};
