import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { giftRow, giftStates, receiptNumber } from "#backend/giving/ledger/gift.ts";
import { detailChanges } from "#backend/giving/receipts/donor-details.ts";
import { dateTime } from "#backend/plain-text.ts";
import { integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { PersonalData, PersonalEntry } from "#backend/subject.ts";
import { honoreeLabel } from "#rules/checkout-fields.ts";
import { formatDollars } from "#rules/donation.ts";
import { languageNames } from "#rules/languages.ts";
import { giftsKeptAtLeastYears } from "#rules/retention.ts";

const means = { stripe: "card", sandbox: "test of a card", check: "check", cash: "cash" };

const paymentsOf = async (db: Database, gift: string) => {
  const rows = await db.rows(
    { number: integer, amountCents: integer, paidAt: timestamp, reference: text, state: text },
    `select number, amount_cents as "amountCents", paid_at as "paidAt", reference, state
     from gift_payments where gift_id = $1 order by number`,
    [gift],
  );
  return rows.map(
    (payment) =>
      `${formatDollars(payment.amountCents)} on ${dateTime(payment.paidAt)}, ${payment.state}, receipt ${receiptNumber(payment)}, reference ${payment.reference}`,
  );
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
    title: `Year-end statement of ${year}`,
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
  return rows.map(({ at }) => ({ at, title: "The address of a gift was corrected", fields: [] }));
};

/** Links to My giving and visits there are gone within a day; these stay with the gifts. */
const detailsFor = async (db: Database, key: string): Promise<PersonalEntry[]> =>
  (await detailChanges(db, [key])).map(({ at, name, postalAddress }) => ({
    at,
    title: "Name and address for receipts",
    fields: [
      ["Name", name],
      ["Postal address", postalAddress ?? ""],
    ],
  }));

/** Gifts with their payments, other addresses of the same donor, and statements. */
export const giftsOf: PersonalData = {
  what: "Gifts",
  columns: [
    "gifts.donor_email",
    "gift_events.detail",
    "donor_addresses.email_key",
    "donor_details.email_key",
    "donor_link_requests.email_key",
    "donor_links.email_key",
    "donor_sessions.email_key",
    "statement_recipients.email",
  ],
  stays: `Gifts stay: the tax rules ask us to keep them for at least ${giftsKeptAtLeastYears} years. That means the donor’s name, email and postal address, the amount, the day, the check number and the Stripe references. A monthly gift goes on until it is stopped.`,
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
      const frequency = gift.frequency === "monthly" ? "every month" : "once";
      const fields: [string, string][] = [
        ["Name", gift.name ?? ""],
        ["Email", gift.email],
        ["Other addresses of this donor", others.join(", ")],
        ["Postal address", gift.postal ?? ""],
        ["Means", means[gift.provider]],
        ["Check number", gift.checkNumber ?? ""],
        [honoreeLabel, gift.honoree ?? ""],
        ["Stripe customer", gift.customer ?? ""],
        ["Words of the link that led here", gift.linkWords ?? ""],
        ["State", gift.state.replace("_", " ")],
        ["Language", languageNames[gift.language]],
        ...(await paymentsOf(db, gift.id)).map((text): [string, string] => ["Payment", text]),
      ];
      const title = `${formatDollars(gift.amountCents)} ${frequency}`;
      entries.push({ at: gift.at, title, fields });
    }
    return [
      ...entries,
      ...(await detailsFor(db, key)),
      ...(await statementsTo(db, key)),
      ...(await correctionsOf(db, key)),
    ];
  },
};
