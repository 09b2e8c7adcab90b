import { expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import type { Change } from "#rules/pages.ts";

const marker: Change = {
  path: ["lead"],
  label: "Worked out elsewhere",
  kind: "changed",
  parts: [],
};

test("all differences are worked out where the host wants them, and in no transaction", async () => {
  const compare = async () => {
    // On the embedded database this would wait for a transaction to end.
    await site.db.query("select 1");
    return [marker];
  };
  const site = await testEditors({ compare });
  const [ada, bob] = [await site.editor("Ada"), await site.editor("Bob")];
  const { status, body } = await ada.changes([{ name: "terms", content: shipped("terms") }]);
  expect([status, body.documents[0]?.changes]).toEqual([200, [marker]]);
  const looked = await ada.look<{ toReturn: Change[] }>("/revision", {
    name: "terms",
    number: "0",
  });
  expect(looked.body.toReturn).toEqual([marker]);
  const revision = await ada.save("terms", shipped("terms", { lead: "By Ada." }));
  const stale = { name: "terms", revision: 0, base: 0, content: shipped("terms") };
  for (const refused of [
    await bob.ask("save-draft", stale),
    await bob.ask("discard-draft", { name: "terms", revision: 0 }),
    await bob.publish([{ name: "terms", revision: 0 }]),
  ]) {
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain("Worked out elsewhere");
    expect(refused.body.details?.conflict).toMatchObject({
      changes: [marker],
      draftRevision: revision,
    });
  }
});
