import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The server's own settings, read off the list of all settings. */
const serverSettings = () =>
  [...readFileSync(join(root, ".env.example"), "utf8").matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("VITE_") && name.includes("_"));

const shapes: [what: string, pattern: RegExp][] = [
  ["a Stripe key", /\b[sr]k_(live|test)_\w{8,}/],
  ["a webhook secret", /\bwhsec_\w{8,}/],
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ["an AWS key", /\bAKIA[0-9A-Z]{16}\b/],
  ["a GitHub token", /\bgh[pousr]_\w{30,}/],
  ["a password in an address", /\b(postgres(ql)?|smtps?|https?):\/\/[^\s/"'`:@]+:[^\s/"'`@]+@/],
  ["a service key", /service_role/],
  ["a source map", /sourceMappingURL=/],
  ["a path of the machine that built it", new RegExp(root.replaceAll("/", "\\/"))],
];

/** Everything a visitor can download that is text. */
export const scanBundle = () => {
  const client = join(root, "build/client");
  const names = serverSettings();
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css|json|txt|xml|svg|webmanifest|ics|vtt|map)$/.test(name),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(client, file), "utf8");
    return [
      ...names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
      ...shapes.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${file}: ${what}`),
    ];
  });
  return { files: files.length, sought: names.length + shapes.length, found };
};

/** What the registry knows against the versions in the lockfile. */
export const knownAdvisories = (): { answer: string; found: number | undefined } => {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: root, encoding: "utf8" });
  try {
    const report = JSON.parse(stdout) as {
      metadata?: { vulnerabilities?: Record<string, number>; dependencies?: { total?: number } };
      statusCode?: number;
    };
    const counts = report.metadata?.vulnerabilities;
    if (!counts)
      return {
        answer: `not known: the registry in use does not answer audits (status ${report.statusCode ?? "unknown"})`,
        found: undefined,
      };
    const total = report.metadata?.dependencies?.total ?? 0;
    return { answer: `${counts.total} among ${total} packages`, found: counts.total ?? 0 };
  } catch {
    return { answer: "not known: npm audit gave no answer", found: undefined };
  }
};
