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

/** One spelling for each address; an IPv4 address is one, however it is dressed as IPv6. */
export const plainAddress = (address: string) => {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) !== 6) return bare;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bytes = [high, low].map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((group) => [group >> 8, group & 255]).join(".");
};

/** The narrowest first: an IPv4 address; of IPv6 the /64, /56 and /48. None for no address. */
export const networksOf = (address: string): string[] => {
  const plain = plainAddress(address);
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
