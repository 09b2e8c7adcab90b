import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormField } from "#desk/pages/queries.ts";
import { Field } from "./field.tsx";
import { FormContext, type FormTools } from "./tools.tsx";

const nothing = () => undefined;
const tools: FormTools = {
  change: nothing,
  facts: new Map(),
  targets: [{ path: "/give", title: "Donate" }],
  problems: new Map(),
  writtenFor: [],
  confirmSpanish: nothing,
  announce: nothing,
  chooseFact: nothing,
};

const shown = (kind: FormField["kind"], value: string, required = true) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FormContext value={tools}>
        <Field field={{ kind, name: "x", label: "Phone", required }} value={value} at="x" />
      </FormContext>
    </QueryClientProvider>,
  );

test.each(["text", "picture"] as const)(
  "a %s that publishing needs says so while it is empty",
  (kind) => {
    expect(shown(kind, "")).toContain("This cannot stay empty.");
    expect(shown(kind, "plaza")).not.toContain("stay empty");
    expect(shown(kind, "", false)).not.toContain("stay empty");
  },
);

test("a link to a page that there is not says so at once, and offers the page that is meant", () => {
  const lost = shown("link", "/donate");
  expect(lost).toContain("This site has no page /donate.");
  expect(lost).toContain("Donate (/give)?</button>");
  expect(shown("link", "/give")).not.toContain("no page");
  expect(shown("link", "")).toContain("This cannot stay empty.");
});
