import { isLocalAddress } from "#backend/settings.ts";

const settings = ["page", "server"] as const;
type VolunteerDelivery = (typeof settings)[number];

/**
 * Where volunteer applications go: nowhere on one's own machine, as the specification says, and to
 * staff from a public address, where a form that sends nothing would deceive people.
 */
export const volunteerDelivery = (siteUrl: string, asked?: string): VolunteerDelivery => {
  if (!asked) return isLocalAddress(siteUrl) ? "page" : "server";
  const known = settings.find((one) => one === asked);
  if (!known) throw new Error(`VITE_VOLUNTEER_DELIVERY must be page or server, not "${asked}".`);
  return known;
};
