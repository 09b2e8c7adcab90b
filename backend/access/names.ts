import { signInPage, staffCommand } from "#backend/desk/audit.ts";
import { invalid } from "#backend/refused.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { normalized } from "#rules/normalized.ts";

/** Letters of other alphabets that look like Latin ones in the desk's typeface. */
const lookalikes: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: "аα",
    b: "вβ",
    c: "сϲ",
    e: "еε",
    h: "һнη",
    j: "јϳ",
    k: "кκ",
    // A capital I, a small l and a one are one stroke each.
    l: "1iıіιӏ",
    m: "мμ",
    n: "ո",
    o: "0оοօ",
    p: "рρ",
    s: "5ѕ",
    t: "тτ",
    u: "υս",
    v: "νѵ",
    w: "ԝω",
    x: "хχ",
    y: "уγү",
    z: "ζ",
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
);

/** What is left of a name without all that is easily overlooked. */
const lookOf = (name: string) =>
  Array.from(
    normalized("NFKD", name).toLowerCase().replace(/\p{M}/gu, ""),
    (sign) => lookalikes[sign] ?? sign,
  )
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

/** Those who left count. All accounts are locked: two cannot choose one name at the same moment. */
export const setName = async (tx: Database, id: string, name: string) => {
  const accounts = await tx.rows(
    { id: text, name: text, email: text },
    "select id, name, email from staff_accounts order by id for no key update",
  );
  const others = accounts.filter((account) => account.id !== id);
  const taken = [
    staffCommand.name,
    signInPage.name,
    ...others.flatMap((other) => [other.name, other.email]),
  ];
  if (taken.filter(Boolean).map(lookOf).includes(lookOf(name)))
    throw invalid(
      "A colleague has or had this name. Please add something that tells you two apart, such as a middle initial.",
    );
  await tx.query("update staff_accounts set name = $2 where id = $1", [id, name]);
};
