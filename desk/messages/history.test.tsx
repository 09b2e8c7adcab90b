import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { History } from "./history.tsx";
import type { MessageEvent } from "./queries.ts";

const reply: MessageEvent = {
  id: 1,
  at: "2026-03-02T15:00:00.000Z",
  actor: "Ruth Banks",
  kind: "reply",
  text: "A room is free.",
  mail: "delivered",
  details: null,
};

const said = (emailGoesToFiles: boolean, mail: MessageEvent["mail"] = "delivered") =>
  renderToStaticMarkup(
    <History
      events={[{ ...reply, mail }]}
      hasEarlierEvents={false}
      emailGoesToFiles={emailGoesToFiles}
    />,
  ).replace(/<[^>]+>/g, "");

test("a reply that was only written to a file is not called delivered", () => {
  expect(said(false)).toContain("replied (delivered)");
  expect(said(true)).toContain("replied (written to a file, not sent)");
  expect(said(true)).not.toContain("delivered");
  expect(said(true, "queued")).toContain("replied (saved, not sent: email goes to files here)");
});

test("what an email says of its sender is not taken for proof", () => {
  const shown = (details: MessageEvent["details"]) =>
    renderToStaticMarkup(
      <History
        events={[{ ...reply, kind: "answer", details }]}
        hasEarlierEvents={false}
        emailGoesToFiles={false}
      />,
    );
  expect(shown({ isOurs: true })).toContain("Please ask before you act on it.");
  expect(shown({})).not.toContain("Please ask");
});

test("a history that is cut says so", () => {
  const shown = (hasEarlierEvents: boolean) =>
    renderToStaticMarkup(
      <History events={[reply]} hasEarlierEvents={hasEarlierEvents} emailGoesToFiles={false} />,
    );
  expect(shown(true)).toContain("Earlier ones are kept");
  expect(shown(false)).not.toContain("Earlier ones");
});
