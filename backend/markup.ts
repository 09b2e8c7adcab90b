import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString;
type Child = string | number | false | null | undefined | Child[];

/** hono's `html` may answer later if a value does; the types here allow no such value. */
export const markup = (strings: TemplateStringsArray, ...values: Child[]): Markup =>
  html(strings, ...values) as Markup;

/** ` name="value"` for each; true gives the bare name, undefined and false nothing. */
export const attributes = (all: Record<string, string | number | boolean | undefined>): Markup =>
  markup`${Object.entries(all).map(([name, value]) => {
    if (value === undefined || value === false) return "";
    return value === true ? markup` ${name}` : markup` ${name}="${value}"`;
  })}`;
