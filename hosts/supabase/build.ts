import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { functionNames } from "#backend/functions.ts";
import { readMigrations } from "#backend/storage/migrate.ts";

const root = resolve(import.meta.dirname, "../..");

const scheduled = "deliver-mail";

/** Deno knows Node's own modules by their full names only. */
const spelledOut = Object.fromEntries(
  builtinModules.filter((name) => !name.startsWith("node:")).map((name) => [name, `node:${name}`]),
);

/** Everything in one file: the hosted runtime has no package folder to look into. */
const bundle = async (entry: string) => {
  const build = await rolldown({
    input: join(root, "hosts/supabase/entries", entry),
    platform: "node",
    resolve: {
      alias: {
        ...spelledOut,
        // The driver's compiled half is asked for only by those who want it.
        "pg-native": false,
        // The mailbox's library would log with it, if we asked it to log.
        pino: false,
        // Its form for Node asks the system for its name, which the hosted runtime need not tell.
        stripe: join(root, "node_modules/stripe/esm/stripe.esm.worker.js"),
      },
    },
    logLevel: "warn",
  });
  const { output } = await build.write({
    dir: join(root, ".cache/hosted"),
    format: "esm",
    codeSplitting: false,
    minify: true,
  });
  await build.close();
  if (output.length !== 1) throw new Error(`${entry} became ${output.length} files.`);
  return output[0].code;
};

const config = (names: string[]) =>
  `${[
    'project_id = "circle-website"',
    "[db]\nmajor_version = 17",
    // Visitors, mail programs and Stripe carry no token; each function checks what it has to.
    ...names.map((name) =>
      [
        `[functions.${name}]`,
        "verify_jwt = false",
        `entrypoint = "./functions/${name}/index.js"`,
      ].join("\n"),
    ),
  ].join("\n\n")}\n`;

/**
 * The migrations, each noting itself where the Node process looks: the staff commands and a later
 * move to our own server find the database up to date. What only the hosted database needs comes
 * first, because the host's tool refuses a new migration with a lower number than an old one.
 */
const hostedMigrations = async () => {
  const migrationsTable = `create table if not exists site_migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);
alter table site_migrations enable row level security;
revoke all on site_migrations from public;
`;
  const schedule = await readFile(join(root, "hosts/supabase/schedule.sql"), "utf8");
  const migrations = (await readMigrations()).map(({ name, sql }) => ({
    name,
    sql: `${sql.trimEnd()}\n\ninsert into site_migrations (name) values ('${name}');\n`,
  }));
  return [{ name: "0000_hosted.sql", sql: `${migrationsTable}\n${schedule}` }, ...migrations];
};

/** Writes a whole Supabase project into `folder`. */
export const buildSupabase = async (folder: string) => {
  const functions = [...functionNames, scheduled];
  const migrations = await hostedMigrations();
  const forVisitors = await bundle("function.ts");
  const forClock = await bundle("deliver-mail.ts");

  await rm(folder, { recursive: true, force: true });
  const write = async (path: string, text: string) => {
    const file = join(folder, path);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, text);
  };
  await write("config.toml", config(functions));
  for (const { name, sql } of migrations) await write(`migrations/${name}`, sql);
  for (const name of functions)
    await write(`functions/${name}/index.js`, name === scheduled ? forClock : forVisitors);
  return { functions, migrations: migrations.map(({ name }) => name), bytes: forVisitors.length };
};
