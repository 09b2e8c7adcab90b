import { resolve } from "node:path";
import { buildSupabase } from "#hosts/supabase/build.ts";

process.chdir(resolve(import.meta.dirname, ".."));

const { functions, migrations, bytes } = await buildSupabase("build/supabase");
console.log(
  `build/supabase: ${functions.length} functions of ${Math.round(bytes / 1024)} kB each, ` +
    `${migrations.length} migrations\n  ${functions.join("\n  ")}`,
);
