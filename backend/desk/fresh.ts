import { freshForMinutes } from "#rules/desk.ts";
import type { Colleague } from "./endpoint.ts";
import { DeskRefusal } from "./refusal.ts";

export const freshUntil = ({ signedInAt }: Pick<Colleague, "signedInAt">) =>
  new Date(signedInAt.getTime() + freshForMinutes * 60_000);

/** For what a stolen session must not do. */
export const refuseStale = (me: Pick<Colleague, "signedInAt">, now: Date) => {
  if (freshUntil(me) <= now)
    throw new DeskRefusal(
      "sign-in-again",
      `Please sign in again: this asks for a sign-in within the last ${freshForMinutes} minutes.`,
    );
};
