import { expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { noticeNow } from "#content/notice.ts";

test("a notice whose time is over or never comes is refused at its field", async () => {
  const ada = await (await testEditors()).editor("Ada");
  const attempt = async (times: object) => {
    const revision = await ada.save("notice", shipped("notice", { text: "Closed", ...times }));
    const { body } = await ada.changes([{ name: "notice" }]);
    const answer = await ada.publish([{ name: "notice", revision }]);
    expect(answer.body.details?.problems ?? []).toEqual(body.problems);
    return { status: answer.status, problem: body.problems[0] };
  };
  expect(await attempt({ until: "2020-01-01T10:00" })).toMatchObject({
    status: 400,
    problem: {
      path: ["until"],
      label: "Until",
      message: expect.stringContaining("time has passed"),
    },
  });
  const backwards = { from: "2027-01-02T10:00", until: "2027-01-01T10:00" };
  expect(await attempt(backwards)).toMatchObject({
    status: 400,
    problem: { path: ["until"], message: expect.stringContaining("after the start") },
  });
  expect(await attempt({ from: "2027-01-01T10:00", until: "2027-01-02T10:00" })).toEqual({
    status: 200,
    problem: undefined,
  });
  expect(await attempt({ text: "", until: "2020-01-01T10:00" })).toMatchObject({ status: 200 });
});

test("a notice until the second 1:30 of the night is not taken down at the first", async () => {
  const ada = await (await testEditors()).editor("Ada");
  const until = "2026-11-01T07:30:00Z";
  await ada.ask("put-up-notice", { text: "Closed", until, published: 0 });
  const content = (await ada.open("notice")).content as Parameters<typeof noticeNow>[0];
  expect(noticeNow(content, Date.parse(until) - 1)).toMatchObject({ text: "Closed" });
  await ada.ask("take-down-notice", { published: 1 });
  await ada.ask("put-up-notice", { text: "Again", until: "2026-11-01T06:30:00Z", published: 0 });
  expect((await ada.open("notice")).content).toMatchObject({ until: "2026-11-01T01:30" });
});
