import { readEnv, settingsFrom } from "#backend/env.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { noteSent, writeCard } from "#backend/giving/tributes/cards.ts";
import { silentLog } from "#backend/log.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { openStorage } from "#backend/storage/open.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { countSampleVisits, letterWords } from "./sample-visits.ts";

const names = [
  "Ada Okoro",
  "José García",
  "Grace Bell",
  "Ngozi Okonkwo",
  "Samuel Price",
  "Mei Chen",
  "Rosa Lane",
  "Denise Walker",
  "Omar Diaz",
  "Lorraine Hayes",
];
const dollars = [50, 120, 25, 300, 75, 1000, 40, 60, 25, 500, 35, 150];

const mailAddress = (name: string) =>
  `${name
    .normalize("NFD")
    .replace(/[^\w ]/g, "")
    .toLowerCase()
    .replace(" ", ".")}@example.org`;

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);
const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

type Giving = { db: Database; settings: ReturnType<typeof settingsFrom> };

/** Gifts in memory of one person. */
const honored = [38, 40, 44];

/** What the family was told of them: one by email, one on paper. */
const sendCards = async (db: Database) => {
  const rows = await db.rows(
    { id: text, name: text, at: timestamp },
    `select id, donor_name as name, created_at as at from gifts
     where honoree is not null order by created_at limit 2`,
  );
  for (const [index, { id: giftId, name, at }] of rows.entries()) {
    const card = {
      id: crypto.randomUUID(),
      giftId,
      occasion: "memory" as const,
      honoree: "Rosa Delgado",
      recipientName: index === 0 ? "Luis Delgado" : "Ana Delgado",
      recipientEmail: index === 0 ? "luis.delgado@example.org" : null,
      recipientAddress: index === 0 ? null : "12 North Lotus Avenue\nChicago, IL 60644",
      words: "She taught half of our street to read.",
      signature: name,
      createdAt: at,
      sendAt: at,
      language: "en" as const,
    };
    await writeCard(db, card);
    await noteSent(db, card, at);
  }
};

/** As the card provider, or somebody in the office, would have recorded it. */
const give = async ({ db, settings }: Giving, index: number, paidAt: Date) => {
  const name = pick(names, index * 7 + 3);
  const provider = index % 4 === 1 ? "check" : "stripe";
  const monthly = provider === "stripe" && index % 3 === 0;
  const cents = (monthly ? 25 : pick(dollars, index * 5)) * 100;
  const staff = provider === "check" && {
    source: "staff" as const,
    actor: { id: null, name: "Ruth Banks" },
  };
  const gift = await startGift(db, {
    amountCents: cents,
    frequency: monthly ? "monthly" : "one_time",
    provider,
    livemode: true,
    intentKey: null,
    linkWords: index > 42 && provider === "stripe" ? letterWords : null,
    createdAt: paidAt,
    expiresAt: paidAt,
    ...(staff && { startedBy: { ...staff, kind: "recorded" } }),
  });
  const id = gift?.id ?? "";
  const byPost = index === 45;
  if (byPost)
    await db.query("update gifts set postal_address = $2, check_number = '1047' where id = $1", [
      id,
      "118 North Central Avenue\nChicago, IL 60644",
    ]);
  // One that did not come as it was asked for.
  const amountCents = index === 1 || index === 8 ? cents + 1000 : cents;
  await recordFact(
    db,
    {
      kind: "paid",
      giftId: id,
      livemode: true,
      donor: { name, email: byPost ? null : mailAddress(name) },
      honoree: honored.includes(index) ? "Rosa Delgado" : null,
      payment: {
        reference: provider === "check" ? `check ${id}` : `pi_${id.replaceAll("-", "")}`,
        amountCents: provider === "check" ? cents : amountCents,
        currency: "usd",
        paidAt: paidAt.toISOString(),
      },
    },
    { source: "webhook", ...staff, now: paidAt, log: silentLog, settings, site: shippedSite },
  );
};

const messages: [name: string, subject: string, text: string, hours: number, suspicion?: string][] =
  [
    [
      "Denise Walker",
      "A place for my mother",
      "My mother is 71 and needs a safe place to stay before the winter. She can live by herself, and she would like to be close to the church. Can somebody call me in the evening?",
      2,
    ],
    [
      "Omar Diaz",
      "Food pantry on Saturdays",
      "Is the pantry open on the Saturday after Thanksgiving? We are a family of five.",
      5,
    ],
    [
      "Lorraine Hayes",
      "Books for the reading room",
      "Our school is giving away two hundred children's books. Could the reading room use them?",
      20,
    ],
    [
      "Samuel Price",
      "Visit with our youth group",
      "Twelve of us would like to help for a day in January. Whom do I talk to about it?",
      27,
    ],
    [
      "Mei Chen",
      "Receipt for my gift",
      "I cannot find the receipt for the gift I made in March. Could you send it once more?",
      44,
    ],
    [
      "Rank Fast",
      "Rank first!!!",
      "We place your website first, cheap, today.",
      9,
      "filled in the hidden field",
    ],
  ];

const writeMessages = async (db: Database) => {
  for (const [name, subject, text, hours, suspicion] of messages) {
    const [firstName, lastName] = name.split(" ");
    await db.query(
      `insert into contact_messages (first_name, last_name, email, phone, subject, message,
                                     suspicion, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        firstName,
        lastName,
        mailAddress(name),
        "(773) 555-0142",
        subject,
        text,
        suspicion ?? null,
        ago(hours),
      ],
    );
  }
  const application = {
    phone: "(773) 555-0188",
    address: "12 North Lotus Avenue",
    city: "Chicago",
    state: "IL",
    zipCode: "60644",
    age: "25-34",
    availability: ["Weekend mornings"],
    interests: ["Food services", "Mentoring"],
    motivation: "I grew up around the corner and would like to give something back.",
  };
  await db.query(
    `insert into volunteer_applications (first_name, last_name, email, application, stage,
                                         created_at)
     values ('José', 'García', 'jose.garcia@example.org', $1, 'called', $2)`,
    [JSON.stringify(application), ago(30)],
  );
};

/** A year in a small office, in a folder that a site then opens. All of it is invented. */
export const fillSampleOffice = async (folder: string) => {
  const env = readEnv({ DATA_DIR: folder });
  const db = await openStorage(env, silentLog);
  const giving = { db, settings: settingsFrom(env) };
  for (let index = 0; index < 46; index++) {
    // Closer together towards today, as in the weeks before the holidays.
    const days = 1.5 + (45 - index) * 7.4 - ((index * 13) % 5);
    await give(giving, index, ago(Math.max(6, days * 24)));
  }
  await sendCards(db);
  await writeMessages(db);
  await countSampleVisits(db);
  // Mails of the past year went out long ago.
  await db.query("update mails set state = 'delivered', delivered_at = created_at");
  await db.close();
};
