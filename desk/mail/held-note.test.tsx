import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MeContext } from "#desk/frame/me.tsx";
import type { Me } from "#desk/queries.ts";
import { HeldNote } from "./held-note.tsx";

const said = (held: number, owner = true) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MeContext value={{ owner } as Me}>
        <HeldNote held={held} />
      </MeContext>
    </QueryClientProvider>,
  ).replace(/&#x27;/g, "'");

test("what is held since a restore is sent or deleted, in words for one and for several", () => {
  expect(said(1)).toMatch(
    /1 email waited in it\. It may have gone out.*>Send it<.*>Don't send it</s,
  );
  expect(said(3)).toMatch(
    /3 emails waited in it\. They may have gone out.*>Send them<.*>Don't send them</s,
  );
});

test("whoever is no owner reads who decides", () => {
  expect(said(3, false)).toContain("An owner decides whether to send them.");
  expect(said(3, false)).not.toContain("<button");
});
