import { expect, test } from "vitest";
import type { FieldDescription } from "#content/describe.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { formOf } from "#content/problems.ts";
import { saidTexts } from "#content/said-texts.ts";
import { contentOf, defaultSnapshot } from "#content/snapshot.ts";
import { pageProps } from "./page-props.ts";
import type { PagePath } from "./pages.ts";

const facts = factsOf(defaultSnapshot);

type Part = { name: string; field: FieldDescription; value: unknown };

const partsOf = (name: string, field: FieldDescription, value: unknown): Part[] => [
  { name, field, value },
  ...(field.fields ?? []).flatMap((inner) =>
    partsOf(`${name}.${inner.name}`, inner, (value as Record<string, unknown>)?.[inner.name]),
  ),
  ...(field.item && Array.isArray(value)
    ? value.flatMap((item, at) => partsOf(`${name}.${at}`, field.item as FieldDescription, item))
    : []),
];

const partsWithPage = (document: Document) =>
  partsOf(document.name, formOf(document), contentOf(defaultSnapshot, document)).filter(
    ({ field: { seenOn = "*" } }) => !/[*{]/.test(seenOn),
  );

test.each(documents.flatMap(partsWithPage))(
  "$name is looked at on a page that says it",
  ({ field, value }) => {
    const path = field.seenOn as PagePath;
    const props = pageProps[path](defaultSnapshot, path);
    const page = JSON.stringify(props);
    const said = saidTexts(field, value, facts).map(({ text }) =>
      JSON.stringify(text).slice(1, -1),
    );
    expect(said.filter((text) => page.includes(text))).not.toEqual([]);
  },
);
