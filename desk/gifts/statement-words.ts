import { money } from "#desk/frame/money.ts";
import type { StatementRun, StatementsAnswer, StatementsWaiting } from "./queries.ts";

/** A year's statements go out when the year is over. The day is Chicago's, such as 2026-11-18. */
export const lastFinishedYear = (today: string) => Number(today.slice(0, 4)) - 1;

/** Why somebody should wait, or undefined when the year is over. */
export const runningYearWarning = (year: number, today: string) =>
  year > lastFinishedYear(today)
    ? `${year} isn't over yet. Gifts that come in later won't be on these statements, and donors would need a second one.`
    : undefined;

export const counted = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString("en-US")} ${many}`;

type Counts = Pick<StatementsAnswer, "year" | "donors" | "keptCents" | "unreachable" | "tests">;

/** A donor whose gifts are tests has an address too, and would be missed. */
const testsInWords = (tests: number) =>
  tests > 0
    ? `${counted(tests, "test gift gets", "test gifts get")} no statement, because no money came in.`
    : undefined;

export const emptyYearInWords = ({ year, tests }: Pick<Counts, "year" | "tests">) =>
  [`There are no gifts in ${year}.`, testsInWords(tests)].filter(Boolean).join(" ");

/** Whom email reaches, and what is left for paper. */
export const reachInWords = ({ year, donors, keptCents, unreachable, tests }: Counts) => ({
  byEmail:
    donors > 0
      ? `${counted(donors, "donor", "donors")} gave ${money(keptCents)} in ${year} and can be reached by email.`
      : `No gift in ${year} came with an email address.`,
  notCounted: testsInWords(tests),
  onPaper:
    unreachable > 0
      ? `${counted(unreachable, "gift", "gifts")} came without an email address: see “On paper.”`
      : undefined,
});

type Run = Pick<
  StatementRun,
  "endedAt" | "stopped" | "sent" | "known" | "waiting" | "goingOut" | "failed" | "onPaper" | "total"
>;

const list = new Intl.ListFormat("en-US");

/** How far it has come or, when it has ended, what it did. */
export const runInWords = (run: Run, emailGoesToFiles = false) => {
  const { endedAt, stopped, sent, known, waiting, goingOut, failed, onPaper, total } = run;
  if (!endedAt) return `${total - waiting} of ${total} done.`;
  const did = [
    `${sent - goingOut - failed} ${emailGoesToFiles ? "written to files, not sent" : "sent by email"}`,
    goingOut > 0 && `${goingOut} still going out`,
    failed > 0 && `${failed} not delivered`,
    known > 0 && `${known} not sent because nothing changed`,
    stopped && waiting > 0 && `${waiting} not sent`,
    !stopped && onPaper !== null && onPaper > 0 && `${onPaper} to print on paper`,
  ].filter((part) => part !== false);
  return `${stopped ? "Stopped" : "Done"}: ${list.format(did)}.`;
};

/** Of one donor. A letter that nobody can email is printed. */
export const statementInWords = (
  { byEmail, sent }: { byEmail: boolean; sent: boolean },
  emailGoesToFiles: boolean,
) => {
  if (!byEmail) return sent ? "Printed" : "Not printed yet";
  if (!sent) return "Not sent yet";
  return emailGoesToFiles ? "Saved, not sent" : "Sent";
};

type Waiting = Pick<StatementsWaiting, "waiting" | "statements" | "year">;

/** How many statements have not gone out as they would be today. */
export const waitingInWords = ({ year, statements, waiting }: Waiting) => {
  if (statements.email + statements.paper === 0) return "No statements to send.";
  if (waiting.email + waiting.paper === 0)
    return `All ${year} statements are done, and nothing has changed since.`;
  const ofAll = (n: number, all: number) => (n === all ? `${n}` : `${n} of ${all}`);
  const ways = [
    ["to email", "none by email", waiting.email, statements.email],
    ["to mail on paper", "none on paper", waiting.paper, statements.paper],
  ] as const;
  const left = ways.filter(([, , n]) => n > 0);
  const done = ways.filter(([, , n]) => n === 0).map(([, none]) => `; ${none}`);
  const sentence = left.map(([way, , n, all], index) => {
    const word = index > 0 ? "" : all === 1 ? " statement" : " statements";
    return `${ofAll(n, all)}${word} ${way}`;
  });
  return `${sentence.join(" and ")}${done.join("")}.`;
};

type Change = { year: number; gifts: number; cents: number; sentOn: string; sentCents: number };

/** What a donor's last statement said, and what is true today. */
export const changeInWords = ({ year, gifts, cents, sentOn, sentCents }: Change) =>
  gifts > 0
    ? `${money(cents)} in ${year}; the statement of ${sentOn} said ${money(sentCents)}`
    : `no gifts left in ${year}; the statement of ${sentOn} said ${money(sentCents)}. Please tell them not to use it for their taxes.`;
