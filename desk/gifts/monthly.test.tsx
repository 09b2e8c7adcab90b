import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MeContext } from "#desk/frame/me.tsx";
import type { Me } from "#desk/queries.ts";
import { Latest } from "./monthly.tsx";

const said = (latest: Parameters<typeof Latest>[0]["latest"]) =>
  renderToStaticMarkup(
    // All that it reads of an account.
    <MeContext value={{ emailGoesToFiles: false } as Me}>
      <Latest latest={latest} />
    </MeContext>,
  );

test("until a change is confirmed, it says by whom, how soon and that nothing else is to be done", () => {
  const latest = {
    what: "pause",
    words: "pause it for 1 month",
    asked: { kind: "pause", amountCents: null, day: null, months: 1 },
    state: "waiting",
    reason: null,
    by: "Ruth Banks",
    source: "staff",
    at: "2026-11-19T14:41:00.000Z",
  } as const;
  expect(said(latest)).toMatch(/Stripe .*within a minute.*as it was.*nothing else for you to do/s);
});

test.each([
  ["donor", true],
  ["site", false],
] as const)(
  "that a gift was stopped by the %s says whether we emailed the donor: %s",
  (source, emailed) => {
    const latest = {
      what: "stop",
      words: "stop it",
      asked: { kind: "stop", amountCents: null, day: null, months: null },
      state: "done",
      reason: null,
      by: null,
      source,
      at: "2026-11-19T14:41:00.000Z",
    } as const;
    expect(said(latest).includes("We emailed the donor.")).toBe(emailed);
  },
);
