import { Refused } from "#backend/refused.ts";
import type { Limit } from "#backend/storage/limits.ts";
import { freshForMinutes } from "#rules/desk.ts";
import type { Colleague } from "./endpoint.ts";

export const freshUntil = ({ signedInAt }: Pick<Colleague, "signedInAt">) =>
  new Date(signedInAt.getTime() + freshForMinutes * 60_000);

/** For what a stolen session must not do. */
export const refuseStale = (me: Pick<Colleague, "signedInAt">, now: Date) => {
  if (freshUntil(me) <= now)
    throw new Refused(
      "sign-in-again",
      `Please confirm it's you: this step needs a sign-in from the last ${freshForMinutes} minutes.`,
    );
};

/** Calls that send an email to somebody outside: a stolen session would send more. */
export const emailsOfPerson: Limit = { name: "desk emails of person", most: 60, seconds: 600 };
