import { isIP } from "node:net";

/** The groups of an IPv6 address as numbers, as many as there are. */
const groupsOf = (address: string) => {
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
};

/** The narrowest first: an IPv4 address; of IPv6 the /64, /56 and /48. None for no address. */
export const networksOf = (address: string): string[] => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIP(plain) === 4) return [`${plain}/32`];
  if (isIP(plain) !== 6) return [];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(plain);
  const network = (bits: number, ...groups: number[]) =>
    `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
  return [network(64, a, b, c, d), network(56, a, b, c, d & 0xff00), network(48, a, b, c)];
};

export const narrowestOf = (address: string) => networksOf(address)[0] ?? "unknown";

/** All that one customer can hold. */
export const widestOf = (address: string) => networksOf(address).at(-1) ?? "unknown";
