export type Level = "error" | "warning" | "note";

export type Finding = {
  level: Level;
  /** Its name for a monitor: the same in every version. */
  about: string;
  says: string;
  remedy: string;
};

export const found = (all: readonly (Finding | false | undefined)[]): Finding[] =>
  all.filter((one) => one !== undefined && one !== false);

export const exitCodeFor = (findings: Finding[]) => {
  if (findings.some(({ level }) => level === "error")) return 2;
  return findings.some(({ level }) => level === "warning") ? 1 : 0;
};

const order: Level[] = ["error", "warning", "note"];

const summarise = (findings: Finding[]) =>
  order
    .map((level) => [level, findings.filter((finding) => finding.level === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}${count === 1 ? "" : "s"}`)
    .join(", ");

export const printFindings = (findings: Finding[]) => {
  if (findings.length === 0) return "Everything looks good.\n";
  const blocks = findings
    .toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
    .map(({ level, says, remedy }) => `${level.padEnd(7)}  ${says}\n         ${remedy}\n`);
  return `${blocks.join("\n")}\n${summarise(findings)}.\n`;
};

export const oneLine = (findings: Finding[]) => {
  const count = findings.filter(({ level }) => level !== "note").length;
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? "thing" : "things"} to look at: npm run doctor`;
};

/** Past it Stripe's reports count as forged, and far below it sign-in links do not last. */
const wrongClockSeconds = 300;
const doubtfulClockSeconds = 30;

export const compareClocks = (ours: Date, theirs: Date, whose: string): Finding[] => {
  const seconds = Math.round(Math.abs(ours.getTime() - theirs.getTime()) / 1000);
  if (seconds <= doubtfulClockSeconds) return [];
  return [
    {
      level: seconds > wrongClockSeconds ? "error" : "warning",
      about: "clock",
      says: `This machine's clock is ${seconds} seconds off ${whose}: email, limits and payment reports depend on it.`,
      remedy: "Have the machine set its clock from the network: timedatectl set-ntp true",
    },
  ];
};
