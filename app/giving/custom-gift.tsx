import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { form } from "#content/give.ts";
import { customGift } from "#content/home.ts";
import { type Frequency, formatDollars, parseAmount } from "#rules/donation.ts";
import { AmountField } from "./amount-field.tsx";
import { CheckoutElsewhere } from "./checkout-elsewhere.tsx";
import type { GivingProps } from "./donation-section.tsx";

export function CustomGift({
  running,
  onGive,
  field,
  tabUrl,
}: GivingProps & { field: RefObject<HTMLInputElement | null>; tabUrl: string | null }) {
  const [typed, setTyped] = useState("");
  const amount = parseAmount(typed);
  const cents = "cents" in amount ? amount.cents : null;
  const problem = "problem" in amount && !amount.empty ? amount.problem : undefined;
  const disabled = cents === null || running !== null;
  const busy = (frequency: Frequency) =>
    running?.frequency === frequency && running.amount * 100 === cents;

  const give = (frequency: Frequency) => {
    if (cents !== null && !running) onGive({ amount: cents / 100, frequency });
  };
  const fuel = (event: FormEvent) => {
    event.preventDefault();
    give("one_time");
  };

  return (
    <form
      noValidate
      onSubmit={fuel}
      aria-labelledby="custom-gift"
      className="needs-script rounded-card border border-limestone-200 bg-white p-6 shadow-float sm:p-8"
    >
      <h3 id="custom-gift" className="mb-5 text-2xl">
        {customGift.heading}
      </h3>
      <AmountField
        ref={field}
        label={customGift.label}
        error={problem}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className="mt-4">
        <legend className="sr-only">{customGift.quickLabel}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {customGift.quickAmounts.map((quick) => (
            <button
              key={quick}
              type="button"
              onClick={() => setTyped(String(quick))}
              className="min-h-11 rounded-full border-2 border-limestone-500 font-semibold hover:border-ink hover:bg-limestone-100 forced-border"
            >
              ${quick}
            </button>
          ))}
        </div>
      </fieldset>
      <p aria-live="polite" className="mt-6 mb-3 font-semibold">
        {cents === null ? form.charge.none : form.charge.one_time(formatDollars(cents))}
      </p>
      <Button type="submit" disabled={disabled} className="w-full sm:text-lg">
        {busy("one_time") ? customGift.busy : customGift.button}
      </Button>
      <div className="mt-3 text-center">
        <Button
          look="quiet"
          disabled={disabled}
          onClick={() => give("monthly")}
          className="disabled:no-underline"
        >
          {busy("monthly") ? customGift.busy : customGift.monthlyLink}
        </Button>
        <p className="text-ink-soft text-sm">{customGift.monthlyNote}</p>
      </div>
      <CheckoutElsewhere url={tabUrl} />
      <p className="mt-5 border-limestone-200 border-t pt-4 text-ink-soft text-xs">
        {customGift.hint}
      </p>
    </form>
  );
}
