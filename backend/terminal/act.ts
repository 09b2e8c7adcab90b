import { recorded, staffCommand } from "#backend/desk/audit.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import type { Database } from "#backend/storage/database.ts";
import type { StaffContext } from "./command.ts";

/** In the same log as the desk's, and what the desk would refuse is refused here too. */
export const act = <D extends Done>(
  { db, now }: Pick<StaffContext, "db" | "now">,
  work: (tx: Database) => Promise<D>,
): Promise<D> => recorded(db, staffCommand, now, work);
