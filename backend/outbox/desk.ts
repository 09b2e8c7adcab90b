import { z } from "zod";
import { reads, writes } from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { explainFailure } from "#backend/mail/failures.ts";
import { restoredWords } from "#backend/storage/upkeep.ts";
import { rowsPerPage } from "#rules/lists.ts";
import {
  emailInFiles,
  heldDecision,
  type MailFilter,
  mailFilter,
  oneMail,
} from "#rules/mail-queue.ts";
import { decideHeld } from "./held.ts";
import {
  counted,
  countMails,
  kindsFor,
  listMails,
  type MailRow,
  type MailState,
  mailKind,
  sendAgain,
} from "./staff.ts";

const statesOf: Record<MailFilter["state"], MailState[]> = {
  failed: ["failed"],
  waiting: ["queued", "sending"],
  delivered: ["delivered"],
};

/** Why it has not arrived, and the server's own words where there are any. */
const reasonOf = ({ lastError }: MailRow) => {
  if (lastError === null) return { why: null, said: null };
  const why = explainFailure(lastError);
  return { why, said: why === lastError ? null : lastError };
};

const shown = (row: MailRow) => ({
  id: row.id,
  what: mailKind(row.kind).what,
  recipient: row.recipient,
  attempts: row.attempts,
  createdAt: row.createdAt,
  /** Absent when nobody will by itself. */
  nextAttemptAt: row.state === "queued" ? row.nextAttemptAt : null,
  deliveredAt: row.deliveredAt,
  ...reasonOf(row),
  held: row.state === "failed" && row.lastError?.startsWith(restoredWords) === true,
});

/** Everybody sees the mail of what they look after; its text is nobody's here. */
export const mailEndpoints = [
  reads("mail", "signed-in", mailFilter, async ({ db, deps, me, now, input }) => {
    const kinds = kindsFor(me);
    const { queued, sending, delivered, failed, held } = await countMails(db, kinds);
    const counts = { failed, waiting: queued + sending, delivered };
    const states = statesOf[input.state];
    const mails = await listMails(db, { states, kinds, rows: rowsPerPage, page: input.page });
    await countShown(
      { db, me, now, input: {} },
      "emails",
      mails.map(({ id }) => String(id)),
    );
    return {
      mails: mails.map(shown),
      counts,
      total: counts[input.state],
      /** Since a restore, until an owner decides. */
      held,
      goesToFiles: deps.settings.emailGoesToFiles ?? false,
    };
  }),

  writes("mail/retry", "signed-in", oneMail, ({ db, me, input, now }) =>
    sendAgain(db, { id: input.id, kinds: kindsFor(me) }, now),
  ),

  writes("mail/retry-all", "signed-in", z.object({}), ({ db, me, now }) =>
    sendAgain(db, { kinds: kindsFor(me) }, now),
  ),

  writes("mail/held", "owner", heldDecision, ({ db, input, now }) => decideHeld(db, input, now)),
];

export const mailCard: TodayCardSource = {
  access: "signed-in",
  place: 60,
  async card({ db, settings }, me) {
    const { queued, sending, failed: given, held } = await countMails(db, kindsFor(me));
    const waiting = queued + sending;
    // About what a restore held there is a card of its own.
    const failed = me.owner ? given - held : given;
    if (failed > 0)
      return {
        id: "mail",
        title: "Email not delivered",
        figure: String(failed),
        sentence: `${counted(failed)} could not be delivered. Please see why.`,
        tone: "trouble",
        link: { to: "/email?state=failed", label: "See why" },
      };
    return {
      id: "mail",
      title: "Email",
      sentence: settings.emailGoesToFiles
        ? emailInFiles
        : waiting > 0
          ? `${counted(waiting)} ${waiting === 1 ? "is" : "are"} on the way.`
          : "All email has been delivered.",
      tone: settings.emailGoesToFiles ? "note" : "calm",
      link: { to: "/email", label: "See email" },
    };
  },
};
