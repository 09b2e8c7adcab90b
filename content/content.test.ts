import { existsSync, globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contactFields } from "#rules/contact.ts";
import {
  giftProblem,
  monthlyAmounts,
  monthlyBuilderAmount,
  presetAmounts,
} from "#rules/donation.ts";
import { organisation } from "#rules/organisation.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import * as annualReport from "./about/annual-report.ts";
import * as boardPage from "./about/board.ts";
import { timeline } from "./about/history.ts";
import { leaders } from "./about/leadership.ts";
import { staff } from "./about/staff.ts";
import * as contact from "./contact.ts";
import * as donationSuccess from "./donation-success.ts";
import * as golf from "./events/golf.ts";
import * as figures from "./figures.ts";
import * as give from "./give.ts";
import * as home from "./home.ts";
import { donateLink, footerGroups, headerItems } from "./navigation.ts";
import { absentPaths, suggestionsFor } from "./not-found.ts";
import { paths as siteMap } from "./site-map.ts";
import type { Hero, NavigationItem, PageInfo } from "./types.ts";
import * as volunteer from "./volunteer.ts";

type ContentFile = { page?: PageInfo; hero?: Hero };
const files = import.meta.glob<ContentFile>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });
const pages = Object.values(files).flatMap(({ page, hero }) => (page ? [{ ...page, hero }] : []));
const paths = pages.map(({ path }) => path).filter((path) => path !== "/404");

/** Every text under a key of that name, however deep. */
const collect = (value: unknown, key: string): string[] =>
  value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === key && typeof inner === "string" ? [inner] : collect(inner, key),
      )
    : [];
const links = [...new Set(collect({ files }, "href"))];
const placeOf = (href: string) => href.replace(/[?#].*/, "");
const hrefs = (all: readonly { href: string }[]) => all.map(({ href }) => placeOf(href));
const sum = (shares: readonly { dollars: number }[]) =>
  shares.reduce((total, { dollars }) => total + dollars, 0);

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
    const frame = [
      ...headerItems.flatMap((item: NavigationItem) => [item, ...(item.dropdown ?? [])]),
      donateLink,
      ...footerGroups.flatMap((group) => group.links),
    ];
    expect(paths).toEqual(expect.arrayContaining(hrefs(frame)));
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
      expect(Object.values(contact.subjects)).toContain(subject.replace(/ \(.+\)$/, ""));
  });
});

describe("a missing path", () => {
  test.each([...absentPaths, "/nowhere", "/programs/tutoring", "/constructor", "/", ""])(
    "“%s” gets suggestions that are pages",
    (path) => {
      const suggested = hrefs(suggestionsFor(path));
      expect(suggested).not.toEqual([]);
      expect(paths).toEqual(expect.arrayContaining(suggested));
    },
  );

  test("gets what stands nearest first, however it is written", () => {
    for (const path of ["/get-involved/volunteer", "/Get-Involved/Volunteer/"])
      expect(suggestionsFor(path)[0]?.href).toBe("/volunteer");
    expect(suggestionsFor("/programs/tutoring")[0]?.href).toBe("/programs");
    expect(suggestionsFor("/constructor")).toEqual(suggestionsFor("/nowhere"));
  });
});

describe("people", () => {
  const everybody = [...leaders, ...boardPage.members];

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
    const directors = boardPage.members.map(({ name }) => name);
    for (const { members } of boardPage.committees)
      expect(directors).toEqual(expect.arrayContaining(members));
    expect(directors).toHaveLength(figures.board.members.value);
  });

  test("every member of staff has a mail address and a number that are nobody else's", () => {
    for (const key of ["name", "email", "phone"] as const) {
      const own = [...staff.map((member) => member[key]), String(Object(organisation)[key])];
      expect(new Set(own).size, key).toBe(own.length);
    }
  });
});

describe("sums", () => {
  const { revenue, programShare, administrativeShare } = figures.finance;
  const programs = sum(annualReport.programSpending);
  const administration = sum(annualReport.administrativeSpending);
  const spent = programs + administration;

  test("revenue sources add up to the total revenue to the dollar", () => {
    expect(sum(annualReport.revenueSources)).toBe(revenue.value);
  });

  test("spending divides exactly as the highlights say, within what came in", () => {
    expect(programs * 100).toBe(spent * programShare.value);
    expect(administration * 100).toBe(spent * administrativeShare.value);
    expect(spent).toBeLessThanOrEqual(revenue.value);
  });
});

test("the history begins with the founding and goes forward", () => {
  const years = timeline.map(({ year }) => Number.parseInt(year, 10));
  expect(years[0]).toBe(organisation.founded);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

describe("giving", () => {
  test("every amount that is offered can be given", () => {
    const amounts = [...presetAmounts, ...home.impactGifts.map(({ amount }) => amount)];
    for (const amount of amounts) expect(giftProblem(amount, "one_time"), `${amount}`).toBeFalsy();
    for (const amount of [...monthlyAmounts, monthlyBuilderAmount])
      expect(giftProblem(amount, "monthly"), `${amount}`).toBeFalsy();
  });

  test("the notes on monthly gifts name the amounts that the rules allow", () => {
    for (const note of [give.form.note, home.customGift.monthlyNote])
      expect(note.match(/\d+/g)?.map(Number)).toEqual([...monthlyAmounts]);
  });

  test("other ways to give carry the address and the tax ID", () => {
    const words = collect(give.otherWays, "description").join(" ");
    expect(words).toContain(organisation.address.street);
    expect(words).toContain(organisation.taxId);
  });

  test("the thank-you page names the amount where there is one", () => {
    for (const message of Object.values(donationSuccess.messages)) {
      expect(message("$50")).toContain("$50");
      expect(message()).not.toMatch(/\$|undefined/);
    }
    // What a visitor without script reads.
    expect(donationSuccess.hero.lead).toBe(donationSuccess.messages.oneTime());
  });
});

test("every field of a form has its label, and every label its field", () => {
  expect(Object.keys(contact.form.fields)).toEqual(Object.keys(contactFields));
  expect(Object.keys(volunteer.form.fields)).toEqual(Object.keys(volunteerFields));
});

test("the golf page gives the organisation's own phone and mail", () => {
  expect(golf.closing).toMatchObject({ phone: organisation.phone, email: organisation.email });
});
