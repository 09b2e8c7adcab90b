import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";

type Today = DeskApi["GET"]["today"]["answer"];

const withHours = (changed: Record<string, string>) => shipped("hours", changed);

const later = { clinicWeekdays: "10:00 AM to 7:00 PM" };
const laterInSpanish = "10:00 AM a 7:00 PM";
const path = ["clinicInSpanish"];

describe.each(testDatabases)("on $name", ({ open }) => {
  const site = async () => {
    const editors = await testEditors({ db: await open() });
    const ada = await editors.editor("Ada");
    return {
      ada,
      log: editors.log,
      warned: async (content: unknown) => {
        const { body } = await ada.changes([{ name: "hours", content }]);
        return body.outdated.filter(({ name }) => name === "hours");
      },
      publish: async (content: unknown) => {
        const revision = await ada.save("hours", content);
        const { body, status } = await ada.publish([{ name: "hours", revision }]);
        return { status, ...body };
      },
      outdated: async () =>
        (await ada.list()).documents
          .filter(({ outdatedSpanish }) => outdatedSpanish > 0)
          .map(({ name, outdatedSpanish }) => [name, outdatedSpanish]),
    };
  };

  test("English that changes alone leaves its Spanish marked as older, and is published all the same", async () => {
    const { ada, warned, publish, outdated } = await site();
    expect(await warned(shipped("hours", { office: "By appointment." }))).toEqual([]);
    const [warning, ...others] = await warned(withHours(later));
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      name: "hours",
      path,
      label: "Clinic on weekdays in Spanish",
      spanish: "9:00 AM a 6:00 PM",
    });
    const changed = warning?.parts.filter(({ kind }) => kind !== "same");
    expect(changed?.map(({ kind }) => kind)).toEqual(["removed", "added", "removed", "added"]);
    // A draft marks nothing.
    expect(await outdated()).toEqual([]);

    expect(await publish(withHours(later))).toMatchObject({ status: 200 });
    expect(await outdated()).toEqual([
      ["hours", 1],
      ["es/hours", 1],
    ]);
    expect((await ada.open("hours")).document.outdatedSpanish).toBe(1);
    expect(await warned(withHours({ ...later, note: "Ring twice." }))).toHaveLength(1);

    await publish(withHours({ ...later, clinicInSpanish: laterInSpanish }));
    expect(await outdated()).toEqual([["es/hours", 1]]);
    // From then on it is known which English this Spanish was written for.
    expect(await warned(withHours({ clinicInSpanish: laterInSpanish }))).toHaveLength(1);
    expect(await warned(shipped("hours"))).toEqual([]);
    // Whoever restores the first version is warned of its Spanish as whoever published it was.
    const { body } = await ada.look<{ outdated: object[] }>("/revision", {
      name: "hours",
      number: "1",
    });
    expect(body.outdated).toMatchObject([{ name: "hours", path }, { name: "es/hours" }]);
  });

  test("somebody who says “still right” is believed for these words, and named in the log", async () => {
    const { ada, log, warned, publish, outdated } = await site();
    await ada.save("hours", withHours(later));
    const [pair] = await warned(withHours(later));
    expect(await ada.ask("still-right", pair)).toMatchObject({ status: 200 });
    expect((await log()).at(-1)).toMatchObject({
      actor: expect.stringContaining("Ada Sample"),
      action: "confirmed the Spanish of",
      about: "Hours: Clinic on weekdays in Spanish",
    });
    expect(await warned(withHours(later))).toEqual([]);
    await publish(withHours(later));
    expect(await outdated()).toEqual([["es/hours", 1]]);
    expect(await warned(withHours({ clinicWeekdays: "11:00 AM to 7:00 PM" }))).toHaveLength(1);
  });
});

test("what nobody has before them cannot be confirmed", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const english = "9:00 PM";
  const spanish = "9:00 AM a 6:00 PM";
  const refused = await ada.ask("still-right", { name: "hours", path, english, spanish });
  expect(refused).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
});

test("a line of a list that moves keeps its Spanish", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const { lines, ...others } = shipped("need-help") as { lines: Record<string, object>[] };
  const turned = { ...others, lines: lines.toReversed() };
  expect((await ada.changes([{ name: "need-help", content: turned }])).body.outdated).toEqual([]);
  const [first, ...rest] = turned.lines;
  const title = { ...first?.title, en: "A voice day and night" };
  const content = { ...turned, lines: [{ ...first, title }, ...rest] };
  const { body } = await ada.changes([{ name: "need-help", content }]);
  expect(body.outdated).toMatchObject([{ path: ["lines", 0, "title", "es"] }]);
});

test("whoever publishes a new entry is told what Spanish pages will show in English", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const inEnglish = async (upcoming: object[]) =>
    (await ada.changes([{ name: "events", content: { ...events, upcoming } }])).body.inEnglish;
  const { upcoming, ...events } = shipped("events") as { upcoming: object[] };
  const [first = {}] = upcoming;
  expect(await inEnglish(upcoming.toReversed())).toEqual([]);
  // As a database gives it back: not in the order of the form.
  const entry = { ...first, title: "Seed swap", description: "Bring what you saved." };
  const added = Object.fromEntries(Object.entries(entry).toReversed());
  expect(await inEnglish([added, ...upcoming])).toEqual([
    {
      name: "es/events",
      label: expect.stringMatching(/Seed swap.*Title/),
      path: ["upcoming", 0, "title"],
      english: "Seed swap",
    },
    expect.objectContaining({ english: "Bring what you saved." }),
  ]);
});

describe("a page in Spanish", () => {
  const heading = "Programs for everyone";
  const withHeading = () => {
    const { hero } = shipped("programs") as { hero: object };
    return shipped("programs", { hero: { ...hero, heading } });
  };
  type Text = { place: string; english: string; spanish: string };
  const textsOf = (content: unknown) => (content as { texts: Text[] }).texts;

  const site = async () => {
    const editors = await testEditors();
    const ada = await editors.editor("Ada");
    const publish = async (name: string, content: unknown) => {
      const revision = await ada.save(name, content);
      return ada.publish([{ name, revision }]);
    };
    const listed = async () =>
      (await ada.list()).documents.find(({ name }) => name === "es/programs");
    const card = async () => {
      const { cards } = (await (await editors.read("today", ada.token)).json()) as Today;
      return cards.find(({ id }) => id === "spanish");
    };
    return { ada, publish, listed, card };
  };

  test("is listed with what the English left behind, once that is published", async () => {
    const { ada, publish, listed, card } = await site();
    expect(await card()).toBeUndefined();
    expect(await listed()).toMatchObject({
      group: "In Spanish",
      outdatedSpanish: 0,
      missingSpanish: 0,
    });
    const { body } = await ada.changes([{ name: "programs", content: withHeading() }]);
    expect(body.outdated).toMatchObject([
      { name: "es/programs", label: "Opening, Heading", spanish: "Programas y servicios" },
    ]);
    await ada.save("programs", withHeading());
    expect(await listed()).toMatchObject({ outdatedSpanish: 0 });
    expect(await publish("programs", withHeading())).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({ outdatedSpanish: 1, missingSpanish: 0 });
    expect(await card()).toMatchObject({
      figure: "1",
      sentence: "1 Spanish text is older than its English, in Programs.",
      link: { to: "/pages/edit/es/programs", label: "Update the Spanish" },
    });
    await publish("hours", shipped("hours", { clinicWeekdays: "8:00 AM to 6:00 PM" }));
    expect(await card()).toMatchObject({
      figure: "3",
      sentence: "3 Spanish texts are older than their English, in Hours and Programs.",
      link: { to: "/pages?q=Spanish+out+of+date", label: "See where" },
    });
  });

  test("shows both languages with the difference, and is published by itself", async () => {
    const { ada, publish, listed } = await site();
    await publish("programs", withHeading());
    const { english, content } = await ada.open("es/programs");
    const row = english?.find(({ place }) => place === "hero.heading");
    expect(row).toMatchObject({ label: "Opening, Heading", english: heading });
    expect(row?.changed?.map(({ kind }) => kind)).toEqual(["same", "removed", "added"]);
    const texts = textsOf(content).map((one) =>
      one.place === "hero.heading" ? { ...one, english: heading } : one,
    );
    // Still right: the same Spanish, for today's English.
    expect(await publish("es/programs", { texts })).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({ outdatedSpanish: 0, missingSpanish: 0 });
    await publish("es/programs", { texts: texts.slice(1) });
    expect(await listed()).toMatchObject({ missingSpanish: 1 });
  });

  test("counts as written for the English draft that waited while it was published", async () => {
    const { ada, publish, listed } = await site();
    const revision = await ada.save("programs", withHeading());
    const { content } = await ada.open("es/programs");
    const texts = textsOf(content).map((one) =>
      one.place === "hero.heading" ? { ...one, spanish: "Programas para todos" } : one,
    );
    await publish("es/programs", { texts });
    expect(await listed()).toMatchObject({ outdatedSpanish: 0 });
    expect((await ada.changes([{ name: "programs" }])).body.outdated).toEqual([]);
    await ada.publish([{ name: "programs", revision }]);
    expect(await listed()).toMatchObject({ outdatedSpanish: 0 });
  });

  test("can be found still right for the draft of its English", async () => {
    const { ada, listed } = await site();
    const revision = await ada.save("programs", withHeading());
    const { body } = await ada.changes([{ name: "programs" }]);
    const [outdated] = body.outdated;
    if (!outdated) throw new Error("Nothing is outdated.");
    const { name, path, english, spanish } = outdated;
    await ada.ask("still-right", { name, path, english, spanish });
    await ada.publish([{ name: "programs", revision }]);
    expect(await listed()).toMatchObject({ outdatedSpanish: 0 });
    const { content } = await ada.open("es/programs");
    expect(textsOf(content)).toContainEqual({ place: "hero.heading", english: heading, spanish });
  });

  test("names no fact that there is not, whatever its English once named", async () => {
    const { ada, publish } = await site();
    const text = {
      place: "hero.lead",
      english: "With {campus.gone}",
      spanish: "Con {campus.acres}",
    };
    expect(await publish("es/programs", { texts: [text] })).toMatchObject({ status: 200 });
    const lost = [{ ...text, spanish: "Con {campus.gone}" }];
    const revision = await ada.save("es/programs", { texts: lost });
    const refused = await ada.publish([{ name: "es/programs", revision }]);
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body.error).toBe(
      "Opening, Text below the heading: There is no fact called {campus.gone}.",
    );
    expect(refused.body.details?.problems).toMatchObject([
      { name: "es/programs", path: ["hero", "lead"], label: "Opening, Text below the heading" },
    ]);
  });
});

test("no link gets into our emails by their Spanish", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const { content } = await ada.open("es/organisation");
  const texts = (content as { texts: { place: string; spanish: string }[] }).texts.map((one) =>
    one.place === "newsletterRhythm" ? { ...one, spanish: "en www.evil.example" } : one,
  );
  const revision = await ada.save("es/organisation", { texts });
  const refused = await ada.publish([{ name: "es/organisation", revision }]);
  expect(refused.status).toBe(400);
  expect(refused.body.error).toContain("can't contain a web address");
});

test("a click on a Spanish page, and a search for its words, lead to the field of the text", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const { content } = await ada.open("es/programs");
  const clicked = { texts: ["Programas y servicios"], nth: 0, inFrame: false };
  const found = await ada.ask("find-text", {
    name: "es/programs",
    content,
    page: "/es/programs",
    ...clicked,
  });
  expect(found.body).toMatchObject({ found: { name: "es/programs", path: ["hero", "heading"] } });
  const english = await ada.ask("find-text", {
    name: "programs",
    content: shipped("programs"),
    page: "/programs",
    texts: ["Programs and Services"],
    nth: 0,
    inFrame: false,
  });
  expect(english.body).toMatchObject({ found: { name: "programs", path: ["hero", "heading"] } });
});
