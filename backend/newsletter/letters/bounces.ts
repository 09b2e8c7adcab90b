import type { Deps } from "#backend/deps.ts";
import { counted } from "#backend/desk/today-card.ts";
import { explainConnection, isAboutSender } from "#backend/mail/failures.ts";
import { type Mailbox, mailboxState, readMailbox } from "#backend/mail/mailbox.ts";
import { dateTime } from "#backend/plain-text.ts";
import { boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { unsubscribe } from "../subscribers.ts";
import { restAfterRefusal } from "./resting.ts";

declare module "#backend/deps.ts" {
  interface Deps {
    /** Opens the mailbox to which refused letters come back, where it is read. */
    openBounces?: (() => Promise<Mailbox>) | undefined;
  }
}

const reading = "bounces";

type Report = { reference: string; kind: "hard" | "soft" | "ours" | "complaint"; code: string };

/** Of our own Message-ID, wherever the report quotes it. Anybody may write to this mailbox. */
const ours = /<letter-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/**
 * A report about a letter of ours (RFC 3464, and RFC 5965 where somebody marked it as spam). What
 * only says that delivery takes longer is none.
 */
export const reportIn = (source: string): Report | undefined => {
  const [, reference] = ours.exec(source) ?? [];
  if (!reference) return undefined;
  if (/^Feedback-Type:\s*abuse/im.test(source)) return { reference, kind: "complaint", code: "" };
  if (!/^Action:\s*failed/im.test(source)) return undefined;
  const [, status = ""] = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(source) ?? [];
  if (isAboutSender(status)) return { reference, kind: "ours", code: status };
  const isHard = status.startsWith("5") && !/^5\.(2\.2|3|7)/.test(status);
  return { reference, kind: isHard ? "hard" : "soft", code: status };
};

type BounceDeps = Pick<Deps, "db" | "log" | "now" | "openBounces">;

export const readBounces = async (deps: BounceDeps): Promise<Record<string, unknown>> => {
  const { db, log, now, openBounces: open } = deps;
  if (!open) return {};
  return readMailbox(
    { db, log, now, name: reading, open },
    {
      wants: async ({ isAutomatic }) => isAutomatic,
      content: (mailbox, uid) => mailbox.sourceOf(uid),
      unreadable: "",
      take: async (tx, { content }) => {
        const report = reportIn(content);
        if (report) await noteReport(tx, report, now());
      },
    },
  );
};

const noteReport = async (tx: Database, { reference, kind, code }: Report, now: Date) => {
  const found = await tx.row(
    { subscriberId: text, isFromBefore: boolean },
    `select s.id as "subscriberId",
            coalesce(d.settled_at <= s.brought_back_at, false) as "isFromBefore"
     from letter_deliveries d join newsletter_subscribers s on s.id = d.subscriber_id
     where reference = $1`,
    [reference],
  );
  if (!found) return;
  const { subscriberId, isFromBefore } = found;
  // Who calls it spam does not want it; a mailbox that is gone cannot say so.
  if (kind === "complaint") return unsubscribe(tx, subscriberId, now);
  await tx.query(
    `update letter_deliveries
     set state = 'refused', refusal = $2, code = $3, settled_at = coalesce(settled_at, $4)
     where reference = $1 and state in ('delivered', 'unknown', 'sending')`,
    [reference, kind === "ours" ? null : kind, code, now],
  );
  if (kind === "ours") return;
  // Staff brought the reader back since, who asked for it.
  if (isFromBefore) return;
  await restAfterRefusal(tx, { subscriberId, refusal: kind, code }, now);
};

/** A server that is away for a moment is nothing to speak of. */
const worryingAfterMs = 15 * 60_000;

/** As long as somebody remembers the newsletter that it was. */
const toldDays = 14;

const ourRefusals = async (db: Database, now: Date) => {
  const n = await db.count(
    `select count(*) as n from letter_deliveries d join letters l on l.id = d.letter_id
     where d.state = 'refused' and d.code in ('5.1.7', '5.1.8')
       and l.started_at > $1::timestamptz - interval '${toldDays} days'`,
    [now],
  );
  return n > 0
    ? {
        trouble: `${counted(n, "newsletter email was", "newsletter emails were")} refused because of the address we write from. The person who maintains the site needs to check that address and our domain's email settings.`,
      }
    : undefined;
};

/** For Today. Nothing where no mailbox is read. */
export const bouncesOutside = async ({ db, now, openBounces }: Deps) => {
  if (!openBounces) return undefined;
  const state = await mailboxState(db, reading);
  const since = state?.failingSince;
  if (!since || now().getTime() - since.getTime() < worryingAfterMs) return ourRefusals(db, now());
  return {
    trouble: `Reports about newsletters that did not arrive have not been read since ${dateTime(state.readAt ?? since)}. ${explainConnection(state.failure ?? "")}`,
  };
};
