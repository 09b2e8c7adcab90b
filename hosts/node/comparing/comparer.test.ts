import { expect, onTestFinished, test } from "vitest";
import { compareHere } from "#backend/content/differences.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { createComparer } from "./comparer.ts";

const terms = (paragraphs: string[]) => ({
  ...(defaultSnapshot.documents.terms as object),
  sections: [1, 2, 3].map((n) => ({ heading: `Part ${n}`, paragraphs })),
});

/** Sentences enough that comparing them takes a good while. */
const wordy = (letter: string) =>
  Array.from({ length: 30 }, (_, at) => `${letter}${at}. `.repeat(350).trim());

test("the longest documents are compared while visitors are answered", async () => {
  const { compare, close } = createComparer();
  onTestFinished(() => close().then(() => {}));
  const question = ["terms", terms(wordy("A")), terms(wordy("B"))] as const;
  await compare("terms", terms([]), terms([]));
  let answered = 0;
  const visitors = setInterval(() => {
    answered += 1;
  }, 1);
  const changes = await compare(...question);
  clearInterval(visitors);
  expect(answered).toBeGreaterThan(0);
  expect(changes).toEqual(await compareHere(...question));
});

test("more comparisons than can wait are refused in a sentence", async () => {
  const { compare, close } = createComparer();
  onTestFinished(() => close().then(() => {}));
  const asked = Array.from({ length: 21 }, () => compare("terms", terms([]), terms([])));
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: { name: "Refused", reason: "too-many" } }]);
});
