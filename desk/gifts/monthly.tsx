import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Choice } from "#desk/frame/choice.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { money } from "#desk/frame/money.ts";
import { day, moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { monthlyAmounts } from "#rules/donation.ts";
import { MonthlyCard } from "./card.tsx";
import {
  type Asking,
  amountOptions,
  beforeFirstPayment,
  choicesOf,
  dayOptions,
} from "./monthly-words.ts";
import { type GiftAnswer, giftReadings } from "./queries.ts";

type Monthly = NonNullable<GiftAnswer["monthly"]>;

/** Nothing is saved until Stripe reports it. */
export function Latest({ latest }: Pick<Monthly, "latest">) {
  const { emailGoesToFiles } = useMe();
  if (!latest) return null;
  const { words, state, reason, by, at, source } = latest;
  const who = by ? ` (${by}, ${moment(at)})` : ` (${moment(at)})`;
  if (state === "refused")
    return (
      <p role="alert" className="mt-3 font-semibold text-brick-700 text-sm">
        Not saved: {words}. {reason}
      </p>
    );
  return (
    <p role="status" className="mt-3 text-sm">
      {state === "waiting" ? (
        <>
          We asked our payment processor to {words}. Stripe usually confirms it within a minute, and
          until then this page shows the gift as it was. There is nothing else for you to do.
        </>
      ) : (
        <>
          Saved. We asked our payment processor to {words}
          {who}.{!emailGoesToFiles && source !== "site" && " We emailed the donor."}
        </>
      )}
    </p>
  );
}

const titles: Record<Asking, string> = {
  change: "Change the amount or the day",
  pause: "Pause this gift",
  resume: "Resume this gift",
  stop: "Stop this gift",
};

function ChangeFields({
  monthly,
  amount,
  setAmount,
  chargeDay,
  setChargeDay,
}: {
  monthly: Monthly;
  amount: string;
  setAmount: (amount: string) => void;
  chargeDay: string;
  setChargeDay: (day: string) => void;
}) {
  return (
    <>
      <Choice label="Amount" value={amount} options={amountOptions(monthly)} choose={setAmount} />
      <Choice
        label="Day of the month"
        value={chargeDay}
        options={dayOptions(monthly)}
        choose={setChargeDay}
      />
      <p className="text-ink-soft text-sm">
        Monthly gifts are available for{" "}
        {new Intl.ListFormat("en-US").format(monthlyAmounts.map((one) => `$${one}`))}. A change
        starts with the next charge. Nothing is charged or refunded today.
      </p>
    </>
  );
}

/** For somebody on the phone. What is asked for is told to Stripe, and to the donor when it is done. */
function AskForm({
  id,
  monthly,
  what,
  isOnItsWay,
  close,
}: {
  id: string;
  monthly: Monthly;
  isOnItsWay: boolean;
  what: Asking;
  close: () => void;
}) {
  // One for this form: sent twice, it is one request.
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState("");
  const [chargeDay, setChargeDay] = useState("");
  const [months, setMonths] = useState<"1" | "2" | "3">("1");
  const ask = useChange("gifts/ask-monthly", { changes: giftReadings, quiet: true });
  const goesOn = monthly.pauses.find((pause) => pause.months === Number(months))?.goesOn;
  const request = () => {
    const about = { id, key };
    if (what === "change")
      return {
        ...about,
        what,
        amount: monthlyAmounts.find((one) => String(one) === amount) ?? null,
        day: Number(chargeDay) || null,
      };
    // True: these are the choices.
    if (what === "pause") return { ...about, what, months: Number(months) as 1 | 2 | 3 };
    return { ...about, what };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(request(), { onSuccess: close });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {what === "change" && (
        <ChangeFields {...{ monthly, amount, setAmount, chargeDay, setChargeDay }} />
      )}
      {what === "pause" && (
        <>
          <Choice
            label="For how long?"
            value={months}
            options={[
              ["1", "1 month"],
              ["2", "2 months"],
              ["3", "3 months"],
            ]}
            choose={setMonths}
          />
          {goesOn && (
            <p className="text-ink-soft text-sm">
              The card is charged again on {day(goesOn)}. The gift resumes automatically.
            </p>
          )}
        </>
      )}
      {what === "resume" && (
        <p>
          {monthly.resumesOn
            ? `The card is charged again on ${day(monthly.resumesOn)}.`
            : "The card is charged again on its usual day."}
        </p>
      )}
      {what === "stop" && (
        <p>
          {isOnItsWay
            ? "Nothing more will be charged. The first payment is already on its way from the donor's bank and may still arrive."
            : "The card won't be charged again."}{" "}
          If the donor changes their mind, they can set up a new gift on the website.
        </p>
      )}
      <p className="text-ink-soft text-sm">We’ll email the donor once it’s confirmed.</p>
      {ask.error && (
        <p role="alert" className="font-semibold text-brick-700">
          {ask.error.message}
        </p>
      )}
      <DialogButtons label={titles[what]} isPending={ask.isPending} close={close} />
    </form>
  );
}

/** How a monthly gift goes on, and what can be done about it. */
export function MonthlyGift({ answer }: { answer: GiftAnswer }) {
  const { gift, monthly } = answer;
  const [asking, setAsking] = useState<Asking>();
  if (!monthly) return null;
  const { amountCents, nextCharge, paused, latest } = monthly;
  const choices = choicesOf(monthly);
  const ended = gift.state === "ended";
  return (
    <section className="sheet" aria-labelledby="monthly">
      <h2 id="monthly" className="mb-3 text-lg">
        Monthly gift
      </h2>
      <p>
        <strong>
          {ended && "Was "}
          {money(amountCents)} a month.
        </strong>{" "}
        {paused && (nextCharge ? "Paused." : "Paused, with no end date.")}{" "}
        {nextCharge && `Next charge ${day(nextCharge)}.`}
        {ended && "It has ended."}
        {beforeFirstPayment(gift, monthly)}
      </p>
      <div aria-live="polite">
        <Latest latest={latest} />
      </div>
      {choices.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {choices.map(([what, label]) => (
            <Button
              key={what}
              look="secondary"
              className="button-small"
              onClick={() => setAsking(what)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <MonthlyCard answer={answer} />
      {asking && (
        <Modal title={titles[asking]} close={() => setAsking(undefined)}>
          <AskForm
            id={gift.id}
            monthly={monthly}
            what={asking}
            isOnItsWay={gift.state === "pending"}
            close={() => setAsking(undefined)}
          />
        </Modal>
      )}
    </section>
  );
}
