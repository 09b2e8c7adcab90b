import { type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailed } from "#app/backend.ts";
import { useSayAny } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { useHydrated } from "#app/effects/use-hydrated.ts";
import { LanguageField } from "#app/forms/language-field.tsx";
import { functionUrl } from "#app/functions-url.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoicePills } from "#app/ui/choice-pills.tsx";
import { FieldError, fieldId } from "#app/ui/field.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import { notify } from "#app/ui/notify.ts";
import type { Give } from "#content/give.ts";
import type { Giving, WithGiving } from "#content/giving.ts";
import { toasts } from "#content/toasts.ts";
import { formatDollars, frequencies, presetAmounts } from "#rules/donation.ts";
import { AmountField } from "./amount-field.tsx";
import { CheckoutElsewhere } from "./checkout-elsewhere.tsx";
import { oneOf, readChosen, writeChosen } from "./chosen.ts";
import {
  type ChoiceProblem,
  choiceFrom,
  type GiftChoice,
  isUntouched,
  problemOf,
  readChoice,
} from "./gift-choice.ts";
import { useCheckout } from "./use-checkout.ts";
import { withAmount } from "./with-amount.ts";

type Refusal = { about: "amount" | "payment"; text: string };

const amountOptions = presetAmounts.map((amount) => ({ value: amount, text: `$${amount}` }));

export function GiveForm({
  choice,
  onChange,
  form,
  giving,
  campaign,
}: {
  choice: GiftChoice;
  onChange: (choice: GiftChoice) => void;
  /** The name of the campaign that the gift is for. */
  campaign?: string;
} & WithGiving &
  Pick<Give, "form">) {
  const { start, running, tabUrl } = useCheckout();
  const hydrated = useHydrated();
  const say = useSayAny();
  const address = useAddress();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const opened = useRef(false);

  // What was chosen before the script came stays; a link's wish fills in only an untouched form.
  useEffect(() => {
    const form = element.current;
    if (!form || !address) return;
    const standing = readChosen(form);
    const asked = choiceFrom(address.searchParams);
    if (asked && (opened.current || isUntouched(standing))) writeChosen(form, asked);
    else if (standing.custom && standing.preset) writeChosen(form, oneOf(form, standing));
    opened.current = true;
    onChange(readChosen(form));
  }, [address, onChange]);

  const changed = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { name, type } = event.target as HTMLInputElement;
    const chosen = readChosen(form);
    if (name === "amount")
      writeChosen(form, { ...chosen, ...(type === "radio" ? { custom: "" } : { preset: null }) });
    setRefusal(null);
    onChange(readChosen(form));
  };

  const refuse = (form: HTMLFormElement, problem: ChoiceProblem) => {
    const notice =
      toasts[problem === "amount missing" ? "amountMissing" : "monthlyAmountNotAllowed"];
    notify("error", notice);
    const amount = readChoice(readChosen(form));
    const typed = "problem" in amount && !amount.empty ? amount.problem : notice.description;
    setRefusal({ about: "amount", text: say(typed) });
    const wanted = readChosen(form).custom ? "text" : "radio";
    form.querySelector<HTMLElement>(`input[type=${wanted}][name=amount]`)?.focus();
  };

  const proceed = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running) return;
    const chosen = readChosen(event.currentTarget);
    const problem = problemOf(chosen);
    const amount = readChoice(chosen);
    if (problem || !("cents" in amount))
      return refuse(event.currentTarget, problem ?? "amount missing");
    setRefusal(null);
    try {
      await start({
        cents: amount.cents,
        frequency: chosen.frequency,
        ...(campaign && { campaign }),
      });
    } catch (error) {
      notify("error", toasts.givePaymentError);
      const reason = error instanceof CallFailed ? error.reason : undefined;
      setRefusal({ about: "payment", text: reason ?? say(toasts.givePaymentError.description) });
    }
  };

  const amountError = refusal?.about === "amount" ? refusal.text : undefined;
  return (
    <form
      ref={element}
      method="post"
      action={functionUrl("create-payment")}
      noValidate={hydrated}
      onSubmit={proceed}
      onInput={changed}
      className="space-y-6"
    >
      {campaign && <input type="hidden" name="campaign" value={campaign} />}
      <LanguageField />
      <div>
        <ChoicePills
          look="switch"
          legend={form.frequencyLabel}
          name="frequency"
          options={frequencies.map((value) => ({ value, text: form.frequencies[value] }))}
          first="one_time"
          describedBy="monthly-note"
        />
        <p id="monthly-note" className="mt-2 text-ink-soft text-sm">
          {form.note}
        </p>
      </div>
      <ChoicePills
        look="amounts"
        legend={form.amountLabel}
        name="amount"
        options={amountOptions}
        describedBy={amountError && `${fieldId("amount")}-error`}
      />
      <AmountField
        label={form.customLabel}
        hint={form.customHint}
        placeholder={form.customPlaceholder}
        error={amountError}
      />
      <div className="border-limestone-200 border-t pt-5">
        <p aria-live="polite" className="mb-3 font-semibold">
          {chargeText(giving.charge, choice)}
        </p>
        <Button type="submit" disabled={running !== null} className="w-full sm:text-lg">
          <Glyph name="lock" className="size-5 shrink-0" />
          {running ? form.busy : form.submit}
        </Button>
        {refusal?.about === "payment" && <FieldError name="payment" error={refusal.text} />}
        <CheckoutElsewhere url={tabUrl} notes={giving.checkoutNotes} />
        <p className="mt-3 text-ink-soft text-xs">{form.security}</p>
      </div>
    </form>
  );
}

const chargeText = (charge: Giving["charge"], choice: GiftChoice) => {
  const amount = readChoice(choice);
  if (!("cents" in amount)) return charge.none;
  const words = problemOf(choice) ? charge.notMonthly : charge[choice.frequency];
  return withAmount(words, formatDollars(amount.cents));
};
