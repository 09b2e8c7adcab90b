import { Lock } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { CallFailed } from "#app/backend.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, fieldId } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { form } from "#content/give.ts";
import { toasts } from "#content/toasts.ts";
import { formatDollars, frequencies } from "#rules/donation.ts";
import { AmountField } from "./amount-field.tsx";
import { CheckoutElsewhere } from "./checkout-elsewhere.tsx";
import { ChoicePills } from "./choice-pills.tsx";
import { type ChoiceProblem, type GiftChoice, problemOf, readChoice } from "./gift-choice.ts";
import { useCheckout } from "./use-checkout.ts";

type Refusal = { about: "amount" | "payment"; text: string };

const amountOptions = form.amounts.map((amount) => ({ value: amount, text: `$${amount}` }));
const frequencyOptions = frequencies.map((value) => ({ value, text: form.frequencies[value] }));

export function GiveForm({
  choice,
  onChange,
}: {
  choice: GiftChoice;
  onChange: (choice: GiftChoice) => void;
}) {
  const { start, running, tabUrl } = useCheckout();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const element = useRef<HTMLFormElement>(null);

  const choose = (change: Partial<GiftChoice>) => {
    setRefusal(null);
    onChange({ ...choice, ...change });
  };

  const refuse = (problem: ChoiceProblem) => {
    const notice =
      toasts[problem === "amount missing" ? "amountMissing" : "monthlyAmountNotAllowed"];
    notify("error", notice);
    const amount = readChoice(choice);
    const typed = "problem" in amount && !amount.empty ? amount.problem : notice.description;
    setRefusal({ about: "amount", text: typed });
    element.current
      ?.querySelector<HTMLElement>(choice.custom ? "[name=amount]" : "[name=preset]")
      ?.focus();
  };

  const proceed = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    const problem = problemOf(choice);
    const amount = readChoice(choice);
    if (problem || !("cents" in amount)) return refuse(problem ?? "amount missing");
    setRefusal(null);
    try {
      await start({ amount: amount.cents / 100, frequency: choice.frequency });
    } catch (error) {
      notify("error", toasts.givePaymentError);
      const reason = error instanceof CallFailed ? error.reason : undefined;
      setRefusal({ about: "payment", text: reason ?? toasts.givePaymentError.description });
    }
  };

  const amountError = refusal?.about === "amount" ? refusal.text : undefined;
  return (
    <form ref={element} noValidate onSubmit={proceed} className="needs-script space-y-6">
      <div>
        <ChoicePills
          look="switch"
          legend={form.frequencyLabel}
          name="frequency"
          options={frequencyOptions}
          chosen={choice.frequency}
          onChoose={(frequency) => choose({ frequency })}
          describedBy="monthly-note"
        />
        <p id="monthly-note" className="mt-2 text-ink-soft text-sm">
          {form.note}
        </p>
      </div>
      <ChoicePills
        look="amounts"
        legend={form.amountLabel}
        name="preset"
        options={amountOptions}
        chosen={choice.preset}
        onChoose={(preset) => choose({ preset, custom: "" })}
        describedBy={amountError && `${fieldId("amount")}-error`}
      />
      <AmountField
        label={form.customLabel}
        hint={form.customHint}
        placeholder={form.customPlaceholder}
        error={amountError}
        value={choice.custom}
        onChange={(event) => choose({ custom: event.target.value, preset: null })}
      />
      <div className="border-limestone-200 border-t pt-5">
        <p aria-live="polite" className="mb-3 font-semibold">
          {chargeText(choice)}
        </p>
        <Button type="submit" disabled={running !== null} className="w-full sm:text-lg">
          <Lock aria-hidden="true" className="size-5 shrink-0" />
          {running ? form.busy : form.submit}
        </Button>
        {refusal?.about === "payment" && <FieldError name="payment" error={refusal.text} />}
        <CheckoutElsewhere url={tabUrl} />
        <p className="mt-3 text-ink-soft text-xs">{form.security}</p>
      </div>
    </form>
  );
}

const chargeText = (choice: GiftChoice) => {
  const amount = readChoice(choice);
  if (!("cents" in amount)) return form.charge.none;
  const words = problemOf(choice) ? form.charge.notMonthly : form.charge[choice.frequency];
  return words(formatDollars(amount.cents));
};
