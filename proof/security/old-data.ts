import { join } from "node:path";
import { readEnv } from "#backend/env.ts";
import { inboxLimits } from "#backend/inbox/receive.ts";
import { silentLog } from "#backend/log.ts";
import { retentionLease } from "#backend/storage/clock.ts";
import type { Database } from "#backend/storage/database.ts";
import { openStorage } from "#backend/storage/open.ts";
import { startSite } from "../server.ts";
import type { Probe } from "./probes.ts";

const tables = ["contact_messages", "mails", "stripe_events", "limits"];
const perTable = 2_000;

/** Everything that only grows, three years old, on a site that ran until yesterday. */
const fill = (db: Database) =>
  db.query(
    `insert into leases (name, held_until, done_at)
       values ('${retentionLease}', now() - interval '1 day', now() - interval '1 day 1 hour');
     insert into contact_messages (first_name, last_name, email, subject, message, created_at)
       select 'Ana', 'Sample', 'ana@visitor.example', 's', 'm', now() - interval '3 years'
       from generate_series(1, ${perTable});
     insert into mails (key, kind, recipient, subject, body_text, message_id, state,
                        next_attempt_at, created_at)
       select 'old ' || n, 'contact', 'ana@visitor.example', 's', 't', '<' || n || '@old.example>',
              'delivered', now() - interval '3 years', now() - interval '3 years'
       from generate_series(1, ${perTable}) n;
     insert into stripe_events (id, type, received_at)
       select 'evt_' || n, 'invoice.paid', now() - interval '3 years'
       from generate_series(1, ${perTable}) n;
     insert into limits (name, subject, used_until)
       select '${inboxLimits.messages[0].name}', '10.0.' || n / 256 || '.' || n % 256, now() - interval '1 day'
       from generate_series(1, ${perTable}) n`,
  );

/** Whoever steals the data finds no more than we promise to keep: the clock alone removes the rest. */
export const probeOldData = async (folder: string): Promise<Probe> => {
  const dataDir = join(folder, "old");
  const open = () => openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  const before = await open();
  await fill(before);
  await before.close();
  // What is under way when the site stops is finished first.
  const site = await startSite({ dataDir });
  await site.stop();
  const after = await open();
  const probe: Probe = { name: "data older than we promise to keep", tried: 0, wrong: [] };
  for (const table of tables) {
    const left = await after.count(`select count(*) as n from ${table}`);
    probe.tried += perTable;
    if (left !== 0) probe.wrong.push(`${left} rows left in ${table}`);
  }
  await after.close();
  return probe;
};
