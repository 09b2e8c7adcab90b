import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MeContext } from "#desk/frame/me.tsx";
import type { Me } from "#desk/queries.ts";
import { Latest } from "./monthly.tsx";

test("until a change is confirmed, it says by whom, how soon and that nothing else is to be done", () => {
  const latest = {
    what: "pause",
    words: "pause it for 1 month",
    asked: { kind: "pause", amountCents: null, day: null, months: 1 },
    state: "waiting",
    reason: null,
    by: "Ruth Banks",
    at: "2026-11-19T14:41:00.000Z",
  } as const;
  const said = renderToStaticMarkup(
    // All that it reads of an account.
    <MeContext value={{ emailGoesToFiles: false } as Me}>
      <Latest latest={latest} />
    </MeContext>,
  );
  expect(said).toMatch(/Stripe .*within a minute.*as it was.*nothing else for you to do/s);
});
