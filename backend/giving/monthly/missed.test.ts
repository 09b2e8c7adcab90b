import { expect, test } from "vitest";
import { giving } from "#backend/giving/giving.ts";
import { reconcile } from "#backend/giving/stripe/reconcile.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { tellOfMissedCharges } from "./missed.ts";

const stripe = await stripeForFile();
const day = 86_400;

const { live } = stripe;

/** A monthly gift whose second charge has just failed. */
const missed = async (parts: Parameters<typeof runningGift>[1] = {}) => {
  const providers = { checkout: live, stripe: live };
  const doubtDate = async () => undefined;
  const desk = await runningGift(stripe, { ...providers, doubtDate, ...parts });
  const story = () => stripeStory(desk, desk.gift);
  const failure = story().invoiceFailed(2);
  expect((await deliver(desk, failure)).status).toBe(200);
  return {
    ...desk,
    story,
    failure,
    tell: () => tellOfMissedCharges(desk.deps),
    details: async (kind: string) => {
      const events = "select detail from gift_events where kind = $1 order by id";
      const rows = await storedRows<{ detail: string }>(desk.db, events, [kind]);
      return rows.map(({ detail }) => detail);
    },
    letters: async () => (await desk.mails()).filter(({ kind }) => kind === "card-link"),
  };
};

test.each(testDatabases)(
  "on $name a failed charge is told at once, after three days and after a week, and never again",
  async ({ open }) => {
    const desk = await missed({ db: await open() });
    const told: [number, string][] = [];
    for (let days = 0; days < 20; days += 1) {
      // Reports of further attempts come in between, and the step runs in two processes.
      if (days % 4 === 2) await deliver(desk, desk.story().invoiceFailed(2));
      await Promise.all([desk.tell(), desk.tell()]);
      for (const { subject, to } of await desk.letters()) {
        expect(to).toBe("ada@example.org");
        told.push([days, subject]);
      }
      desk.wait(day);
    }
    expect(told).toEqual([
      [0, "Your monthly gift did not go through"],
      [3, "Your monthly gift is still waiting"],
      [7, "Your monthly gift is still waiting"],
    ]);
    expect(await desk.details("missed told")).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  },
);

test("nobody is told before Stripe has been asked, after hours in which no report came", async () => {
  const desk = await missed();
  const run = () => {
    const step = giving.clock.find(({ name }) => name === "monthly");
    return step?.run(desk.deps, {} as never);
  };
  await run();
  expect(await desk.letters()).toEqual([]);
  await reconcile(desk.deps);
  await run();
  expect(await desk.letters()).toHaveLength(1);
});

test("the letter leads to this gift's card and says how to reach us; the last one says it is the last", async () => {
  const desk = await missed();
  await desk.tell();
  const [first] = await desk.letters();
  expect(first?.text).toContain("monthly gift of $25");
  expect(first?.text).toMatch(/\/functions\/v1\/update-card\?token=[\w-]{43}\s/);
  expect(first?.text).toContain("/functions/v1/monthly-gift?token=");
  expect(first?.text).not.toContain("last email");
  desk.wait(3 * day);
  await desk.tell();
  await desk.letters();
  desk.wait(4 * day);
  await desk.tell();
  expect((await desk.letters())[0]?.text).toContain("This is our last email about this charge.");
});

test("a step that comes late moves the letters after it", async () => {
  const desk = await missed();
  desk.wait(9 * day);
  await desk.tell();
  await desk.tell();
  expect(await desk.letters()).toHaveLength(1);
  desk.wait(2 * day);
  expect(await desk.tell()).toBe(0);
  desk.wait(day);
  expect(await desk.tell()).toBe(1);
});

type Missed = Awaited<ReturnType<typeof missed>>;

const endings: [string, (desk: Missed) => Promise<unknown>][] = [
  [
    "paid",
    async (desk) => {
      await deliver(desk, desk.story().invoicePaid(2));
      // The report of the failure comes once more, after the success.
      await deliver(desk, { ...desk.failure, id: "evt_failure_again" });
    },
  ],
  ["stopped", (desk) => deliver(desk, desk.story().ended())],
  ["asked to be stopped", (desk) => desk.ask({ what: "stop" })],
  [
    "paused",
    async (desk) => {
      await desk.ask({ what: "pause", months: 1 });
      await desk.send();
    },
  ],
];

test.each(endings)("no letter follows when the gift is %s", async (_, happens) => {
  const desk = await missed();
  expect(await desk.tell()).toBe(1);
  await happens(desk);
  desk.wait(3 * day);
  expect(await desk.tell()).toBe(0);
});

test("a charge that fails after one that was paid is told anew", async () => {
  const desk = await missed();
  await desk.tell();
  await deliver(desk, desk.story().invoicePaid(2));
  desk.wait(30 * day);
  await deliver(desk, desk.story().invoiceFailed(3));
  await desk.mails();
  expect(await desk.tell()).toBe(1);
  expect((await desk.letters())[0]?.subject).toContain("did not go through");
});

test("test and live stand apart, and a doubtful clock tells nobody", async () => {
  const desk = await missed();
  expect(
    await tellOfMissedCharges({ ...desk.deps, stripe: stripe.gateway, checkout: stripe.gateway }),
  ).toBe(0);
  expect(await tellOfMissedCharges({ ...desk.deps, stripe: undefined })).toBe(0);
  expect(await tellOfMissedCharges({ ...desk.deps, doubtDate: async () => "wrong" })).toBe(0);
  expect(await desk.tell()).toBe(1);
});

test("what was overdue long before is left to a person", async () => {
  const desk = await missed();
  desk.wait(31 * day);
  expect(await desk.tell()).toBe(0);
});

test("a letter that cannot be queued leaves no trace, and goes with the next run", async () => {
  const desk = await missed();
  const failing = {
    ...desk.deps,
    site: async () => {
      throw new Error("killed");
    },
  };
  await expect(tellOfMissedCharges(failing)).rejects.toThrow("killed");
  expect(await desk.tell()).toBe(1);
  expect(await desk.letters()).toHaveLength(1);
});

test("today counts who is overdue, and the list shows them", async () => {
  const desk = await missed();
  const { cards } = await desk.read<{ cards: { id: string; link?: { to: string } }[] }>("today");
  const card = cards.find(({ id }) => id === "gifts-past-due");
  expect(card).toMatchObject({ figure: "1", link: { to: "/gifts?kind=monthly&state=past_due" } });
  expect(await desk.find(card?.link?.to.split("?")[1] ?? "")).toEqual([desk.gift.id]);
  expect((await desk.monthly())?.overdueSince).toBe(desk.deps.now().toISOString());
  await deliver(desk, desk.story().invoicePaid(2));
  expect(await desk.find("state=past_due")).toEqual([]);
});

test("staff send the link to the donor's own address, once for each click, and it is logged", async () => {
  const desk = await missed();
  await desk.mails();
  const asked = { id: desk.gift.id, key: crypto.randomUUID() };
  // An address in the request is nobody's business.
  const send = () => desk.change("send-card-link", { ...asked, email: "thief@example.org" });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect((await desk.letters()).map(({ to }) => to)).toEqual(["ada@example.org"]);
  expect((await desk.page(desk.gift.id)).steps.at(-1)).toMatchObject({
    title: "Emailed the donor a link for a new card",
    by: "Ruth Banks",
  });
  expect((await desk.log()).at(-1)).toMatchObject({
    action: "emailed a donor a link for a new card",
    about: `gift ${desk.gift.id}`,
  });
  await deliver(desk, desk.story().ended());
  const late = await desk.change("send-card-link", { ...asked, key: crypto.randomUUID() });
  expect(late.status).toBe(409);
});

test("another address has to be corrected first: by a fresh sign-in, and the old one is told", async () => {
  const desk = await missed();
  await desk.tell();
  const [letter] = await desk.letters();
  const old = letter?.text.match(/update-card\?token=[\w-]+/)?.[0] ?? "";
  expect((await desk.get(old)).status).toBe(200);
  const correction = {
    id: desk.gift.id,
    from: "ada@example.org",
    email: "thief@example.org",
    everywhere: false,
    sendReceipt: false,
  };
  desk.wait(3600);
  expect((await desk.change("correct-address", correction)).status).toBe(403);
  const token = await desk.signedIn({ permissions: ["gifts"] }, "fresh@circleurban.example");
  expect((await desk.post("gifts/correct-address", correction, token)).status).toBe(200);
  const [told, ...more] = await desk.mails();
  expect(more).toEqual([]);
  expect(told).toMatchObject({ to: "ada@example.org", kind: "address-changed" });
  expect(told?.text).not.toContain("thief@example.org");
  expect((await desk.get(old)).status).toBe(404);
});
