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
  title: "A payment was not as asked",
  parts: [
    "A payment arrived that differs from what the donor asked for. No receipt was sent.",
    facts([
      ["Asked", `${formatDollars(gift.amountCents)} (${gift.currency})`],
      ["Arrived", `${(payment.amountCents / 100).toFixed(2)} (${payment.currency})`],
      ["Payment", payment.reference],
    ]),
    "Please look it up at the card provider. Refund it there, or accept it as it came at the desk: then the receipt goes out.",
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
    `A refund of ${formatDollars(amountCents)} did not reach the donor: their bank refused it.`,
    facts([["Payment", payment.reference]]),
    "Please find another way with the donor. Until then the ledger counts the money as ours again.",
  ],
});

/** Banks give a few days to answer, and decide against whoever says nothing. */
export const disputeNotice = (
  gift: Gift,
  payment: Payment,
  { dispute, amountCents }: { dispute: string; amountCents: number },
): Notice => ({
  gift,
  about: `dispute ${dispute}`,
  title: "A payment is disputed",
  parts: [
    `A donor's bank disputes a payment of ${formatDollars(Math.min(amountCents, payment.amountCents))}.`,
    facts([
      ["Payment", payment.reference],
      ["Dispute", dispute],
    ]),
    "Please answer it at the card provider before its deadline. The ledger follows the outcome.",
  ],
});

/** Nothing will be heard of them any more: somebody should know why. */
export const givenUpNotice = (gifts: Gift[]): Notice => {
  const shown = gifts.slice(0, 20).map(({ id }) => id);
  return {
    about: `given up ${shown[0]}`,
    title: "Gifts the card provider does not know",
    parts: [
      paragraph(
        `The card provider does not know the checkouts of ${gifts.length === 1 ? "a gift" : `${gifts.length} gifts`} any more. They were given up and count as failed. Money that arrives for them after all is booked.`,
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
    "A report of the card provider could not be acted on. It is tried again for a month; nothing else waits for it.",
    facts([
      ["Event", id],
      ["Kind", type],
    ]),
    "Please look at it at the card provider, and at our log for the reason.",
  ],
});

/** What concerns everybody is no reason to turn anybody away, only to look. */
export const crowdNotice = (now: Date, livemode: boolean): Notice => ({
  about: `very many checkouts ${now.toISOString()}`,
  title: "Very many checkouts are being opened",
  test: !livemode,
  parts: [
    "Far more checkouts are being opened than usual. It may be a great day, or somebody who tries stolen cards. Donors get through meanwhile; their checkouts last half an hour instead of an hour.",
    "To see where they come from, and to close those of one network, if it is an attack:",
    facts([
      ["Look", "npm run staff -- gifts checkouts"],
      ["Close", "npm run staff -- gifts close-checkouts --network NETWORK"],
    ]),
    "This mail comes once an hour at most.",
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
      `The card provider reported a ${told} payment, but this site expects ${expected} ones. Nothing was booked, and no receipt was sent.`,
      "Please compare STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET with the card provider: both have to be live, or both for tests. What was refused is learned by itself once they fit.",
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
