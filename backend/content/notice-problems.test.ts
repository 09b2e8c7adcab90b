import { expect, test } from "vitest";
import { shipped, testEditors } from "./testing/editor.ts";

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
    problem: { path: ["until"], label: "Until", message: expect.stringContaining("over already") },
  });
  const backwards = { from: "2027-01-02T10:00", until: "2027-01-01T10:00" };
  expect(await attempt(backwards)).toMatchObject({
    status: 400,
    problem: { path: ["until"], message: expect.stringContaining("after the beginning") },
  });
  expect(await attempt({ from: "2027-01-01T10:00", until: "2027-01-02T10:00" })).toEqual({
    status: 200,
    problem: undefined,
  });
  expect(await attempt({ text: "", until: "2020-01-01T10:00" })).toMatchObject({ status: 200 });
});
