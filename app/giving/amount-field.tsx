import type { ComponentProps } from "react";
import { FieldError, fieldId } from "#app/ui/field.tsx";
import { longestTypedAmount, typedAmountPattern } from "#rules/donation.ts";

/** Dollars as text: a number field would refuse a pasted "$1,000" and let the wheel change a gift. */
export function AmountField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: string; error?: string } & Omit<ComponentProps<"input">, "name">) {
  const id = fieldId("amount");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 grid w-11 place-items-center font-display text-ink-soft text-xl"
        >
          $
        </span>
        <input
          id={id}
          name="amount"
          type="text"
          inputMode="decimal"
          maxLength={longestTypedAmount}
          pattern={typedAmountPattern}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            `${hint ? `${id}-hint ` : ""}${error ? `${id}-error` : ""}`.trim() || undefined
          }
          className="block min-h-12 scroll-my-40 w-full rounded-xl border-2 border-limestone-500 bg-white py-2.5 pr-4 pl-11 font-display text-ink text-xl placeholder:font-sans placeholder:text-base placeholder:text-ink-soft hover:border-ink aria-invalid:border-brick-600"
          {...input}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-xs">
          {hint}
        </p>
      )}
      <FieldError name="amount" error={error} />
    </div>
  );
}
