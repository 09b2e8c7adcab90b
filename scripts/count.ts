import { relative } from "node:path";

export type Count = { passed: number; failed: number };

/** What a run came to: `failures` names the tests. */
export type Result = Count & { failures: string[] };

export const one = (code: number): Result =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };

/** A run that went wrong without a test to blame, or in which no test ran, is a failure of its own. */
const honest = (result: Result, code: number): Result => {
  const silent = code !== 0 && result.failed === 0;
  const empty = result.passed + result.failed === 0;
  return silent || empty ? { ...result, failed: result.failed + 1 } : result;
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

export const countVitest = (report: VitestReport | undefined, code: number) => {
  const failures = (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = relative("", name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      return tests.length > 0 ? tests.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  return honest({ passed, failed, failures }, code);
};

type Suite = {
  specs?: { title: string; file: string; line: number; ok: boolean }[];
  suites?: Suite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

const specsOf = (suites: Suite[]): NonNullable<Suite["specs"]> =>
  suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsOf(suites)]);

/** A test that passes only on a second try within its run counts as failed. */
export const countPlaywright = (report: PlaywrightReport | undefined, code: number) => {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const broken = specsOf(report?.suites ?? []).filter(({ ok }) => !ok);
  return honest(
    {
      passed: expected,
      failed: unexpected + flaky,
      failures: broken.map(({ file, line, title }) => `tests/${file}:${line}: ${title}`),
    },
    code,
  );
};
