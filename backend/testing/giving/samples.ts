import { linkAddresses } from "#backend/giving/ledger/donor-addresses.ts";
import { recordGift, takeBackGift } from "#backend/giving/office/office-gifts.ts";
import { printableStatement } from "#backend/giving/receipts/paper-statements.ts";
import { startStatements } from "#backend/giving/receipts/statement-runs.ts";
import { writeCard } from "#backend/giving/tributes/cards.ts";
import { silentLog } from "#backend/log.ts";
import type { testDesk } from "#backend/testing/desk.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { recordedGift } from "#rules/gifts.ts";
import { aCheck, aGift } from "./gifts.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;
type Setting = { desk: Desk };

const staffOf = (desk: Desk) => ({
  source: "staff" as const,
  now: desk.deps.now(),
  actor: { id: null, name: "Ruth" },
  log: silentLog,
  settings: desk.deps.settings,
  site: shippedSite,
});

const aRecordedGift = async (desk: Desk) => {
  const typed = recordedGift.parse(aCheck());
  return (await recordGift(desk.db, typed, staffOf(desk))).answer as { id: string };
};

const aCard = async (desk: Desk, byEmail = true) => {
  const { id: giftId } = await aGift(desk);
  const id = crypto.randomUUID();
  const at = desk.deps.now();
  await writeCard(desk.db, {
    id,
    giftId,
    occasion: "memory",
    honoree: "Rosa Delgado",
    recipientName: "Luis Delgado",
    recipientEmail: byEmail ? "luis@family.example" : null,
    recipientAddress: byEmail ? null : "118 N Central Ave, Chicago, IL 60644",
    words: "",
    signature: "Ada Okoro",
    createdAt: at,
    sendAt: at,
    language: "en",
  });
  return { id };
};

const linked = (desk: Desk) =>
  desk.db.transaction((tx) =>
    linkAddresses(tx, { email: "ada@example.org", with: "a.okoro@example.net" }, staffOf(desk)),
  );

/** What an owner sends to each endpoint that changes something, so that it succeeds. */
export const giftSamples: Record<string, (setting: Setting) => unknown> = {
  "gifts/correct-address": async ({ desk }) => ({
    id: (await aGift(desk)).id,
    from: "ada@example.org",
    email: "ada.okoro@example.org",
    everywhere: true,
    sendReceipt: true,
  }),
  "gifts/correct-name": async ({ desk }) => ({
    id: (await aGift(desk)).id,
    from: "Ada Okoro",
    name: "Ada Okoro-Bell",
    everywhere: true,
    sendReceipt: false,
  }),
  "gifts/undo-address": async ({ desk }) => ({
    email: "ada@example.org",
    gifts: [{ id: (await aGift(desk)).id, was: "ada@exmaple.org" }],
    links: null,
  }),
  "gifts/undo-name": async ({ desk }) => ({
    name: "Ada Okoro",
    gifts: [{ id: (await aGift(desk)).id, was: "Ada Okro" }],
    receipts: [],
    chosen: null,
  }),
  "gifts/correct-paper": async ({ desk }) => ({
    ...(await aRecordedGift(desk)),
    from: { address: "118 N Central Ave, Chicago, IL 60644", checkNumber: "1047" },
    address: "5 W Lake St, Chicago, IL 60644",
    checkNumber: "1074",
    everywhere: true,
  }),
  "gifts/send-receipt": async ({ desk }) => {
    const { id, payment } = await aGift(desk);
    return { id, payment };
  },
  "gifts/note-printed": async ({ desk }) => {
    const { id, payment } = await aGift(desk);
    return { id, payment };
  },
  "gifts/accept": async ({ desk }) => ({ id: (await aGift(desk, { paidCents: 100 })).id }),
  "gifts/record": () => aCheck(),
  "gifts/acknowledge": () => ({
    key: crypto.randomUUID(),
    kind: "stock",
    name: "Ada Okoro",
    address: "",
    received: "2026-02-27",
    what: "Acme Corporation",
    shares: "12",
  }),
  "gifts/take-back": async ({ desk }) => ({
    ...(await aRecordedGift(desk)),
    reason: "Entered twice",
  }),
  "gifts/put-back": async ({ desk }) => {
    const gift = await aRecordedGift(desk);
    await takeBackGift(desk.db, { ...gift, reason: "Entered twice" }, staffOf(desk));
    return gift;
  },
  "gifts/ask-monthly": async ({ desk }) => ({
    id: (await aGift(desk, { provider: "sandbox", frequency: "monthly", cents: 2500 })).id,
    key: crypto.randomUUID(),
    what: "pause",
    months: 2,
  }),
  "gifts/correct-card": async ({ desk }) => {
    const from = {
      occasion: "memory",
      honoree: "Rosa Delgado",
      recipientName: "Luis Delgado",
      email: "luis@family.example",
      postalAddress: "",
      words: "",
      signature: "Ada Okoro",
      language: "en",
    };
    const corrected = { ...from, occasion: "honor", email: "luis.delgado@family.example" };
    return { ...(await aCard(desk)), ...corrected, from };
  },
  "gifts/cancel-card": ({ desk }) => aCard(desk),
  "gifts/send-card": ({ desk }) => aCard(desk),
  "gifts/note-card-printed": ({ desk }) => aCard(desk, false),
  "gifts/correct-honoree": async ({ desk }) => ({
    id: (await aGift(desk)).id,
    from: null,
    honoree: "Rosa Delgado",
  }),
  "gifts/send-card-link": async ({ desk }) => ({
    id: (await aGift(desk, { provider: "sandbox", frequency: "monthly", cents: 2500 })).id,
    key: crypto.randomUUID(),
  }),
  "gifts/link": () => ({ email: "ada@example.org", with: "a.okoro@example.net" }),
  "gifts/unlink": async ({ desk }) => {
    await linked(desk);
    return { email: "a.okoro@example.net" };
  },
  "gifts/undo-link": async ({ desk }) => (await linked(desk)).answer,
  "gifts/expect-many": ({ desk }) => ({
    until: new Date(desk.deps.now().getTime() + 3_600_000).toISOString(),
  }),
  "gifts/expect-usual": () => ({}),
  "gifts/send-statement": async ({ desk }) => {
    await aGift(desk);
    return { year: 2026, email: "ada@example.org" };
  },
  "gifts/note-statement-printed": async ({ desk }) => {
    const which = { id: (await aGift(desk)).id, year: 2026 };
    const { digest } = await printableStatement(desk.db, which, staffOf(desk));
    return { ...which, digest };
  },
  "gifts/send-statements": async ({ desk }) => {
    await aGift(desk);
    return { year: 2026, donors: 1 };
  },
  "gifts/stop-statements": async ({ desk }) => {
    await aGift(desk);
    const sending = { year: 2026, donors: 1 };
    const { answer } = await desk.db.transaction((tx) =>
      startStatements(tx, sending, staffOf(desk)),
    );
    return answer;
  },
};
