import { expect, test } from "vitest";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

const givingBy = async (path: string, headers: Record<string, string>) => {
  const site = await testSite();
  const body = JSON.stringify({ amount: 50, frequency: "one_time" });
  const type = { "content-type": "application/json" };
  await site.request(path, { method: "POST", headers: { ...type, ...headers }, body });
  const [gift] = await storedRows<{ words: string | null }>(
    site.db,
    "select link_words as words from gifts",
  );
  return gift?.words;
};

test("a gift keeps the words of the link that led to it, as its own request brings them", async () => {
  const words = "?utm_campaign=Spring%20Appeal&utm_source=letter&fbclid=1";
  const referer = `https://circleurban.example/give${words}`;
  expect(await givingBy(`create-payment${words}`, {})).toBe("spring appeal / letter");
  expect(await givingBy("create-payment", { referer })).toBe("spring appeal / letter");
  expect(await givingBy("create-payment", { referer, "sec-gpc": "1" })).toBeNull();
  expect(await givingBy("create-payment", { referer, dnt: "1" })).toBeNull();
  expect(await givingBy("create-payment?utm_campaign=ada@visitor.example", {})).toBeNull();
  expect(await givingBy("create-payment", {})).toBeNull();
});
