import { expect, test } from "vitest";
import {
  changeInWords,
  emptyYearInWords,
  lastFinishedYear,
  reachInWords,
  runInWords,
  runningYearWarning,
  statementInWords,
  waitingInWords,
} from "./statement-words.ts";

test.each([
  ["2026-11-18", 2025],
  ["2026-07-01", 2025],
  ["2027-01-01", 2026],
])("on %s statements open on %i", (today, year) => {
  expect(lastFinishedYear(today)).toBe(year);
});

test("only a year that is not over warns", () => {
  expect(runningYearWarning(2026, "2026-11-18")).toMatch(/^2026 isn't over yet\./);
  expect(runningYearWarning(2025, "2026-11-18")).toBeUndefined();
});

test.each([
  [
    { donors: 0, keptCents: 0, unreachable: 2 },
    "No gift in 2026 came with an email address.",
    "2 gifts came without an email address: see “On paper.”",
  ],
  [
    { donors: 1, keptCents: 2500, unreachable: 1 },
    "1 donor gave $25 in 2026 and can be reached by email.",
    "1 gift came without an email address: see “On paper.”",
  ],
  [
    { donors: 3, keptCents: 12_000, unreachable: 0 },
    "3 donors gave $120 in 2026 and can be reached by email.",
    undefined,
  ],
])("whom email reaches is said as it is: %j", (counts, byEmail, onPaper) => {
  expect(reachInWords({ year: 2026, tests: 0, ...counts })).toEqual({ byEmail, onPaper });
});

test("test gifts are said to get no statement", () => {
  const counts = { year: 2026, donors: 0, keptCents: 0, unreachable: 0, tests: 2 };
  expect(reachInWords(counts).notCounted).toBe(
    "2 test gifts get no statement, because no money came in.",
  );
});

test("a year without gifts says so once, and that tests are none", () => {
  expect(emptyYearInWords({ year: 2024, tests: 0 })).toBe("There are no gifts in 2024.");
  expect(emptyYearInWords({ year: 2024, tests: 1 })).toBe(
    "There are no gifts in 2024. 1 test gift gets no statement, because no money came in.",
  );
});

const ended = {
  endedAt: "2027-01-05T16:00:00Z",
  stopped: false,
  total: 45,
  sent: 41,
  known: 4,
  waiting: 0,
  goingOut: 0,
  failed: 1,
  onPaper: 3,
};

test.each([
  [
    {},
    "Done: 40 sent by email, 1 not delivered, 4 not sent because nothing changed, and 3 to print on paper.",
  ],
  [{ sent: 45, known: 0, failed: 0, onPaper: 0 }, "Done: 45 sent by email."],
  [
    { goingOut: 30, known: 0, failed: 0, onPaper: null },
    "Done: 11 sent by email and 30 still going out.",
  ],
  [
    { stopped: true, sent: 20, known: 0, failed: 0, waiting: 25 },
    "Stopped: 20 sent by email and 25 not sent.",
  ],
  [{ endedAt: null, waiting: 25 }, "20 of 45 done."],
])("a run says what it did: %j", (changed, words) => {
  expect(runInWords({ ...ended, ...changed })).toBe(words);
});

test.each([
  [0, 0, 0, 0, "No statements to send."],
  [12, 3, 0, 0, "All 2026 statements are done, and nothing has changed since."],
  [12, 3, 4, 1, "4 of 12 statements to email and 1 of 3 to mail on paper."],
  [0, 1, 0, 1, "1 statement to mail on paper; none by email."],
  [5, 2, 5, 0, "5 statements to email; none on paper."],
])("of %i by email and %i on paper, %i and %i wait", (email, paper, mails, letters, words) => {
  const waiting = { email: mails, paper: letters };
  expect(waitingInWords({ year: 2026, statements: { email, paper }, waiting })).toBe(words);
});

test.each([
  [{ byEmail: true, sent: true }, false, "Sent"],
  [{ byEmail: true, sent: true }, true, "Saved, not sent"],
  [{ byEmail: true, sent: false }, true, "Not sent yet"],
  [{ byEmail: false, sent: true }, false, "Printed"],
  [{ byEmail: false, sent: false }, false, "Not printed yet"],
])("a donor's statement %j, with email to files %s, is “%s”", (statement, toFiles, words) => {
  expect(statementInWords(statement, toFiles)).toBe(words);
});

test("what was only written to files is not called sent", () => {
  expect(runInWords({ ...ended, sent: 45, known: 0, failed: 0, onPaper: 0 }, true)).toBe(
    "Done: 45 written to files, not sent.",
  );
});

test.each([
  [{ gifts: 1, cents: 6000 }, "$60 in 2026; the statement of Jan 5, 2027 said $160"],
  [
    { gifts: 0, cents: 0 },
    "no gifts left in 2026; the statement of Jan 5, 2027 said $160. Please tell them not to use it for their taxes.",
  ],
])("a statement that is wrong by now is told with what to do: %j", (now, words) => {
  const sent = { sentOn: "Jan 5, 2027", sentCents: 16_000 };
  expect(changeInWords({ year: 2026, ...sent, ...now })).toBe(words);
});
