import { type DoneWith, nothing, reads } from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import { type ByStaff, changes } from "#backend/giving/office/by-staff.ts";
import { notFound, Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { boolean, nullable, oneOf, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { acknowledgement } from "#rules/acknowledgements.ts";
import { oneOf as which } from "#rules/desk.ts";
import { dateText } from "#rules/in-words.ts";
import { letterhead, longDate } from "./receipts.ts";

const letterRow = {
  id: text,
  kind: oneOf(["stock", "fund"]),
  name: text,
  postalAddress: text,
  received: text,
  what: text,
  shares: nullable(text),
  writtenAt: timestamp,
  writtenBy: text,
};
type Letter = RowOf<typeof letterRow>;

const columns = `id, kind, donor_name as name, postal_address as "postalAddress",
  received_on::text as received, what, shares, written_at as "writtenAt", written_by as "writtenBy"`;

/** Shares are named without a value, and of a grant the person is told no word about taxes. */
const acknowledgementWords = (letter: Letter, { organisation }: Site) => {
  const { kind, name, received, what, shares } = letter;
  const { fullName, taxId } = organisation;
  const day = dateText(received);
  const closing = `With thanks from all of us at ${fullName}.`;
  const opening = { title: "Thank you for your gift", greeting: `Dear ${name},` };
  if (kind === "fund")
    return {
      ...opening,
      sentences: [
        `A grant from ${what} reached us on ${day}, and we learned that you recommended it. It goes to work with our neighbors on Chicago's West Side, and we are grateful to you.`,
        closing,
      ],
    };
  return {
    ...opening,
    sentences: [
      `On ${day} we received your gift of ${shares} ${shares === "1" ? "share" : "shares"} of ${what}. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`,
      "No goods or services were provided in exchange for this contribution.",
      `${fullName} is a 501(c)(3) nonprofit organization, tax ID ${taxId}. Please keep this letter with your tax records. You and your tax adviser determine what the shares were worth.`,
      closing,
    ],
  };
};

/** Other words in the same form are another letter. */
const refuseOtherLetter = async (tx: Database, key: string, letter: (string | null)[]) => {
  const { name, isSame } = await tx.one(
    { name: text, isSame: boolean },
    `select donor_name as name,
            (kind, donor_name, postal_address, received_on, what, shares)
              is not distinct from ($2::text, $3::text, $4::text, $5::date, $6::text, $7::text)
              as "isSame"
     from acknowledgements where id = $1`,
    [key, ...letter],
  );
  if (!isSame)
    throw new Refused(
      "changed-meanwhile",
      `This form was already saved as a letter to ${name}. Nothing was saved this time. If this is another letter, create it as another one.`,
      { earlier: key },
    );
};

const write = async (
  tx: Database,
  typed: ReturnType<typeof acknowledgement.parse>,
  { now, actor }: ByStaff,
): Promise<DoneWith<{ id: string }>> => {
  const { key, kind, name, address, received, what, shares } = typed;
  const letter = [kind, name, address, received, what, kind === "stock" ? shares : null];
  const [written] = await tx.query(
    `insert into acknowledgements (id, kind, donor_name, postal_address, received_on, what, shares,
                                   written_at, written_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning 1`,
    [key, ...letter, now, actor.name],
  );
  // Sent twice by a shaky connection, the first one stands.
  if (!written) await refuseOtherLetter(tx, key, letter);
  return { action: "wrote a thank-you letter", about: `letter ${key}`, answer: { id: key } };
};

export const acknowledgementEndpoints = [
  reads("gifts/letters", "gifts", nothing, async (request) => {
    const letters = await request.db.rows(
      letterRow,
      `select ${columns} from acknowledgements order by written_at desc limit 25`,
    );
    await countShown(
      request,
      "gifts",
      letters.map(({ id }) => id),
    );
    return { letters };
  }),
  reads("gifts/letter", "gifts", which, async (request) => {
    const { db, input, site } = request;
    const letter = await db.row(
      letterRow,
      `select ${columns} from acknowledgements where id = $1`,
      [input.id],
    );
    if (!letter) throw notFound("We couldn't find this letter.");
    await countShown(request, "gifts", [letter.id]);
    return {
      letterhead: letterhead(site),
      name: letter.name,
      postalAddress: letter.postalAddress || null,
      date: longDate(letter.writtenAt),
      words: acknowledgementWords(letter, site),
    };
  }),
  changes("gifts/acknowledge", acknowledgement, write),
];
