import { onItsWay } from "#desk/frame/on-its-way.ts";
import type { Me } from "#desk/queries.ts";
import { day } from "#desk/time.ts";

type Stored = { sentAt: string | null; sendAt: string; maySend: boolean };

/** One that was on paper goes out by itself once it has an email address and its day has come. */
export const correctedCard = (
  { sentAt, sendAt, maySend }: Stored,
  { email }: { email: string },
  me: Pick<Me, "emailGoesToFiles">,
  now = new Date(),
) => {
  const corrected = "The card is corrected.";
  if (sentAt || !email || !maySend) return `${corrected} Nothing was sent.`;
  if (new Date(sendAt) > now) return `${corrected} It goes out ${day(sendAt)}.`;
  return `${corrected} ${onItsWay(me, "It", email)}`;
};
