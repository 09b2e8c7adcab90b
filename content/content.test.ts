import { existsSync, globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contactFields } from "#rules/contact.ts";
import {
  giftProblem,
  monthlyAmounts,
  monthlyBuilderAmount,
  presetAmounts,
} from "#rules/donation.ts";
import { figureIn } from "#rules/figures.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import { groupFields } from "#rules/volunteer-group.ts";
import { annualReport } from "./about/annual-report.ts";
import { board } from "./about/board.ts";
import { history } from "./about/history.ts";
import { contact } from "./contact.ts";
import { documents } from "./documents.ts";
import { donationSuccess } from "./donation-success.ts";
import { figures } from "./figures.ts";
import { frame } from "./frame.ts";
import { give } from "./give.ts";
import { home } from "./home.ts";
import { legalDocuments } from "./legal.ts";
import { notFound } from "./not-found.ts";
import { organisation as organisationDocument } from "./organisation.ts";
import { people } from "./people.ts";
import { paths as siteMap } from "./site-map.ts";
import { shipped } from "./snapshot.ts";
import type { Hero, PageInfo } from "./types.ts";
import { volunteerGroups } from "./volunteer/groups.ts";
import { volunteer } from "./volunteer.ts";

const organisation = shipped(organisationDocument);
const { leaders, directors, staff } = shipped(people);
const report = shipped(annualReport);
const contents = documents.map(shipped);
/** There is no page of theirs before somebody writes it. */
const unwritten = Object.keys(legalDocuments);
const pages = documents.flatMap((document) => {
  // Spanish pages have tests of their own beside their documents.
  if (!document.path || document.english || unwritten.includes(document.name)) return [];
  const { page, hero } = shipped(document) as { page: PageInfo; hero?: Hero };
  return [{ ...page, path: document.path, hero }];
});
const paths = pages.map(({ path }) => path).filter((path) => path !== "/404");
const absentPaths = shipped(notFound).absent.map(({ path }) => path);

/** Every text under a key of that name, however deep. */
const collect = (value: unknown, key: string): string[] =>
  value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === key && typeof inner === "string" ? [inner] : collect(inner, key),
      )
    : [];
const links = [...new Set(collect(contents, "href"))];
const placeOf = (href: string) => href.replace(/[?#].*/, "");
const hrefs = (all: readonly { href: string }[]) => all.map(({ href }) => placeOf(href));
const sum = (shares: readonly { amount: string }[]) =>
  shares.reduce((total, { amount }) => total + figureIn(amount).value, 0);

describe("every page", () => {
  test("is on the site map, and the site map has no other", () => {
    expect(paths.toSorted()).toEqual(siteMap.toSorted());
  });

  test("has an address, a title and a description of its own", () => {
    for (const key of ["path", "title", "description"] as const)
      expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
  });

  test.each(pages)("$path describes itself within the length that search results show", (page) => {
    expect(page.title).toMatch(/\S/);
    expect(page.description).toMatch(/\S/);
    expect(page.description.length).toBeLessThanOrEqual(155);
    for (const text of Object.values(page.hero ?? {})) expect(text).toMatch(/\S/);
  });
});

describe("links", () => {
  test("lead to a page, a file, a known absent path or another site", () => {
    const known = new Set([...paths, ...absentPaths]);
    const lost = links.filter(
      (href) =>
        !/^(https|mailto|tel|#)/.test(href) &&
        !known.has(placeOf(href)) &&
        !existsSync(`public${placeOf(href)}`),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test("of header and footer lead to pages", () => {
    const { header, donate, footer } = shipped(frame);
    const around = [
      ...header.flatMap((item) => [item, ...item.dropdown]),
      donate,
      ...footer.flatMap((group) => group.links),
    ];
    expect(paths).toEqual(expect.arrayContaining(hrefs(around)));
  });

  test("to the absent paths exist, and none of these has become a page", () => {
    expect(links.map(placeOf)).toEqual(expect.arrayContaining(absentPaths));
    expect(absentPaths.filter((path) => paths.includes(path))).toEqual([]);
  });

  test("to the contact form name a subject that it knows", () => {
    const subjects = links
      .filter((href) => href.startsWith("/contact?"))
      .map((href) => new URL(href, "https://x.example").searchParams.get("subject") ?? "");
    expect(subjects.length).toBeGreaterThan(0);
    // A sponsor's tier is added in brackets.
    for (const subject of subjects)
      expect(shipped(contact).subjects).toContain(subject.replace(/ \(.+\)$/, ""));
  });
});

describe("people", () => {
  const everybody = [...leaders, ...directors];

  test.each(everybody)("$name has a whole story, and a whole portrait or none", (person) => {
    expect(person.expertise.length).toBeGreaterThanOrEqual(2);
    expect(person.bio).not.toEqual([]);
    for (const text of [person.title, person.quote, person.tenure, person.profession])
      expect(text).toMatch(/\S/);
    // Without a photo the page shows initials; half a photo would be a broken one.
    const files = globSync(`public/portraits/${person.photo}{.jpg,-*.avif}`);
    expect([0, 5]).toContain(files.length);
  });

  test("committees are made up of directors, and the board counts them all", () => {
    const names = directors.map(({ name }) => name);
    for (const { members } of shipped(board).committees)
      expect(names).toEqual(expect.arrayContaining(members));
    expect(String(names.length)).toBe(shipped(figures).board.members);
  });

  test("every member of staff has a mail address and a number that are nobody else's", () => {
    for (const key of ["name", "email", "phone"] as const) {
      const own = [...staff.map((member) => member[key]), String(Object(organisation)[key])];
      expect(new Set(own).size, key).toBe(own.length);
    }
  });
});

describe("sums", () => {
  const { revenue, programShare, administrativeShare } = shipped(figures).finance;
  const programs = sum(report.programSpending);
  const administration = sum(report.administrativeSpending);
  const spent = programs + administration;

  test("revenue sources add up to the total revenue to the dollar", () => {
    expect(sum(report.revenueSources)).toBe(figureIn(revenue).value);
  });

  test("spending divides exactly as the highlights say, within what came in", () => {
    expect(programs * 100).toBe(spent * figureIn(programShare).value);
    expect(administration * 100).toBe(spent * figureIn(administrativeShare).value);
    expect(spent).toBeLessThanOrEqual(figureIn(revenue).value);
  });
});

test("the history begins with the founding and goes forward", () => {
  const years = shipped(history).timeline.map(({ year }) => Number.parseInt(year, 10));
  expect(years[0]).toBe(organisation.founded);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

describe("giving", () => {
  test("every amount that is offered can be given", () => {
    const amounts = [...presetAmounts, ...shipped(home).impactGifts.map(({ amount }) => amount)];
    for (const amount of amounts) expect(giftProblem(amount, "one_time"), `${amount}`).toBeFalsy();
    for (const amount of [...monthlyAmounts, monthlyBuilderAmount])
      expect(giftProblem(amount, "monthly"), `${amount}`).toBeFalsy();
  });

  test("the notes on monthly gifts name the amounts that the rules allow", () => {
    for (const note of [shipped(give).form.note, shipped(home).customGift.monthlyNote])
      expect(note.match(/\d+/g)?.map(Number)).toEqual([...monthlyAmounts]);
  });

  test("other ways to give carry the address and the tax ID", () => {
    const words = collect(shipped(give).otherWays, "description").join(" ");
    expect(words).toContain(organisation.address.street);
    expect(words).toContain(organisation.taxId);
  });

  test("the thank-you page names the gift", () => {
    const { messages, hero } = shipped(donationSuccess);
    expect(messages.oneTime).toContain("{gift}");
    expect(messages.monthly).toContain("{amount}");
    // What a visitor without script reads, of either gift.
    expect(hero.lead).toContain("your donation was processed");
    expect(hero.lead).not.toContain("Circle Builder");
  });
});

test("every hint of a form belongs to a field", () => {
  expect(Object.keys(contactFields)).toEqual(
    expect.arrayContaining(Object.keys(shipped(contact).form.fields)),
  );
  expect(Object.keys(volunteerFields)).toEqual(
    expect.arrayContaining(Object.keys(shipped(volunteer).form.fields)),
  );
  expect(Object.keys(groupFields([]))).toEqual(
    expect.arrayContaining(Object.keys(shipped(volunteerGroups).form.fields)),
  );
});
