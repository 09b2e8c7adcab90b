import {
  addressesOf,
  forgetIfWithoutGifts,
  linkedWithoutGifts,
} from "#backend/giving/ledger/donor-addresses.ts";
import { giftRow, giftStates, receiptNumber } from "#backend/giving/ledger/gift.ts";
import { detailChanges } from "#backend/giving/receipts/donor-details.ts";
import { integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { PersonalData, PersonalEntry } from "#backend/subject.ts";
import { honoreeLabel } from "#rules/checkout-fields.ts";
import { formatDollars } from "#rules/donation.ts";
import { stateName } from "#rules/gifts.ts";
import { languageNames } from "#rules/languages.ts";
import { giftsKeptAtLeastYears } from "#rules/retention.ts";

const means = { stripe: "Card", sandbox: "Test, no money", check: "Check", cash: "Cash" };

const paymentsOf = async (
  db: Database,
  gift: string,
  provider: keyof typeof means,
): Promise<PersonalEntry["fields"]> => {
  const rows = await db.rows(
    { number: integer, amountCents: integer, paidAt: timestamp, reference: text, state: text },
    `select number, amount_cents as "amountCents", paid_at as "paidAt", reference, state
     from gift_payments where gift_id = $1 order by number`,
    [gift],
  );
  return rows.flatMap(({ reference, ...payment }) => [
    [
      "Payment",
      [formatDollars(payment.amountCents), payment.paidAt, stateName(payment.state, provider)],
    ],
    ["Receipt", receiptNumber(payment)],
    ["Card processor’s number", provider === "stripe" ? reference : null],
  ]);
};

const statementsTo = async (db: Database, key: string): Promise<PersonalEntry[]> => {
  const rows = await db.rows(
    { year: integer, at: timestamp, email: text },
    `select r.year, r.started_at as at, s.email
     from statement_recipients s join statement_runs r on r.id = s.run_id
     where lower(s.email) = $1 order by r.started_at`,
    [key],
  );
  return rows.map(({ year, at, email }) => ({
    at,
    title: `Year-end statement for ${year}`,
    fields: [["Email", email]],
  }));
};

/** It may have been mistyped and belong to somebody else: the gift itself is the other address's. */
const correctionsOf = async (db: Database, key: string): Promise<PersonalEntry[]> => {
  const rows = await db.rows(
    { at: timestamp },
    `select at from gift_events where kind = 'address corrected'
       and $1 = any(string_to_array(lower(detail), ' to ')) order by id`,
    [key],
  );
  return rows.map(({ at }) => ({ at, title: "Email address of a gift corrected", fields: [] }));
};

/** Links to My giving and visits there are gone within a day; these stay with the gifts. */
const detailsFor = async (db: Database, key: string): Promise<PersonalEntry[]> =>
  (await detailChanges(db, [key])).map(({ at, name, postalAddress }) => ({
    at,
    title: "Name and address for receipts",
    fields: [
      ["Name", name],
      ["Mailing address", postalAddress],
    ],
  }));

/** Its owner may be a stranger: whose the other addresses are is not said. With gifts it stays. */
export const linksOf: PersonalData = {
  what: "Linked email addresses",
  columns: ["donor_addresses.email_key"],
  async show(db, key) {
    const linked = await linkedWithoutGifts(db, key);
    return linked ? [{ at: linked.at, title: "Linked to another email address", fields: [] }] : [];
  },
  remove: async (tx, key) => ((await forgetIfWithoutGifts(tx, key)) ? 1 : 0),
};

/** Gifts with their payments, other addresses of the same donor, and statements. */
export const giftsOf: PersonalData = {
  what: "Gifts",
  columns: [
    "gifts.donor_email",
    "gift_events.detail",
    "donor_details.email_key",
    "donor_link_requests.email_key",
    "donor_links.email_key",
    "donor_sessions.email_key",
    "statement_recipients.email",
  ],
  stays: `Gifts stay: tax rules require us to keep them for at least ${giftsKeptAtLeastYears} years. That means the donor’s name, email and mailing address, the amount, the day, and the numbers of the check or of the card processor. A monthly gift continues until it is stopped.`,
  async show(db, key) {
    const gifts = await db.rows(
      {
        id: text,
        at: timestamp,
        amountCents: integer,
        frequency: giftRow.frequency,
        provider: giftRow.provider,
        state: oneOf(giftStates),
        name: nullable(text),
        email: text,
        postal: nullable(text),
        checkNumber: nullable(text),
        honoree: nullable(text),
        customer: nullable(text),
        linkWords: nullable(text),
        language: giftRow.language,
      },
      `select id, created_at as at, amount_cents as "amountCents", frequency, provider, state,
              donor_name as name, donor_email as email, postal_address as postal,
              check_number as "checkNumber", honoree, customer_reference as customer,
              link_words as "linkWords", language
       from gifts where lower(donor_email) = $1 order by created_at, id`,
      [key],
    );
    const others = (await addressesOf(db, key)).filter((address) => address !== key);
    const entries: PersonalEntry[] = [];
    for (const gift of gifts) {
      const { at, provider, language, frequency } = gift;
      const fields: PersonalEntry["fields"] = [
        ["Name", gift.name],
        ["Email", gift.email],
        ["Other email addresses", others.join(", ")],
        ["Mailing address", gift.postal],
        ["Paid by", means[provider]],
        ["Check number", gift.checkNumber],
        [honoreeLabel, gift.honoree],
        ["Card processor’s customer", gift.customer],
        ["Link followed", gift.linkWords],
        ["Status", stateName(gift.state, provider)],
        ["Language", languageNames[language]],
        ...(await paymentsOf(db, gift.id, provider)),
      ];
      const amount = formatDollars(gift.amountCents);
      const title = frequency === "monthly" ? `Monthly gift of ${amount}` : `Gift of ${amount}`;
      entries.push({ at, title, fields, language });
    }
    return [
      ...entries,
      ...(await detailsFor(db, key)),
      ...(await statementsTo(db, key)),
      ...(await correctionsOf(db, key)),
    ];
  },
};
