import type { FieldPath } from "#rules/pages.ts";

/** The place of a field as one word, such as `opening.0.days`; "" is the document itself. */
export type At = string;

export const atOf = (path: Readonly<FieldPath>): At => path.join(".");

export const pathOf = (at: At): FieldPath =>
  stepsOf(at).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The editor of a document, at a field. It is an address, so a new tab leads there too. */
export const editorAt = (name: string, at: At = "") => `/pages/edit/${name}${at && `#${at}`}`;

export const below = (at: At, step: string | number): At => (at ? `${at}.${step}` : String(step));

const stepsOf = (at: At): string[] => (at ? at.split(".") : []);

export const valueAt = (content: unknown, at: At): unknown =>
  stepsOf(at).reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    content,
  );

/** The same content with one place changed; everything beside it stays the very same objects. */
export const changedAt = (
  content: unknown,
  at: At,
  change: (value: unknown) => unknown,
): unknown => {
  const [step, ...rest] = stepsOf(at);
  if (step === undefined) return change(content);
  const inner = changedAt((content as Record<string, unknown>)[step], rest.join("."), change);
  if (Array.isArray(content)) return content.with(Number(step), inner);
  return { ...(content as object), [step]: inner };
};

export const inserted = <Item>(list: readonly Item[], position: number, item: Item): Item[] =>
  list.toSpliced(position, 0, item);

export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const item = list[from];
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
};
