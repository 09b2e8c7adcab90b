import type { ApiOf } from "./desk/api.ts";
import { auditEndpoints } from "./desk/audit-desk.ts";
import type { Endpoint } from "./desk/endpoint.ts";
import { type AnySubject, subjects } from "./subjects.ts";
import { today } from "./today.ts";

/** Everything the desk answers, as data: the tests walk it with every role and with none. */
export const endpoints: readonly Endpoint[] = [
  today,
  ...subjects.flatMap(({ desk = [] }) => desk),
  ...auditEndpoints,
];

/** The same as a type, for the calls of the browser. */
export type DeskApi = ApiOf<
  | typeof today
  | Extract<AnySubject, { desk: unknown }>["desk"][number]
  | (typeof auditEndpoints)[number]
>;
