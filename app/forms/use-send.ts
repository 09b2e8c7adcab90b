import { useState } from "react";
import { CallFailed, callFunction } from "#app/backend.ts";
import { useLanguage } from "#app/effects/language.ts";
import { createIntent } from "#app/intent.ts";
import type { FormGuard } from "#rules/form-guard.ts";
import { languageInCall } from "#rules/languages.ts";

/** Sends a form to its function. As long as its outcome is unknown, trying again is no second one. */
export const useSend = (name: string) => {
  const [intent] = useState(createIntent);
  const language = useLanguage();
  return async (values: object, guard: FormGuard) => {
    const answer = await callFunction<{ success?: boolean; error?: string } | null>(
      name,
      { ...values, ...guard, ...languageInCall(language) },
      { "Idempotency-Key": intent.keyFor(values) },
    );
    if (!answer?.success) throw new CallFailed(answer?.error ?? undefined);
    intent.settle();
  };
};
