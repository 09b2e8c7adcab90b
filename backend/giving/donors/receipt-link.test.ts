import { expect, test } from "vitest";
import { sendMonthlyRequests } from "#backend/giving/monthly/send.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";

/** A monthly gift of the test checkout, and the link in its receipt. */
const withLink = async () => {
  const desk = await testGifts();
  const given = { provider: "sandbox", frequency: "monthly", cents: 2500 } as const;
  const { id, payment } = await aGift(desk, given);
  const linkIn = (mail: { text: string } | undefined, to = "monthly-gift") =>
    mail?.text.match(`${to}\\?token=[\\w-]+`)?.[0] ?? "";
  const [receipt] = await desk.mails();
  const link = linkIn(receipt);
  expect(link).not.toBe("");
  const open = async (address = link) => {
    const answer = await desk.get(address);
    return { answer, html: await answer.text() };
  };
  return {
    ...desk,
    id,
    payment,
    link,
    /** Where the donor says whom to tell of the gift. */
    cards: linkIn(receipt, "tribute"),
    linkIn,
    open,
    /** Presses a button of the page as it was opened. */
    async press(action: string, html?: string, address = link) {
      const page = html ?? (await open()).html;
      const key = page.match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
      return desk.submit(address, [
        ["key", key],
        ["action", action],
      ]);
    },
    asked: async () =>
      desk.db.query("select kind, months, source, state from monthly_requests order by asked_at"),
  };
};

test("opening the link changes nothing, and two clicks stop the gift", async () => {
  const desk = await withLink();
  const { answer, html } = await desk.open();
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain("$25");
  expect(html).toContain("March 10, 2026");
  expect(html).not.toContain("ada@example.org");
  expect(html).not.toContain("Okoro");
  expect(await desk.asked()).toEqual([]);

  const pressed = await desk.press("stop", html);
  expect(pressed.status).toBe(303);
  const waiting = (await desk.open()).html;
  expect(waiting).toContain("It is not done yet");
  expect(waiting).not.toContain("charged next");
  await sendMonthlyRequests(desk.deps);
  const after = (await desk.open()).html;
  expect(after).toContain("Your monthly gift has stopped. We’ve emailed you a confirmation.");
  expect(after).not.toMatch(/<form|every month|To change the amount/);
  expect((await desk.mails()).map(({ subject, to }) => [subject, to])).toEqual([
    ["[Test] Your monthly gift has stopped", "ada@example.org"],
  ]);
  expect((await desk.page(desk.id)).steps.at(-2)).toMatchObject({
    title: "Asked our payment processor to stop it",
    by: "the donor",
  });
});

test("a pause says until when, and the same form sent twice is one request", async () => {
  const desk = await withLink();
  const { html } = await desk.open();
  expect(html).toContain("Pause for 2 months, until May 10, 2026");
  await desk.press("pause 2", html);
  await desk.press("pause 2", html);
  expect(await desk.asked()).toEqual([
    { kind: "pause", months: 2, source: "donor", state: "waiting" },
  ]);
  // Another one has to wait; stopping never has to.
  expect((await desk.press("pause 1")).status).toBe(409);
  await sendMonthlyRequests(desk.deps);
  expect((await desk.open()).html).toContain("Your card is charged again on May 10, 2026.");
  // Who finds an old receipt may spare the donor money, not cost them any.
  await desk.press("resume");
  expect(await desk.asked()).toHaveLength(1);
});

test.each(["change", "resume", "", "pause 4", "pause 2; stop"])(
  "the link is for nothing but pausing and stopping: %j",
  async (action) => {
    const desk = await withLink();
    await desk.press(action);
    expect(await desk.asked()).toEqual([]);
  },
);

test.each(["", "?token=", "?token=x", `?token=${crypto.randomUUID()}`, "?token=%00"])(
  "a link that is not one tells nothing: %j",
  async (query) => {
    const desk = await withLink();
    const { answer, html } = await desk.open(`monthly-gift${query}`);
    expect(answer.status).toBe(404);
    expect(html).toContain("We do not recognize this link");
    expect(html).not.toContain("$25");
    const pressed = await desk.press("stop", undefined, `monthly-gift${query}`);
    expect(pressed.status).toBe(404);
    expect(await desk.asked()).toEqual([]);
  },
);

test("the reference in the thank-you page's address opens no gift", async () => {
  const desk = await withLink();
  expect((await desk.open(`monthly-gift?token=${desk.id}`)).answer.status).toBe(404);
});

test("another site cannot press the button", async () => {
  const desk = await withLink();
  const { html } = await desk.open();
  const key = html.match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
  const answer = await desk.request(desk.link, {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ key, action: "stop" }),
  });
  expect(answer.status).toBe(404);
  expect(await desk.asked()).toEqual([]);
});

test("with a corrected address the links that went to the wrong one no longer work", async () => {
  const desk = await withLink();
  expect((await desk.open(desk.cards)).answer.status).toBe(200);
  await desk.change("correct-address", {
    id: desk.id,
    from: "ada@example.org",
    email: "ada.okoro@example.org",
    everywhere: false,
    sendReceipt: true,
  });
  for (const link of [desk.link, desk.cards])
    expect((await desk.open(link)).answer.status).toBe(404);
  const copy = (await desk.mails()).find(({ kind }) => kind === "receipt");
  for (const link of [desk.linkIn(copy), desk.linkIn(copy, "tribute")])
    expect((await desk.open(link)).answer.status).toBe(200);
});
