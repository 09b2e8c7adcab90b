import type { ZodType } from "zod";
import { type Actor, type DeskRequest, type Done, writes } from "#backend/desk/endpoint.ts";
import { lockGift } from "#backend/giving/ledger/ledger.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { silentLog } from "#backend/log.ts";
import { notFound } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";

export type ByStaff = Recording & { actor: Actor };

type Request = Pick<DeskRequest<unknown>, "me" | "now" | "deps" | "site">;

export const byStaff = ({ me, now, deps, site }: Request): ByStaff => ({
  source: "staff",
  actor: { id: me.id, name: me.name || me.email },
  now,
  log: silentLog,
  settings: deps.settings,
  site,
});

export const changes = <Path extends string, Sent, Input, D extends Done>(
  path: Path,
  input: ZodType<Input, Sent>,
  change: (tx: Database, input: Input, staff: ByStaff) => Promise<D>,
  options?: Parameters<typeof writes>[4],
) =>
  writes(
    path,
    "gifts",
    input,
    (request) => change(request.db, request.input, byStaff(request)),
    options,
  );

export const found = <Found>(gift: Found | undefined): Found => {
  if (!gift) throw notFound("We couldn't find this gift.");
  return gift;
};

export const lockedGift = async (tx: Database, id: string) => found(await lockGift(tx, id));
