import { expect, test } from "vitest";
import { counted } from "#backend/testing/counted.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { testDesk } from "./testing/desk.ts";

/** A desk that counts its statements. */
const countedDesk = async () => {
  const { asked, db } = counted(await emptyPGlite());
  return { asked, desk: await testDesk({ db }) };
};

const here = "203.0.113.9";

test.each(["sign-in/use-link", "sign-in/passkey-options", "invitation/look"])(
  "who was refused at %s costs the database nothing for a while",
  async (path) => {
    const { desk, asked } = await countedDesk();
    const guess = (address = here) =>
      desk.post(path, { token: "x".repeat(43) }, "a".repeat(43), {}, address);
    let refused = await guess();
    while (refused.status !== 429) refused = await guess();
    const sentence = await refused.json();
    expect(sentence).toMatchObject({ success: false, code: "too-many" });

    asked.statements = 0;
    for (let call = 0; call < 20; call++) {
      const again = await guess();
      expect(again.status).toBe(429);
      expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await again.json()).toEqual(sentence);
    }
    expect(asked.statements).toBe(0);
    expect((await guess("203.0.113.10")).status).not.toBe(429);
  },
);

test("one account's links are used up: a colleague in the same office still gets one", async () => {
  const { desk } = await countedDesk();
  const ask = (email: string) => desk.post("sign-in/link", { email }, undefined, {}, here);
  for (let call = 0; call < 5; call++) expect((await ask("ana@visitor.example")).status).toBe(200);
  expect((await ask("ana@visitor.example")).status).toBe(429);
  expect((await ask("ben@visitor.example")).status).toBe(200);
});
