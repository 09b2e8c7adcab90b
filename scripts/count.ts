export type Count = { passed: number; failed: number };

/** A run that went wrong without a test to blame, or in which no test ran, is a failure of its own. */
const honest = (count: Count, code: number): Count => {
  const silent = code !== 0 && count.failed === 0;
  const empty = count.passed + count.failed === 0;
  return silent || empty ? { ...count, failed: count.failed + 1 } : count;
};

type VitestReport = { numPassedTests: number; numFailedTests: number };

export const countVitest = (report: VitestReport | undefined, code: number) =>
  honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code);

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** A test that passes only on the second try counts as failed. */
export const countPlaywright = (report: PlaywrightReport | undefined, code: number) => {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return honest({ passed: expected, failed: unexpected + flaky }, code);
};
