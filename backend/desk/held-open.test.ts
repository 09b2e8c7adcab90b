import { expect, test } from "vitest";
import { lazyPictures } from "#backend/content/picture-maker.ts";
import { database } from "#backend/storage/rows.ts";
import { blackPng } from "#backend/testing/content/hostile-files.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;

/** A call whose sender is let in at once and sends all but the beginning of its body later. */
const heldOpen = async (desk: Desk, path: string, body: Uint8Array, token: string, more = {}) => {
  let sendRest = () => {};
  const admitted = Promise.withResolvers<void>();
  const stream = new ReadableStream(
    {
      pull(controller) {
        admitted.resolve();
        return new Promise<void>((resolve) => {
          sendRest = () => {
            controller.enqueue(body);
            controller.close();
            resolve();
          };
        });
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: "POST",
    headers: {
      origin: desk.siteUrl,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "content-length": String(body.length),
      cookie: `__Host-circle-desk=${token}`,
      ...more,
    },
    body: stream,
    duplex: "half",
  };
  const answer = desk.request(`desk/${path}`, init);
  await admitted.promise;
  return async () => {
    sendRest();
    const { status } = await answer;
    return status;
  };
};

const json = (value: object) => new TextEncoder().encode(JSON.stringify(value));
const invitation = json({ email: "eve@circleurban.example", owner: true, permissions: [] });
const notDone = async (desk: Desk) => {
  expect(await desk.db.query("select 1 from staff_accounts where email like 'eve@%'")).toEqual([]);
  expect((await desk.log()).map(({ action }) => action)).not.toContain("invited");
};

const setUp = async () => {
  const desk = await testDesk({ pictures: lazyPictures });
  const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
  const id = await desk.person("mallory@circleurban.example", { owner: true });
  const mallory = await desk.signIn(id);
  return { desk, owner, id, mallory };
};

test("what somebody began to send before they were removed is not done", async () => {
  const { desk, owner, id, mallory } = await setUp();
  const finish = await heldOpen(desk, "people/invite", invitation, mallory);
  expect((await desk.post("people/remove", { id }, owner)).status).toBe(200);
  expect(await finish()).toBe(401);
  await notDone(desk);
});

test("what somebody began to send while they still had the role is not done without it", async () => {
  const { desk, id, mallory } = await setUp();
  const finish = await heldOpen(desk, "people/invite", invitation, mallory);
  await desk.db.query("update staff_accounts set owner = false where id = $1", [id]);
  expect(await finish()).toBe(403);
  await notDone(desk);
});

test("a picture of somebody who was removed while they sent it is not taken", async () => {
  const { desk, owner, id, mallory } = await setUp();
  const path = "pages/upload-picture?alt=A+garden&x=0.5&y=0.5";
  const type = { "content-type": "image/png" };
  const finish = await heldOpen(desk, path, blackPng(100, 100), mallory, type);
  expect((await desk.post("people/remove", { id }, owner)).status).toBe(200);
  expect(await finish()).toBe(401);
  expect(await desk.db.query("select 1 from content_uploads")).toEqual([]);
});

test("whoever sends slowly and keeps the role is answered as ever", async () => {
  const { desk, mallory } = await setUp();
  const finish = await heldOpen(desk, "people/invite", invitation, mallory);
  expect(await finish()).toBe(200);
});

/** A desk where a write waits for its turn while something else is done. */
const whileWaiting = async (meanwhile: string) => {
  const base = await emptyPGlite();
  let id = "";
  const db = database({
    ...base,
    async transaction(work, options) {
      if (id) await base.query(meanwhile, [id]);
      return base.transaction(work, options);
    },
  });
  const desk = await testDesk({ db, pictures: lazyPictures });
  const mallory = await desk.person("mallory@circleurban.example", { owner: true });
  const token = await desk.signIn(mallory);
  return {
    desk,
    token,
    begin() {
      id = mallory;
    },
  };
};

test.each([
  ["removed", "update staff_accounts set removed_at = now() where id = $1", 401],
  ["signed out", "delete from staff_sessions where account_id = $1", 401],
  ["without the role", "update staff_accounts set owner = false where id = $1", 403],
])(
  "what waits for its turn is not done when its sender is %s by then",
  async (_, change, status) => {
    const { desk, token, begin } = await whileWaiting(change);
    begin();
    const body = { email: "eve@circleurban.example", owner: true, permissions: [] };
    expect((await desk.post("people/invite", body, token)).status).toBe(status);
    await notDone(desk);
  },
);
