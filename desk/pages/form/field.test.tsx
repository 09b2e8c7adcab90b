import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormField } from "#desk/pages/queries.ts";
import { Field } from "./field.tsx";
import { FormContext, type FormTools } from "./tools.tsx";
import { factsByToken } from "./words.ts";

const nothing = () => undefined;
const tools: FormTools = {
  change: nothing,
  facts: factsByToken([{ token: "hours.day", label: "Hours: Food pantry: day", text: "Thursday" }]),
  targets: [{ path: "/give", title: "Donate" }],
  problems: new Map(),
  writtenFor: [],
  confirmSpanish: nothing,
  announce: nothing,
  chooseFact: nothing,
};

const shown = (
  kind: FormField["kind"],
  value: string,
  required = true,
  more: Partial<FormField> = {},
) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FormContext value={tools}>
        <Field
          field={{ kind, name: "x", label: "Phone", required, ...more }}
          value={value}
          at="x"
        />
      </FormContext>
    </QueryClientProvider>,
  );

test.each(["text", "picture", "number", "date"] as const)(
  "a %s that publishing needs says so while it is empty",
  (kind) => {
    expect(shown(kind, "")).toContain("stay empty.");
    expect(shown(kind, "plaza")).not.toContain("stay empty");
    expect(shown(kind, "", false)).not.toContain("stay empty");
  },
);

test("a link to a page that there is not says so at once, and offers the page that is meant", () => {
  const lost = shown("link", "/donate");
  expect(lost).toContain("This site has no page /donate.");
  expect(lost).toContain("Donate (/give)?</button>");
  expect(shown("link", "/give")).not.toContain("no page");
  expect(shown("link", "")).toContain("stay empty.");
});

const words = (html: string) => html.replace(/<textarea.*?<\/textarea>|<[^>]+>/gs, "");

test("a text that names a fact says what visitors read, also where it is long or has marks", () => {
  const before = "We pack bags all morning. ".repeat(8);
  const text = `${before}Come **every** {hours.day} at noon. ${before}`;
  for (const rich of [false, true]) {
    const said = words(shown("longText", text, true, { rich }));
    expect(said).toMatch(/Visitors read: Come (\*\*)?every(\*\*)? Thursday at noon\.Choose/);
  }
  expect(words(shown("longText", "Come on {hours.day}."))).toContain(
    "Visitors read: Come on Thursday.",
  );
  expect(words(shown("text", "Come at noon."))).not.toContain("Visitors read");
});

test("words that the page fills in by itself are to stay as they are", () => {
  const said = words(shown("longText", "{raised} of {goal}", true, { fills: ["raised", "goal"] }));
  expect(said).toContain(
    "The page fills in {raised} and {goal} automatically. Leave them as they are.",
  );
  const help = "Leave {goal} as it is.";
  expect(words(shown("text", "{goal}", true, { fills: ["goal"], help }))).not.toContain("page");
});

test.each(["text", "longText", "link", "moment"] as const)(
  "in a %s a fact goes by what the form calls it",
  (kind) => {
    expect(shown(kind, "{hours.day}")).toContain("{Hours: Food pantry: day}");
    expect(shown(kind, "{hours.day}")).not.toContain("{hours.day}");
  },
);
