import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { money } from "#desk/frame/money.ts";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { TestTag } from "#desk/frame/test-tag.tsx";
import { chicagoDay, moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { designationName, honoreeLabel } from "#rules/checkout-fields.ts";
import { giftKindNames } from "#rules/gifts.ts";
import { languageNames } from "#rules/languages.ts";
import { AddressForm } from "./address-form.tsx";
import { BackToGifts } from "./back-to-gifts.tsx";
import { MonthlyGift } from "./monthly.tsx";
import { monthlyAmountInWords } from "./monthly-words.ts";
import { NameForm } from "./name-form.tsx";
import { PaperForm } from "./paper-form.tsx";
import { Payments } from "./payments.tsx";
import { type GiftAnswer, giftReadings, oneGift } from "./queries.ts";
import { GiftTag } from "./state-tag.tsx";
import { PutBackButton, TakeBackForm } from "./take-back.tsx";

/** The years of Chicago's calendar in which something of it came that is ours. */
const statementYears = ({ gift, payments }: GiftAnswer) =>
  gift.donorEmail || gift.donorName
    ? [
        ...new Set(
          payments
            .filter(({ state, test }) => state === "paid" && !test)
            .map(({ at }) => chicagoDay(new Date(at)).slice(0, 4)),
        ),
      ]
    : [];

/** Only what came to the office has a mailing address, and only a check has a number. */
const paperCorrections: Partial<Record<GiftAnswer["gift"]["kind"], string>> = {
  check: "Correct mailing address or check number",
  cash: "Correct mailing address",
};

function Donor({
  answer,
  correct,
}: {
  answer: GiftAnswer;
  correct: (what: "address" | "name" | "paper") => void;
}) {
  const { donorEmail, donorName, postalAddress, checkNumber, honoree, designation, language } =
    answer.gift;
  const paperWords = paperCorrections[answer.gift.kind];
  const lines: [string, string | null][] = [
    ["Name", donorName ?? "Unknown"],
    ["Email", donorEmail ?? "Unknown"],
    ["Mailing address", postalAddress],
    ["Check number", checkNumber],
    ["Given for", answer.campaign],
    ["To support", designation && designationName(designation)],
    [honoreeLabel, honoree],
    ["Language", language === "en" ? null : languageNames[language]],
  ];
  return (
    <section className="sheet" aria-labelledby="donor">
      <h2 id="donor" className="mb-3 text-lg">
        Donor
      </h2>
      <dl className="mb-4 grid gap-2 text-sm">
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-ink-soft text-xs">{name}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="secondary" className="button-small" onClick={() => correct("name")}>
          {donorName ? "Correct name" : "Add name"}
        </Button>
        <Button look="secondary" className="button-small" onClick={() => correct("address")}>
          {donorEmail ? "Correct email address" : "Add email address"}
        </Button>
        {paperWords && (
          <Button look="secondary" className="button-small" onClick={() => correct("paper")}>
            {paperWords}
          </Button>
        )}
        {donorEmail && (
          <Link
            to={`/gifts/person?gift=${answer.gift.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
          >
            All gifts from this person
          </Link>
        )}
        {statementYears(answer).map((year) => (
          <Link
            key={year}
            to={`/gifts/${answer.gift.id}/statement/${year}`}
            className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
          >
            Print {year} statement
          </Link>
        ))}
      </div>
    </section>
  );
}

function Timeline({ steps }: { steps: GiftAnswer["steps"] }) {
  return (
    <section className="sheet" aria-labelledby="timeline">
      <h2 id="timeline" className="mb-1 text-lg">
        History
      </h2>
      <ol className="rows">
        {steps.map(({ id, at, title, detail, by }) => (
          <li key={id}>
            <time dateTime={at} className="w-44 shrink-0 text-ink-soft text-sm even-figures">
              {moment(at)}
            </time>
            <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
              <strong>{title}</strong>
              {detail && <span>: {detail}</span>}
              {by && <span className="block text-ink-soft text-xs">{by}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Review({ id, hasEmail }: { id: string; hasEmail: boolean }) {
  const me = useMe();
  const accept = useChange("gifts/accept", {
    done: hasEmail ? `Accepted. ${onItsWay(me, "The receipt")}` : "Accepted.",
    changes: giftReadings,
  });
  return (
    <section className="mb-5 rounded-xl bg-gold-100 px-5 py-4 text-brick-900">
      <p className="mb-3">
        The payment doesn't match what the donor chose. Accept it as it is, or refund it in Stripe.
      </p>
      <Button
        className="button-small"
        disabled={accept.isPending}
        onClick={() => accept.mutate({ id })}
      >
        Accept as is
      </Button>
    </section>
  );
}

function GiftDetails({ answer }: { answer: GiftAnswer }) {
  const { gift, payments, steps } = answer;
  const [asking, ask] = useState<"address" | "name" | "paper" | "take-back">();
  const close = () => ask(undefined);
  const office = gift.kind === "check" || gift.kind === "cash";
  return (
    <Screen
      title={`${money(payments[0]?.amountCents ?? gift.amountCents, payments[0]?.currency)} from ${gift.donorName ?? gift.donorEmail ?? "an unknown donor"}`}
      lead={
        <BackToGifts>
          <span className="flex flex-wrap items-center gap-2">
            {giftKindNames[gift.kind]} <GiftTag gift={gift} monthly={answer.monthly} />{" "}
            {gift.test && <TestTag />}
            {monthlyAmountInWords(gift)}
          </span>
        </BackToGifts>
      }
    >
      {payments.some(({ state }) => state === "review") && (
        <Review id={gift.id} hasEmail={gift.donorEmail !== null} />
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          <Payments answer={answer} />
          <Timeline steps={steps} />
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          <MonthlyGift answer={answer} />
          <Donor answer={answer} correct={ask} />
          {office && gift.state === "paid" && (
            <Button look="secondary" className="button-small" onClick={() => ask("take-back")}>
              Void this entry
            </Button>
          )}
          {office && gift.state === "refunded" && <PutBackButton id={gift.id} />}
          <p className="text-ink-soft text-xs wrap-anywhere">Reference {gift.id}</p>
        </div>
      </div>
      {asking === "address" && (
        <Modal
          title={answer.gift.donorEmail ? "Correct email address" : "Add email address"}
          close={close}
        >
          <AddressForm answer={answer} close={close} />
        </Modal>
      )}
      {asking === "name" && (
        <Modal title={gift.donorName ? "Correct name" : "Add name"} close={close}>
          <NameForm answer={answer} close={close} />
        </Modal>
      )}
      {asking === "paper" && (
        <Modal title={paperCorrections[gift.kind] ?? ""} close={close}>
          <PaperForm answer={answer} close={close} />
        </Modal>
      )}
      {asking === "take-back" && (
        <Modal title="Void this entry" close={close}>
          <TakeBackForm id={gift.id} close={close} />
        </Modal>
      )}
    </Screen>
  );
}

export default function Gift() {
  const { id = "" } = useParams();
  const query = useQuery({
    ...oneGift(id),
    // Stripe confirms a change within seconds. Donors and colleagues change it, too.
    refetchInterval: ({ state }) =>
      state.data?.monthly?.latest?.state === "waiting" ? 2_000 : 30_000,
  });
  return <Loaded query={query}>{(answer) => <GiftDetails answer={answer} />}</Loaded>;
}
