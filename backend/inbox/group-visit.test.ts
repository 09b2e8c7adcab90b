import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aVisitingGroup, aVolunteer } from "#backend/testing/inbox/samples.ts";

type Row = DeskApi["GET"]["messages"]["answer"]["messages"][number];
type Card = DeskApi["GET"]["today"]["answer"]["cards"][number];

const opened = async () => {
  let clock = Date.parse("2027-03-01T16:00:00Z");
  const desk = await testDesk({ now: () => new Date(clock++) });
  const token = await desk.signedIn({ permissions: ["messages"] });
  const group = async () => {
    const answer = await (await desk.read("messages?kind=group&status=all", token)).json();
    return (answer as { messages: Row[] }).messages[0];
  };
  const card = async () => {
    const { cards } = (await (await desk.read("today", token)).json()) as { cards: Card[] };
    return cards.find(({ id }) => id === "group-visits");
  };
  const send = async (path: string, body: unknown) => {
    const answer = await desk.post(`messages/${path}`, body, token);
    return { status: answer.status, ...((await answer.json()) as { error?: string }) };
  };
  return { desk, group, card, send };
};

test("a group has a date for its visit, which the list and Today show until it is over", async () => {
  const { desk, group, card, send } = await opened();
  const { id, revision } = await aVisitingGroup(desk, { organization: "Grace Church" });
  expect(await card()).toBeUndefined();
  const visit = { day: "2027-03-06", time: "9 AM to noon" };
  expect(await send("visit", { id, revision, ...visit })).toMatchObject({ status: 200 });
  expect(await group()).toMatchObject({
    stage: "date-agreed",
    visitDay: "2027-03-06",
    visitTime: "9 AM to noon",
  });
  expect(await card()).toMatchObject({
    figure: "1",
    sentence: "Saturday, Mar 6, 9 AM to noon: Grace Church, 12 people.",
  });
  expect(await send("visit", { id, revision: 2, day: "2027-02-27", time: "" })).toMatchObject({
    status: 200,
  });
  expect(await card()).toBeUndefined();
  await send("visit", { id, revision: 3, day: null, time: "" });
  expect(await group()).toMatchObject({ stage: "called", visitDay: null, visitTime: "" });
});

test("a group and a volunteer each have their own stages, and only a group has a visit", async () => {
  const { desk, group, send } = await opened();
  const visitors = await aVisitingGroup(desk);
  const volunteer = await aVolunteer(desk);
  expect(await send("stage", { ...visitors, stage: "active" })).toMatchObject({ status: 400 });
  expect(await send("stage", { ...volunteer, stage: "declined" })).toMatchObject({ status: 400 });
  expect(await send("visit", { ...volunteer, day: "2027-03-06", time: "" })).toMatchObject({
    status: 400,
    error: "Only a group has a date for its visit.",
  });
  expect(await send("stage", { ...visitors, stage: "declined" })).toMatchObject({ status: 200 });
  expect(await group()).toMatchObject({ stage: "declined" });
});
