import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useSayAny } from "#app/effects/language.ts";
import { useHydrated } from "#app/effects/use-hydrated.ts";
import { LanguageField } from "#app/forms/language-field.tsx";
import { functionUrl } from "#app/functions-url.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";

import { type Frequency, formatDollars, parseAmount, presetAmounts } from "#rules/donation.ts";
import { AmountField } from "./amount-field.tsx";
import { CheckoutElsewhere } from "./checkout-elsewhere.tsx";
import type { GivingProps } from "./donation-section.tsx";
import { sameGift } from "./gift.ts";
import { withAmount } from "./with-amount.ts";

export function CustomGift({
  running,
  onGive,
  tabUrl,
  customGift,
  giving,
}: GivingProps & { tabUrl: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const say = useSayAny();
  const [typed, setTyped] = useState("");
  const amount = parseAmount(typed);
  const cents = "cents" in amount ? amount.cents : null;
  const problem = "problem" in amount && !amount.empty ? say(amount.problem) : undefined;
  // Before the script comes the browser itself asks for an amount.
  const disabled = hydrated && (cents === null || running !== null);
  const busy = (frequency: Frequency) => cents !== null && sameGift(running, { cents, frequency });

  // It may have been filled in before the script came.
  useEffect(() => setTyped(field.current?.value ?? ""), []);

  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const monthly = submitter instanceof HTMLButtonElement && submitter.value === "monthly";
    if (cents !== null && !running) onGive({ cents, frequency: monthly ? "monthly" : "one_time" });
  };

  const choose = (event: MouseEvent, dollars: number) => {
    event.preventDefault();
    if (field.current) field.current.value = String(dollars);
    setTyped(String(dollars));
  };

  return (
    <div>
      <form id="quick-gift" method="post" action={functionUrl("create-payment")}>
        <input type="hidden" name="frequency" value="one_time" />
        <LanguageField />
      </form>
      <form
        method="post"
        action={functionUrl("create-payment")}
        noValidate={hydrated}
        onSubmit={give}
        aria-labelledby="custom-gift"
        className="rounded-card border border-limestone-200 bg-white p-6 shadow-float sm:p-8"
      >
        <LanguageField />
        <h3 id="custom-gift" className="mb-5 text-2xl">
          {customGift.heading}
        </h3>
        <AmountField
          ref={field}
          label={customGift.label}
          error={problem}
          required
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <fieldset className="mt-4">
          <legend className="sr-only">{customGift.quickLabel}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {presetAmounts.map((quick) => (
              <button
                key={quick}
                type="submit"
                form="quick-gift"
                name="amount"
                value={quick}
                onClick={(event) => choose(event, quick)}
                className="min-h-11 rounded-full border-2 border-limestone-500 font-semibold hover:border-ink hover:bg-limestone-100 forced-border"
              >
                ${quick}
              </button>
            ))}
          </div>
        </fieldset>
        <p aria-live="polite" className="mt-6 mb-3 font-semibold">
          {cents === null
            ? giving.charge.none
            : withAmount(giving.charge.one_time, formatDollars(cents))}
        </p>
        <Button
          type="submit"
          name="frequency"
          value="one_time"
          disabled={disabled}
          className="w-full sm:text-lg"
        >
          {busy("one_time") ? customGift.busy : customGift.button}
        </Button>
        <div className="mt-3 text-center">
          <Button
            type="submit"
            name="frequency"
            value="monthly"
            look="quiet"
            disabled={disabled}
            className="disabled:no-underline"
          >
            {busy("monthly") ? customGift.busy : customGift.monthlyLink}
          </Button>
          <p className="text-ink-soft text-sm">
            <LinkedText text={customGift.monthlyNote} />
          </p>
        </div>
        <CheckoutElsewhere url={tabUrl} notes={giving.checkoutNotes} />
        <p className="mt-5 border-limestone-200 border-t pt-4 text-ink-soft text-xs">
          {customGift.hint}
        </p>
      </form>
    </div>
  );
}
