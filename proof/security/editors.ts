import { setTimeout } from "node:timers/promises";
import { text } from "#backend/storage/columns.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { openEditing } from "../editing.ts";
import type { Probe } from "./probes.ts";

type Editing = Awaited<ReturnType<typeof openEditing>>;

/** A list that no form has, up to 15 MB of it: refused, and nobody waits meanwhile. */
const sendNumbers = async ({ desk }: Editing, token: string, probe: Probe) => {
  for (const length of [1_000, 100_000, 400_000, 2_400_000, 7_000_000]) {
    const content = { lead: Array.from({ length }, (_, n) => n % 10) };
    for (const [path, body] of [
      ["changes", { documents: [{ name: "terms", content }] }],
      ["save-draft", { name: "terms", revision: 0, base: 0, content }],
      ["preview", { path: "/terms", documents: [{ name: "terms", content }] }],
    ] as const) {
      const began = performance.now();
      const { status } = await desk(path, body, token);
      const ms = Math.round(performance.now() - began);
      probe.tried += 1;
      if (status !== 400 || ms > 2_000)
        probe.wrong.push(`${path} with ${length} numbers → ${status} in ${ms} ms`);
    }
  }
};

const expectStatus = (probe: Probe, label: string, status: number, wanted: number) => {
  probe.tried += 1;
  if (status !== wanted) probe.wrong.push(`${label} → ${status}`);
};

/** What receipts and senders carry is an owner's; email then says it, and answers reach staff. */
const changeIdentity = async (site: Editing, token: string, owner: string, probe: Probe) => {
  const others = { email: "elsewhere@strangers.example", taxId: "00-0000000", fullName: "Others" };
  for (const [field, value] of Object.entries(others)) {
    const { status } = await site.publish(token, "organisation", { [field]: value });
    expectStatus(probe, `an editor changes ${field}`, status, 403);
  }
  const fullName = "Circle of Austin";
  const { status } = await site.publish(owner, "organisation", { ...others, fullName });
  expectStatus(probe, "an owner changes them", status, 200);
  // What is published is asked for once a second.
  await setTimeout(1_100);
  await site.call("/functions/v1/send-contact-form", aContactMessage);
  await site.settled();
  for (const { senderName, kind } of site.mails) {
    probe.tried += 1;
    if (senderName !== fullName) probe.wrong.push(`${kind} comes from ${senderName}`);
  }
  if (site.mails.length === 0) probe.wrong.push("no email was delivered");
};

const upload = "0123456789abcdef0123456789abcdef";
const picture = {
  upload,
  alt: "A child at the picnic",
  width: 320,
  height: 180,
  widths: [320],
  focus: { x: 0.5, y: 0.5 },
};

const storePicture = async ({ db }: Editing) => {
  const row = await db.row(
    { id: text },
    `insert into content_uploads (fingerprint, width, height, alt, original, at, actor)
     values ('x', 320, 180, 'A child at the picnic', '', now(), 'Ada') returning id`,
  );
  await db.query(
    `insert into content_pictures
       (name, upload_id, width, height, widths, focus_x, focus_y, at, shown)
     values ($1, $2, 320, 180, '{320}', 0.5, 0.5, now(), false)`,
    [upload, row?.id],
  );
  await db.query(
    `insert into content_picture_files (name, width, type, bytes) values ($1, 320, 'jpg', 'x')`,
    [upload],
  );
  return row?.id;
};

/** A picture that was taken off a page, and then deleted, is gone for everybody. */
const takeDown = async (site: Editing, token: string, probe: Probe) => {
  const id = await storePicture(site);
  const seen = () => site.call(`/media/${upload}/320.jpg`);
  expectStatus(probe, "before a page shows it", (await seen()).status, 404);
  await site.publish(token, "news", { heroPicture: picture });
  const shown = await seen();
  expectStatus(probe, "on the page", shown.status, 200);
  const cached = shown.headers.get("cache-control") ?? "";
  if (/immutable|max-age=\d{3}/.test(cached)) probe.wrong.push(`caches keep it: ${cached}`);
  expectStatus(
    probe,
    "deleted too early",
    (await site.desk("delete-picture", { id }, token)).status,
    400,
  );
  await site.publish(token, "news", { heroPicture: "golf" });
  await setTimeout(1_100);
  expectStatus(probe, "taken off the page", (await seen()).status, 404);
  expectStatus(probe, "deleted", (await site.desk("delete-picture", { id }, token)).status, 200);
  await setTimeout(1_100);
  const asEditor = await site.call(`/media/${upload}/320.jpg`, undefined, token);
  expectStatus(probe, "after it was deleted", asEditor.status, 404);
};

/** What somebody can do who may edit pages and nothing else. */
export const probeEditors = async (): Promise<Probe> => {
  const probe: Probe = { name: "the right to edit pages", tried: 0, wrong: [] };
  const site = await openEditing();
  const [token, owner] = [await site.signIn(false), await site.signIn(true)];
  await sendNumbers(site, token, probe);
  await changeIdentity(site, token, owner, probe);
  await takeDown(site, token, probe);
  await site.close();
  return probe;
};
