import { invitationMail, signInMail } from "#backend/access/link-mails.ts";
import { composeDetailsChanged } from "#backend/giving/donors/details-mail.ts";
import { linkMail } from "#backend/giving/donors/link-mail.ts";
import { composeAddressesLinked } from "#backend/giving/donors/linked-mail.ts";
import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
import { composeCardLetter } from "#backend/giving/monthly/card-links.ts";
import {
  composeMonthlyLetter,
  composeRefusalLetter,
  composeResumeLetter,
} from "#backend/giving/monthly/letters.ts";
import {
  composeNotice,
  crowdNotice,
  disputeNotice,
  givenUpNotice,
  mismatchNotice,
  refundFailedNotice,
  unreadEventNotice,
  wrongModeNotice,
} from "#backend/giving/office/staff-notices.ts";
import { composeAddressChanged } from "#backend/giving/receipts/address-changed.ts";
import { composeReceipt } from "#backend/giving/receipts/receipts.ts";
import { composeStatement } from "#backend/giving/receipts/statement.ts";
import { composeTransferLetter } from "#backend/giving/receipts/transfer-letters.ts";
import { composeCard } from "#backend/giving/tributes/letter.ts";
import { composeCrowdDigest, composeHeldDigest } from "#backend/inbox/digests.ts";
import { groupAcknowledgement, groupForStaff } from "#backend/inbox/group-mails.ts";
import {
  applicationAcknowledgement,
  applicationForStaff,
  colleagueMail,
  contactAcknowledgement,
  contactForStaff,
  replyMail,
} from "#backend/inbox/mails.ts";
import { testMail } from "#backend/newsletter/letters/compose.ts";
import { alreadySubscribedMail, confirmationMail, welcomeMail } from "#backend/newsletter/mails.ts";
import type { Subscriber } from "#backend/newsletter/subscribers.ts";
import type { Language } from "#rules/languages.ts";
import { organisation } from "#rules/organisation.ts";
import { aContactMessage, aGroup, anApplication } from "./forms.ts";
import { aBlock, aLetter } from "./newsletter/letters.ts";
import { shippedSite as site } from "./shipped-site.ts";

const id = "0b9f0c52-7d4a-4a5e-9b7e-2f2b8c1d0e11";
const siteUrl = "https://circleurban.example";
const settings = {
  siteUrl,
  functionsUrl: `${siteUrl}/functions/v1`,
  mailFrom: organisation.email,
  staffEmail: "frontdesk@circleurban.example",
};

export const aGift: Gift = {
  id,
  amountCents: 5000,
  currency: "usd",
  frequency: "one_time",
  state: "paid",
  provider: "stripe",
  livemode: true,
  checkoutReference: "cs_1",
  checkoutUrl: null,
  donorName: "Ada Okoro",
  donorEmail: "ada@example.org",
  donorToken: "5a0f8d1e-6f0b-4d43-9a53-8f6f1c2b7e90",
  campaign: null,
  honoree: null,
  designation: null,
  feeCoverCents: null,
  tributeToken: "5d1c8a0e-3f6b-4c1d-9a57-6f0e2b7c4d90",
  language: "en",
  createdAt: new Date("2027-01-01T05:00:00Z"),
  expiresAt: new Date("2027-01-01T06:00:00Z"),
};

export const aPayment: Payment = {
  number: 42,
  giftId: id,
  reference: "pi_1",
  livemode: true,
  amountCents: 5000,
  feeCoverCents: 0,
  currency: "usd",
  state: "paid",
  inReview: false,
  refundedCents: 0,
  lostCents: 0,
  heldCents: 0,
  paidAt: new Date("2027-01-01T05:30:00Z"),
};

/**
 * Every mail there is, by what it is, to somebody who reads that language. With `typed`, all that a
 * stranger may write is that.
 */
export const everyLetter = (typed?: string, language: Language = "en") => {
  const spoken = site.in(language);
  const words = (sample: string) => typed ?? sample;
  const contact = {
    ...aContactMessage,
    id,
    firstName: words(aContactMessage.firstName),
    lastName: words(aContactMessage.lastName),
    phone: words("(773) 555-0199"),
    subject: words(aContactMessage.subject),
    message: words(aContactMessage.message),
  };
  const group = {
    ...aGroup,
    id,
    organization: words(aGroup.organization),
    firstName: words(aGroup.firstName),
    lastName: words(aGroup.lastName),
    phone: words(aGroup.phone),
    roles: [words("Saturday Garden Crew")],
    message: words(aGroup.message),
  };
  const application = {
    ...anApplication,
    id,
    firstName: words(anApplication.firstName),
    lastName: words(anApplication.lastName),
    phone: words(anApplication.phone),
    address: words(anApplication.address),
    city: words(anApplication.city),
    state: words(anApplication.state),
    zipCode: words(anApplication.zipCode),
    experience: words("Two years at a food pantry"),
    motivation: words(anApplication.motivation),
    emergencyContact: words(anApplication.emergencyContact),
  };
  const gift = { ...aGift, donorName: words("Ada Okoro"), language };
  const payment = { ...aPayment, reference: words("pi_1") };
  const monthly: Gift = { ...gift, frequency: "monthly" };
  const nextCharge = new Date("2027-02-15T18:00:00Z");
  const standing = {
    amountCents: 5000,
    paused: false,
    resumesAt: null,
    toldNextCharge: nextCharge,
    due: nextCharge,
    nextCharge,
    endedEarly: false,
    subscribed: true,
  };
  const card = { amountCents: 5000, token: "card-token", key: "card link" };
  const subscriber = {
    id,
    email: "reader@visitor.example",
    state: "confirmed",
    unsubscribeToken: "leave-token",
  } as Subscriber;
  const to = "ada@example.org";
  const context = { settings, site };
  return {
    receipt: composeReceipt(gift, to, payment, context),
    tributeReceipt: composeReceipt(
      { ...gift, honoree: words("Rosa Delgado"), designation: "education" },
      to,
      { ...payment, amountCents: 5181, feeCoverCents: 181 },
      context,
    ),
    monthlyReceipt: composeReceipt(monthly, to, payment, context),
    monthlyChanged: composeMonthlyLetter(
      monthly,
      to,
      { id, kind: "change", source: "donor" },
      standing,
      site,
    ),
    monthlyPaused: composeMonthlyLetter(
      monthly,
      to,
      { id, kind: "pause", source: "staff" },
      standing,
      site,
    ),
    monthlyResumed: composeMonthlyLetter(
      monthly,
      to,
      { id, kind: "resume", source: "staff" },
      standing,
      site,
    ),
    monthlyStopped: composeMonthlyLetter(
      monthly,
      to,
      { id, kind: "stop", source: "donor" },
      standing,
      site,
    ),
    monthlyNotStopped: composeRefusalLetter(
      monthly,
      to,
      { id, kind: "stop", source: "donor", amountCents: null, day: null, months: null },
      site,
    ),
    monthlyResumesSoon: composeResumeLetter(
      monthly,
      to,
      { amountCents: 5000, nextCharge },
      context,
    ),
    tributeCard: composeCard(
      {
        id,
        giftId: id,
        occasion: "memory",
        honoree: words("Rosa Delgado"),
        recipientName: words("Luis Delgado"),
        recipientEmail: to,
        recipientAddress: null,
        words: words("She taught me to read."),
        signature: words("Ada Okoro"),
        createdAt: aGift.createdAt,
        sendAt: aGift.createdAt,
        sentAt: null,
        copies: 0,
        language,
      },
      to,
      true,
      context,
    ),
    onItsWay: composeTransferLetter(gift, to, "on its way", 5000, context),
    didNotArrive: composeTransferLetter(gift, to, "did not arrive", 5000, context),
    missedCharge: composeCardLetter(
      monthly,
      to,
      { ...card, reason: { kind: "missed", nth: 1 } },
      context,
    ),
    missedChargeAgain: composeCardLetter(
      monthly,
      to,
      { ...card, reason: { kind: "missed", nth: 3 } },
      context,
    ),
    cardExpires: composeCardLetter(
      monthly,
      to,
      { ...card, reason: { kind: "expiring", lastDay: new Date("2027-02-28T18:00:00Z") } },
      context,
    ),
    cardLink: composeCardLetter(monthly, to, { ...card, reason: { kind: "asked" } }, context),
    detailsChanged: composeDetailsChanged(
      to,
      { livemode: true, language },
      { ...context, now: aPayment.paidAt },
    ),
    addressesLinked: composeAddressesLinked(
      to,
      { others: ["grace@example.net"], livemode: true, language },
      context,
    ),
    addressChanged: composeAddressChanged(gift, to, "address changed", site),
    testReceipt: composeReceipt(gift, to, { ...payment, livemode: false }, context),
    statement: composeStatement(
      2026,
      to,
      [
        {
          paidAt: new Date("2026-06-01T12:00:00Z"),
          keptCents: 250_050,
          receipt: 7,
          donorName: gift.donorName,
        },
        { paidAt: aPayment.paidAt, keptCents: 5000, receipt: 42, donorName: gift.donorName },
      ],
      spoken,
    ),
    mismatch: composeNotice(mismatchNotice(gift, payment, settings), context),
    refundFailed: composeNotice(
      refundFailedNotice(gift, payment, { refund: words("re_1"), amountCents: 5000 }),
      context,
    ),
    dispute: composeNotice(
      disputeNotice(gift, payment, { dispute: words("dp_1"), amountCents: 5000, state: "open" }),
      context,
    ),
    crowd: composeNotice(crowdNotice(aPayment.paidAt, true), context),
    givenUp: composeNotice(givenUpNotice([gift]), context),
    unreadEvent: composeNotice(unreadEventNotice({ id: "evt_1", type: "refund.failed" }), context),
    wrongMode: composeNotice(wrongModeNotice(false, aPayment.paidAt), context),
    contactForStaff: contactForStaff(contact, settings, site),
    callForStaff: contactForStaff({ ...contact, email: null, lastName: "" }, settings, site),
    contactAcknowledgement: contactAcknowledgement(contact, spoken),
    applicationForStaff: applicationForStaff(application, settings, site),
    applicationAcknowledgement: applicationAcknowledgement(application, spoken),
    groupForStaff: groupForStaff(group, settings, site),
    groupAcknowledgement: groupAcknowledgement({ ...group, known: site.roles.slice(0, 1) }, spoken),
    crowdDigest: composeCrowdDigest(
      Array.from({ length: 27 }, () => ({
        id,
        name: `${contact.firstName} ${contact.lastName}`,
        reach: contact.email,
        subject: contact.subject,
        at: new Date("2026-03-02T15:00:00Z"),
      })),
      settings,
      site,
    ),
    heldDigest: composeHeldDigest(
      [
        {
          id,
          name: `${contact.firstName} ${contact.lastName}`,
          reach: contact.email,
          subject: contact.subject,
          at: new Date("2026-03-02T15:00:00Z"),
        },
      ],
      "2026-03-03",
      settings.staffEmail,
      site,
    ),
    reply: replyMail(
      {
        key: `reply/${id}/1`,
        to,
        firstName: contact.firstName,
        subject: contact.subject,
        text: "Thank you for writing.\n\nA room is free: please call us.",
        from: words("Ruth Banks"),
      },
      site,
    ),
    assigned: colleagueMail(
      {
        key: `colleague/${id}`,
        to,
        from: words("Ruth Banks"),
        why: "assigned",
        messages: [contact],
      },
      settings,
      site,
    ),
    assignedSeveral: colleagueMail(
      {
        key: `colleague/${id}`,
        to,
        from: words("Ruth Banks"),
        why: "assigned",
        messages: [contact, { id, subject: "Volunteer application" }],
      },
      settings,
      site,
    ),
    mentioned: colleagueMail(
      {
        key: `colleague/${id}`,
        to,
        from: words("Ruth Banks"),
        why: "mentioned",
        messages: [contact],
      },
      settings,
      site,
    ),
    answered: colleagueMail(
      {
        key: `colleague/${id}`,
        to,
        from: words("Ruth Banks"),
        why: "answered",
        messages: [contact],
      },
      settings,
      site,
    ),
    confirmation: confirmationMail(subscriber, "confirm-token", settings, spoken),
    alreadySubscribed: alreadySubscribedMail(subscriber, settings, spoken),
    welcome: welcomeMail(subscriber, settings, spoken),
    givingLink: linkMail(spoken, to, `${settings.functionsUrl}/giving/link?token=token`, false),
    letter: testMail(
      aLetter({
        onSite: "yes",
        address: "what-grew-in-march",
        blocks: [
          ...aLetter().blocks,
          aBlock({ kind: "heading", heading: words("The choir") }),
          aBlock({ text: "Call (773) 555-0174.\nWe sing on Mondays." }),
          aBlock({ kind: "picture", picture: "arts", href: "/programs/arts-culture" }),
        ],
      }),
      { name: words("Ruth"), email: to },
      context,
    ),
    deskInvitation: invitationMail(
      site,
      to,
      `${siteUrl}/desk/invitation#token`,
      words("Ruth Banks"),
    ),
    deskSignIn: signInMail(site, to, `${siteUrl}/desk/sign-in#token`, "20 minutes"),
  };
};
