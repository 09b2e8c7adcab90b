import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";

test("a change from the screen of somebody who is signed in no longer is refused, and nothing is sent", async () => {
  const desk = await testDesk();
  const alma = await desk.person("alma@circleurban.example", { name: "Alma" });
  const bert = await desk.person("bert@circleurban.example", { name: "Bert" });
  const token = await desk.signIn(bert);
  const rename = (headers: Record<string, string | undefined>) =>
    desk.post("account/name", { name: "Other" }, token, headers);

  const refused = await rename({ "x-desk-account": alma });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "changed-meanwhile",
    error:
      "Somebody else is signed in in this browser now. Nothing was sent. Please reload the page.",
  });
  expect(await desk.log()).toEqual([]);
  for (const headers of [{ "x-desk-account": bert }, {}])
    expect((await rename(headers)).status).toBe(200);
});

test("whoever was signed out is asked to sign in, whoever's screen it is", async () => {
  const desk = await testDesk();
  const headers = { "x-desk-account": await desk.person("alma@circleurban.example") };
  const answer = await desk.post("account/name", { name: "Other" }, undefined, headers);
  expect(await answer.json()).toMatchObject({ code: "signed-out" });
});
