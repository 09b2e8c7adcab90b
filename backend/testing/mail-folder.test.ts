import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesTransport } from "#backend/mail/open-transport.ts";
import { mailsIn } from "./mail-folder.ts";

test("a mail that is still being written is none yet", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const transport = filesTransport(folder, "office@circleurban.example");
  await transport.deliver({
    key: "one",
    kind: "receipt",
    senderName: "Circle",
    messageId: "<one@circleurban.example>",
    date: new Date("2026-05-01T15:00:00Z"),
    to: "ada@example.org",
    subject: "Your receipt",
    text: "Thank you.",
  });
  await writeFile(join(folder, ".two@circleurban.example.eml.draft"), "To: ada@exa");
  expect((await mailsIn(folder)).map(({ subject }) => subject)).toEqual(["Your receipt"]);
});
