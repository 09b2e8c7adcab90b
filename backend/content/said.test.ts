import { expect, test } from "vitest";
import { testSite } from "#backend/testing/site.ts";
import { organisation as document } from "#content/organisation.ts";
import { defaultSnapshot, readSnapshot } from "#content/snapshot.ts";
import { organisation, withContent } from "./said.ts";

const phone = "(773) 555-0111";
const content = { ...document.defaults, phone, fullName: "Circle of Austin" };
const { snapshot } = readSnapshot([{ name: document.name, version: 1, content }], 4);

const message = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@neighbor.example",
  subject: "General question",
  message: "Is the pantry open this Thursday?",
};

test("letters and answers give the phone number that was published last", async () => {
  const site = await testSite({ content: async () => snapshot });
  expect((await site.post("send-contact-form", message)).status).toBe(200);
  const letters = (await site.mails()).map(({ text }) => text.replaceAll("\u00a0", " ")).join();
  expect(letters).toContain(phone);
  expect(letters).toContain("Circle of Austin");
  expect(letters).not.toContain(document.defaults.phone);
});

test("content that does not come keeps nobody waiting, and what was said last is said again", async () => {
  let away = false;
  const asked = () => (away ? new Promise<never>(() => {}) : Promise.resolve(snapshot));
  const read = async () => organisation.phone;
  expect(await withContent(asked, read)).toBe(phone);
  away = true;
  expect(await withContent(asked, read)).toBe(phone);
});

test("two requests at a time each say what they were given", async () => {
  const said = await Promise.all(
    [snapshot, defaultSnapshot].map((given) =>
      withContent(
        async () => given,
        async () => {
          await Promise.resolve();
          return organisation.phone;
        },
      ),
    ),
  );
  expect(said).toEqual([phone, document.defaults.phone]);
});
