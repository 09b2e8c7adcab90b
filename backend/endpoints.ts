import { auditEndpoints } from "./desk/audit.ts";
import type { Endpoint } from "./desk/endpoint.ts";
import { subjects } from "./subjects.ts";
import { today } from "./today.ts";

/** Everything the desk answers, as data: the tests walk it with every role and with none. */
export const endpoints: readonly Endpoint[] = [
  today,
  ...subjects.flatMap(({ desk = [] }) => desk),
  ...auditEndpoints,
];
