import type { Finding } from "./finding.ts";

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
      says: `This machine's clock is ${seconds} seconds off ${whose}: mail, limits and reports of payments go by it.`,
      remedy: "Let the machine set its clock by the network: timedatectl set-ntp true",
    },
  ];
};
