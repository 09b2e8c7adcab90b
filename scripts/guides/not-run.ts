/** The lines of the guides that no test runs as they stand, and why. A line that is not here is run. */
export const notRun: { line: RegExp; because: string }[] = [
  { line: /^sudo apt-get install /, because: "it changes the system; what it brings is there" },
  { line: /^sudo useradd /, because: "it changes the system; the test's own account stands in" },
  {
    line: /^(sudo )?npm ci /,
    because: "it needs a network; the packages of this copy are linked",
  },
  { line: /^sudoedit /, because: "an editor needs hands; the test writes what the guide says" },
  { line: /^sudo systemctl daemon-reload$/, because: "the test reads the unit at each start" },
  {
    line: /^sudo systemctl reload caddy$/,
    because: "Caddy may not be installed; its file is read for the addresses in it",
  },
  {
    line: /^sudo certbot /,
    because: "a certificate needs a public name; the test signs one itself",
  },
  {
    line: /^sudo -u postgres create(user|db) /,
    because: "it changes the system; the tests' own PostgreSQL stands in",
  },
  {
    line: /^docker compose (up|ps|cp|build|run|exec database)\b/,
    because: "it needs Docker; scripts/container tests build from the same files and run them",
  },
  {
    line: /^npx supabase@3 /,
    because: "it needs an account at Supabase; the built project runs in Deno and PostgreSQL",
  },
  {
    line: /^(git clone REPOSITORY|cd) circle$/,
    because: "tests/static-host.spec.ts builds in this copy",
  },
  {
    line: /^python3 -m http\.server /,
    because: "tests/static-host.spec.ts serves the folder to a browser",
  },
];

export const reasonNotToRun = (line: string) =>
  notRun.find((excuse) => excuse.line.test(line))?.because;
