import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString;
type Child = string | number | false | null | undefined | Child[];

/**
 * HTML in which every value is escaped, unless it is markup itself. Lists are joined; false, null
 * and undefined leave nothing. hono's own `html` may answer later, when one of its values does;
 * the types here allow no such value, so this one is always there at once.
 */
export const markup = (strings: TemplateStringsArray, ...values: Child[]): Markup =>
  html(strings, ...values) as Markup;

/** ` name="value"` for each; true gives the bare name, undefined and false nothing. */
export const attributes = (all: Record<string, string | number | boolean | undefined>): Markup =>
  markup`${Object.entries(all).map(([name, value]) => {
    if (value === undefined || value === false) return "";
    return value === true ? markup` ${name}` : markup` ${name}="${value}"`;
  })}`;
