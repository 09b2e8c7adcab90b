import { freshForMinutes } from "#rules/desk.ts";
import type { Colleague } from "./endpoint.ts";

export const freshUntil = ({ signedInAt }: Pick<Colleague, "signedInAt">) =>
  new Date(signedInAt.getTime() + freshForMinutes * 60_000);
