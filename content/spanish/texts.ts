import type { FieldDescription } from "#content/describe.ts";
import type { Place } from "#content/tokens.ts";
import { withoutTokens } from "#rules/tokens.ts";

/** A text in a content that people read: words, or what somebody who cannot see a picture is told. */
export type ContentText = { place: string; text: string; field: FieldDescription };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A content in which every text and link is replaced by what is said for it. */
export const changeTexts = (
  field: FieldDescription | undefined,
  value: unknown,
  change: (text: ContentText) => string,
  place: Place = [],
): unknown => {
  if (!field) return value;
  const said = (text: string, at: Place = place) => change({ place: at.join("."), text, field });
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item, at) => changeTexts(field.item, item, change, [...place, at]));
  if (field.fields && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const inner = field.fields?.find((part) => part.name === name);
        return [name, changeTexts(inner, one, change, [...place, name])];
      }),
    );
  if (field.kind === "picture" && isRecord(value) && typeof value.alt === "string")
    return { ...value, alt: said(value.alt, [...place, "alt"]) };
  const isText = field.kind === "text" || field.kind === "longText" || field.kind === "link";
  return isText && typeof value === "string" && value.trim() ? said(value) : value;
};

export const textsIn = (form: FieldDescription, content: unknown): ContentText[] => {
  const found: ContentText[] = [];
  changeTexts(form, content, (one) => {
    found.push(one);
    return one.text;
  });
  return found;
};

/** Names, figures and what is kept beside its Spanish already are the same on a Spanish page. */
export const needsSpanish = ({ text, field }: ContentText) =>
  !field.proper && !field.spanishOf && field.kind !== "link" && /\p{L}/u.test(withoutTokens(text));
