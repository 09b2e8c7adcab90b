import type { FormGuard } from "#rules/form-guard.ts";
import type { Language } from "#rules/languages.ts";
import type { VolunteerApplication } from "#rules/volunteer.ts";

/** Long enough to be seen: a button that answers in no time looks as if it had done nothing. */
const noticeableMs = 600;

/** Decided when the pages are built, from the site's address or by an explicit setting. */
export const isDelivered = () => import.meta.env.VITE_VOLUNTEER_DELIVERY === "server";

/**
 * On one's own machine an application stays on the page and is written to the console, as the
 * specification says; built for a public address it is stored and mailed.
 */
export const deliverApplication = async (
  application: VolunteerApplication & { role?: string },
  more: FormGuard & { language?: Language },
  key: string,
) => {
  if (isDelivered()) {
    const { CallFailed, callFunction } = await import("#app/backend.ts");
    const answer = await callFunction<{ success?: boolean; error?: string } | null>(
      "send-volunteer-application",
      { ...application, ...more },
      { "Idempotency-Key": key },
    );
    if (!answer?.success) throw new CallFailed(answer?.error ?? undefined);
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, noticeableMs));
  console.log("Volunteer application:", application);
};
