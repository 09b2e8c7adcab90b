import { callFunction } from "#app/backend.ts";
import type { FormGuard } from "#rules/form-guard.ts";

/** Apart from the form, so that only those who subscribe fetch the way to the server. */
export const subscribe = (email: string, guard: FormGuard) =>
  callFunction("subscribe-newsletter", { email, ...guard });
