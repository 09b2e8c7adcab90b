import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
import { letter } from "#backend/mail/letter.ts";
import { type OutgoingMail, staffMailbox } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { button, facts, type Part, paragraph } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";

type Notice = {
  about: string;
  title: string;
  /** A text is a paragraph. */
  parts: (Part | string)[];
  gift?: Gift;
  test?: boolean;
};

/** Money arrived that nobody asked for in this form: a person looks before any receipt goes out. */
export const mismatchNotice = (
  gift: Gift,
  payment: Payment,
  { siteUrl }: Pick<Settings, "siteUrl">,
): Notice => ({
  gift,
  about: `review ${payment.reference}`,
  title: "A payment does not match",
  parts: [
    "A payment came in that doesn't match what the donor chose. No receipt was sent.",
    facts([
      ["Asked", `${formatDollars(gift.amountCents)} (${gift.currency})`],
      ["Arrived", `${(payment.amountCents / 100).toFixed(2)} (${payment.currency})`],
      ["Payment", payment.reference],
    ]),
    "Please look it up in Stripe. Refund it there, or accept it as is at the desk. Then the receipt goes out.",
    button("Open this gift at the desk", `${siteUrl}/desk/gifts/${gift.id}`),
  ],
});

/** The donor still waits for the money, and the provider has given it back to us. */
export const refundFailedNotice = (
  gift: Gift,
  payment: Payment,
  { refund, amountCents }: { refund: string; amountCents: number },
): Notice => ({
  gift,
  about: `refund failed ${refund}`,
  title: "A refund did not arrive",
  parts: [
    `A refund of ${formatDollars(amountCents)} didn't reach the donor, because their bank refused it.`,
    facts([["Payment", payment.reference]]),
    "Please contact the donor and find another way. Until then, the money counts as a gift again.",
  ],
});

const stages = {
  inquiry: {
    about: "inquiry",
    title: "A bank asks about a payment",
    happened: (amount: string) =>
      `A donor's bank asks about a payment of ${amount}. It hasn't taken any money, but this can become a dispute.`,
  },
  open: {
    about: "dispute",
    title: "A payment is disputed",
    happened: (amount: string) => `A donor's bank disputes a payment of ${amount}.`,
  },
};
type DisputeStage = keyof typeof stages;

/**
 * Banks give a few days to answer, and decide against whoever says nothing. An inquiry that becomes
 * a dispute asks for another answer.
 */
export const disputeNotice = (
  gift: Gift,
  payment: Payment,
  { dispute, amountCents, state }: { dispute: string; amountCents: number; state: DisputeStage },
): Notice => {
  const { about, title, happened } = stages[state];
  return {
    gift,
    about: `${about} ${dispute}`,
    title,
    parts: [
      happened(formatDollars(Math.min(amountCents, payment.amountCents))),
      facts([
        ["Payment", payment.reference],
        ["Dispute", dispute],
      ]),
      "Please answer it in Stripe before its deadline. The desk will show the outcome.",
    ],
  };
};

/** Nothing will be heard of them any more: somebody should know why. */
export const givenUpNotice = (gifts: Gift[]): Notice => {
  const shown = gifts.slice(0, 20).map(({ id }) => id);
  return {
    about: `given up ${shown[0]}`,
    title: "Gifts that Stripe doesn't know about",
    parts: [
      paragraph(
        `Stripe no longer has the checkouts of ${gifts.length === 1 ? "a gift" : `${gifts.length} gifts`}. They count as failed. If money still arrives for them, it is recorded.`,
      ),
      facts(shown.map((id) => ["Gift", id])),
      "If there are many, STRIPE_SECRET_KEY may belong to another account. Otherwise there is nothing to do.",
    ],
  };
};

export const unreadEventNotice = ({ id, type }: { id: string; type: string }): Notice => ({
  about: `unread event ${id}`,
  title: "A report that cannot be read",
  parts: [
    "A report from Stripe could not be processed. We'll keep trying for a month. Everything else goes on as usual.",
    facts([
      ["Event", id],
      ["Kind", type],
    ]),
    "Please look at it in Stripe, and in the server's log for the reason.",
  ],
});

/** What concerns everybody is no reason to turn anybody away, only to look. */
export const crowdNotice = (now: Date, livemode: boolean): Notice => ({
  about: `very many checkouts ${now.toISOString()}`,
  title: "A lot of checkouts are being opened",
  test: !livemode,
  parts: [
    "Far more checkouts are being opened than usual. This may be a great day for giving, or someone testing stolen cards. Donors can still give; their checkouts last half an hour instead of an hour.",
    "If it is an attack, these commands show where they come from and close those of one network:",
    facts([
      ["Look", "npm run staff -- gifts checkouts"],
      ["Close", "npm run staff -- gifts close-checkouts --network NETWORK"],
    ]),
    "You'll get this email once an hour at most.",
  ],
});

const modeName = (livemode: boolean) => (livemode ? "live" : "test");

export const wrongModeNotice = (livemode: boolean, now: Date): Notice => {
  const told = modeName(livemode);
  const expected = modeName(!livemode);
  return {
    about: `wrong mode ${told} ${now.toISOString().slice(0, 10)}`,
    title: `A ${told} payment was reported where ${expected} ones are expected`,
    parts: [
      `Stripe reported a ${told} payment, but this site expects ${expected} ones. Nothing was recorded, and no receipt was sent.`,
      "Please compare STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET with Stripe: both must be live, or both for tests. Once they match, we ask for what was refused.",
    ],
  };
};

type NoticeContext = { settings: Pick<Settings, "staffEmail">; site: Site };

export const composeNotice = (
  { about, title, parts, gift, test = gift ? !gift.livemode : false }: Notice,
  { settings, site }: NoticeContext,
): OutgoingMail => ({
  key: about,
  kind: "gift-review",
  to: staffMailbox(settings, site),
  subject: `${test ? "[Test] " : ""}${gift ? `Please check gift ${gift.id}` : title}`,
  ...letter(site, {
    test,
    title,
    preview: gift ? `Gift ${gift.id}` : "Please look at it.",
    parts: [...parts, ...(gift ? [`Gift ${gift.id}`] : [])].map((part) =>
      typeof part === "string" ? paragraph(part) : part,
    ),
  }),
});

export const queueNotice = (tx: Database, notice: Notice, context: NoticeContext & { now: Date }) =>
  enqueueMail(tx, composeNotice(notice, context), context.now);
