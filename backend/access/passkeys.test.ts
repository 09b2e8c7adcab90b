import { expect, test } from "vitest";
import { passkeyFor } from "#backend/testing/access/authenticator.ts";
import { testDesk } from "#backend/testing/desk.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;
type Options = { challenge: string };

const optionsFor = async (desk: Desk, path: string, token?: string) =>
  (await (await desk.post(path, {}, token)).json()) as Options;

const withPasskey = async () => {
  const desk = await testDesk();
  const id = await desk.person("staff@circleurban.example");
  const token = await desk.signIn(id);
  const passkey = passkeyFor(desk.siteUrl);
  const options = await optionsFor(desk, "account/passkey-options", token);
  const added = await desk.post(
    "account/add-passkey",
    { response: passkey.create(options) },
    token,
  );
  expect(added.status).toBe(200);
  return { desk, id, token, passkey };
};

const signIn = (desk: Desk, response: object) => desk.post("sign-in/passkey", { response });

test("a passkey lets its owner in", async () => {
  const { desk, passkey } = await withPasskey();
  const options = await optionsFor(desk, "sign-in/passkey-options");
  const answer = await signIn(desk, passkey.get(options));
  expect(answer.status).toBe(200);
  const session = await desk.read("session", desk.tokenIn(answer));
  expect(await session.json()).toMatchObject({ me: { email: "staff@circleurban.example" } });
  expect((await desk.log()).map(({ action }) => action)).toEqual([
    "added a passkey",
    "signed in with a passkey",
  ]);
});

test("a passkey that somebody else registered is refused, and stays theirs", async () => {
  const { desk, id, passkey } = await withPasskey();
  const other = await desk.signedIn({}, "other@circleurban.example");
  const options = await optionsFor(desk, "account/passkey-options", other);
  const answer = await desk.post(
    "account/add-passkey",
    { response: passkey.create(options) },
    other,
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: "This passkey is already in use. Please add another one.",
  });
  expect(await desk.db.query("select account_id from staff_passkeys")).toEqual([
    { account_id: id },
  ]);
});

test("an answer is taken once", async () => {
  const { desk, passkey } = await withPasskey();
  const options = await optionsFor(desk, "sign-in/passkey-options");
  const response = passkey.get(options);
  expect((await signIn(desk, response)).status).toBe(200);
  expect((await signIn(desk, response)).status).toBe(400);
});

test("an answer to no question of ours, to an old one, or for another site is refused", async () => {
  const { desk, passkey } = await withPasskey();
  const invented = passkey.get({ challenge: Buffer.alloc(32, 7).toString("base64url") });
  expect((await signIn(desk, invented)).status).toBe(400);

  const elsewhere = await optionsFor(desk, "sign-in/passkey-options");
  const phished = passkey.get(elsewhere, "https://circleurban.example.evil.example");
  expect((await signIn(desk, phished)).status).toBe(400);

  const old = await optionsFor(desk, "sign-in/passkey-options");
  desk.wait(5 * 60);
  expect((await signIn(desk, passkey.get(old))).status).toBe(400);
});

test("somebody else's passkey, and a signature by another key, are refused alike", async () => {
  const { desk, passkey } = await withPasskey();
  const stranger = passkeyFor(desk.siteUrl);
  const forged = { ...stranger.get(await optionsFor(desk, "sign-in/passkey-options")) };
  const unknown = await signIn(desk, forged);
  const withTheirName = await signIn(desk, {
    ...stranger.get(await optionsFor(desk, "sign-in/passkey-options")),
    id: passkey.id,
    rawId: passkey.id,
  });
  expect(unknown.status).toBe(400);
  expect(withTheirName.status).toBe(400);
  expect(await unknown.json()).toEqual(await withTheirName.json());
});

test("a passkey is added only to the account whose question it answers", async () => {
  const { desk, token } = await withPasskey();
  const options = await optionsFor(desk, "account/passkey-options", token);
  const other = await desk.signedIn({}, "other@circleurban.example");
  const response = passkeyFor(desk.siteUrl).create(options);
  expect((await desk.post("account/add-passkey", { response }, other)).status).toBe(400);
});

test("a passkey that was taken away lets nobody in", async () => {
  const { desk, token, passkey } = await withPasskey();
  const options = await optionsFor(desk, "sign-in/passkey-options");
  await desk.post("account/remove-passkey", { id: passkey.id }, token);
  expect((await signIn(desk, passkey.get(options))).status).toBe(400);
});

test("a person who was removed stays out, and is let in again when brought back", async () => {
  const { desk, id, passkey } = await withPasskey();
  const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
  await desk.post("people/remove", { id }, owner);
  const shut = await optionsFor(desk, "sign-in/passkey-options");
  expect((await signIn(desk, passkey.get(shut))).status).toBe(400);
  await desk.post("people/bring-back", { id }, owner);
  const open = await optionsFor(desk, "sign-in/passkey-options");
  expect((await signIn(desk, passkey.get(open))).status).toBe(200);
});
