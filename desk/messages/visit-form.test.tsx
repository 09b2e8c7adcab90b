import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Message } from "./queries.ts";
import { VisitForm } from "./visit-form.tsx";

/** As much of a group's message as the form shows. */
const drawn = (email: string | null) => {
  const message = { id: "1", revision: 1, visitDay: null, visitTime: "", email } as Message;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <VisitForm message={message} />
    </QueryClientProvider>,
  );
};

test("whoever saves a visit knows that the group is told by nobody else", () => {
  const words = "Saving doesn&#x27;t tell the group. Please";
  expect(drawn("group@visitor.example")).toContain(`${words} write to them below.`);
  expect(drawn(null)).toContain(`${words} call them.`);
});
