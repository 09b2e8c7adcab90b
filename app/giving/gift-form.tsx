import type { ReactNode } from "react";
import { LanguageField } from "#app/forms/language-field.tsx";
import { functionUrl } from "#app/functions-url.ts";
import { type Gift, giftRequest } from "./gift.ts";

/** A form that gives one thing at the press of its button. */
export function GiftForm({
  gift,
  onGive,
  className,
  children,
}: {
  gift: Gift;
  onGive: (gift: Gift) => void;
  className?: string;
  children: ReactNode;
}) {
  const { amount, frequency } = giftRequest(gift);
  return (
    <form
      method="post"
      action={functionUrl("create-payment")}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onGive(gift);
      }}
    >
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="frequency" value={frequency} />
      <LanguageField />
      {children}
    </form>
  );
}
