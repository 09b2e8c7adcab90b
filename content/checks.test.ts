import { expect, test } from "vitest";
import { buildingProjects } from "./building-projects.ts";
import { factsOf } from "./facts.ts";
import { golfClassic } from "./golf-classic.ts";
import { privacy } from "./legal.ts";
import { news } from "./news.ts";
import { notice } from "./notice.ts";
import { organisation } from "./organisation.ts";
import { people } from "./people.ts";
import { problemsOf } from "./problems.ts";
import { defaultSnapshot, problemsWith } from "./snapshot.ts";

type Shipped = { name: string; version: number; defaults: object };

/** What is said about a document of which some fields were changed. */
const said = ({ name, version, defaults }: Shipped, changed: object) =>
  problemsWith([{ name, version, content: { ...defaults, ...changed } }])
    .filter((problem) => problem.name === name)
    .map(({ place, message }) => `${place.join(".")}: ${message}`);

const noPhone = "phone: This must be a phone number with ten digits, such as (773) 555-0174.";
const noMail = "email: This must be an email address, such as info@circleurban.example.";
const noDay = "This must be a date between 2000 and 2099.";

test.each([
  ["call us", noPhone],
  ["555-0174", noPhone],
  ["1 (773) 555-0174", noPhone],
])("the phone %s is refused", (phone, sentence) => {
  expect(said(organisation, { phone })).toContain(sentence);
});

test("phones and mail addresses that can be used are taken", () => {
  expect(said(organisation, { phone: "773.555.0175", email: "desk@circle.example" })).toEqual([]);
  expect(said(organisation, { email: "{organisation.careersEmail}" })).toEqual([]);
});

test.each(["nobody-at-all", "a@b", "a@b.example, c@d.example", "{organisation.name}"])(
  "the mail address %s is refused",
  (email) => {
    expect(said(organisation, { email })).toContain(noMail);
  },
);

test.each(["2026-13-01", "2026-02-30", "0001-01-01", "9999-12-31", "soon", "{golf.end}"])(
  "the day %s is refused with a sentence",
  (date) => {
    expect(said(golfClassic, { date })).toContain(`date: ${noDay}`);
  },
);

test("what ends before it begins is refused at its end", () => {
  expect(said(golfClassic, { start: "18:00", end: "09:00" })).toEqual([
    "end: It must end after it starts.",
  ]);
  const odd = { text: "Closed", from: "2027-01-02T10:00", until: "2027-01-01T10:00" };
  expect(said(notice, odd)).toEqual(["until: The end must be after the start."]);
});

const linking = (href: string) => ({
  closing: {
    ...news.defaults.closing,
    button: { ...news.defaults.closing.button, href },
  },
});

const noLink =
  "closing.button.href: This must be a page on this site, such as /give, or a full address, such as https://…";

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "https://",
  "https://[",
  "https:///evil",
  "https:/\\evil",
  "https://user:pw@evil.example/",
  "http://plain.example",
  "mailto:",
  "mailto:nobody",
  "tel:",
  "#",
  "/\u202Egive",
])("a link to %j is refused", (href) => {
  expect(said(news, linking(href))).toEqual([noLink]);
});

test.each(["/nowhere-at-all", "/privacy", "/%5cevil.example", "/news/../../x"])(
  "a link to %s, where there is no page, is refused",
  (href) => {
    expect(said(news, linking(href))).toEqual([
      `closing.button.href: This site has no page ${href}.`,
    ]);
  },
);

test.each([
  "/give",
  "/contact?subject=Partnership#form",
  "/documents/annual-report-fy2025.pdf",
  "/projects/current",
  "#news",
  "https://news.example/a?b=c",
  "mailto:{organisation.email}",
  "tel:+17735550174",
])("a link to %s is taken", (href) => {
  expect(said(news, linking(href))).toEqual([]);
});

test("a page that was written may be linked, and then not emptied", () => {
  const { name, version } = news;
  const link = { name, version, content: { ...news.defaults, ...linking("/privacy") } };
  const sections = [{ heading: "What we keep", paragraphs: ["Your name."] }];
  const written = { name: "privacy", version: 1, content: { ...privacy.defaults, sections } };
  expect(problemsWith([link, written])).toEqual([]);
  expect(problemsWith([link])).toMatchObject([
    { name: "news", message: "This site has no page /privacy." },
  ]);
});

test("a line stays one line, also when a fact brings the second", () => {
  const sentence = "This must be on one line.";
  for (const end of ["\n", "\r\n", "\u2028", "\0"])
    expect(said(golfClassic, { title: `Golf${end}BEGIN:VALARM` })).toContain(`title: ${sentence}`);
  expect(said(organisation, { blurb: "One.\nTwo." })).toEqual([]);
  expect(said(organisation, { blurb: "One.\nTwo.", tagline: "{organisation.blurb}" })).toContain(
    `tagline: ${sentence}`,
  );
});

test("a portrait that nobody made and a picture that nobody describes are refused", () => {
  const [first, ...rest] = people.defaults.leaders;
  const leaders = [{ ...first, photo: "no-such-person" }, ...rest];
  expect(said(people, { leaders })).toEqual([
    "leaders.0.photo: There is no such portrait. Please choose it again.",
  ]);
  const picture = { upload: "0".repeat(32), width: 10, height: 10, widths: [10] };
  const heroPicture = { ...picture, alt: "   ", focus: { x: 0, y: 0 } };
  expect(said(news, { heroPicture })).toEqual([
    "heroPicture.alt: Please say what the picture shows, for people who cannot see it.",
  ]);
  expect(said(news, { heroPicture: { ...heroPicture, alt: "A", upload: "../../etc" } })).toEqual([
    "heroPicture.upload: This picture is missing. Please choose it again.",
  ]);
});

test("whatever is sent in a field's place is answered in words that people use", () => {
  const facts = factsOf(defaultSnapshot);
  const wrong = [7, true, [], {}, "x", null, undefined, -1];
  for (const document of [organisation, golfClassic, buildingProjects, news, people, notice])
    for (const name of Object.keys(document.defaults))
      for (const value of wrong)
        for (const { message } of problemsOf(
          document,
          { ...document.defaults, [name]: value },
          facts,
        ))
          expect(message).not.toMatch(/Invalid|expected|received|pattern|undefined|NaN|>=|<=/);
});
