import { isIP } from "node:net";
import { limitSubject } from "#backend/storage/limits.ts";

/**
 * The networks an address lies in, the narrowest first: an IPv4 address alone; for IPv6 the /64 of
 * a household, the /56 and the /48 that providers give to one customer. None for no address.
 */
export const networksOf = (address: string): string[] => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIP(plain) === 4) return [`${plain}/32`];
  if (isIP(plain) !== 6) return [];
  const household = limitSubject(plain);
  const [a = "0", b = "0", c = "0", d = "0"] = household.split("::")[0]?.split(":") ?? [];
  const customer = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [household, `${a}:${b}:${c}:${customer}::/56`, `${a}:${b}:${c}::/48`];
};
