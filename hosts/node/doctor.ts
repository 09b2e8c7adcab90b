import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { exitCodeFor, printFindings } from "#backend/doctor/finding.ts";
import { thisMachine } from "./doctor/machine.ts";
import { runChecks } from "./doctor/run-checks.ts";

const usage = `npm run doctor [-- --json] [-- --send-test]

  --json       the findings for a program
  --send-test  also send a test email to STAFF_EMAIL

Exits with 0 when nothing is wrong (notes do not count), 1 with warnings, 2 with errors.
`;

const root = resolve(import.meta.dirname, "../..");
const settingsFile = join(root, ".env");
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const read = () =>
  parseArgs({
    options: {
      json: { type: "boolean" },
      "send-test": { type: "boolean" },
      help: { type: "boolean" },
    },
  }).values;

let values: ReturnType<typeof read>;
try {
  values = read();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${usage}`);
  process.exit(2);
}
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}

const findings = await runChecks({
  source: process.env,
  machine: thisMachine(root, ""),
  buildDirectory: process.env.BUILD_DIRECTORY || join(root, "build"),
  now: new Date(),
  sendTest: values["send-test"] ?? false,
});
process.stdout.write(
  values.json
    ? `${JSON.stringify({ exitCode: exitCodeFor(findings), findings }, null, 2)}\n`
    : printFindings(findings),
);
process.exit(exitCodeFor(findings));
