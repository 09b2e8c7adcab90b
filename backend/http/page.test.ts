import { createHash } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { markIcon } from "#backend/look.ts";
import { markup } from "#backend/markup.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";
import type { AppEnv } from "./context.ts";
import { answerPage, linkButton, type Page } from "./page.ts";
import {
  checkboxes,
  hiddenField,
  problemSummary,
  selectField,
  textArea,
  textField,
} from "./page-form.ts";

const settings = { siteUrl: "https://circleurban.example" };
const hostile = `"><script>alert('x')</script> & </textarea></title><b>`;

const answer = (page: Partial<Page>) =>
  new Hono<AppEnv>()
    .get("/", (c) => {
      c.set("site", shippedSite);
      return answerPage(c, settings, { title: "Thank you", content: markup``, ...page });
    })
    .request("/");

test("a page is whole: a language, one heading, a named tab, a way home and a way to call", async () => {
  const response = await answer({ content: markup`<p>Your message was sent.</p>` });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
  const html = await response.text();
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html.match(/<h1>.*<\/h1>/g)).toEqual(["<h1>Thank you</h1>"]);
  expect(html).toContain(`<title>Thank you | ${organisation.name}</title>`);
  expect(html).toContain('href="https://circleurban.example/"');
  expect(html).toContain('href="tel:+1');
  expect(html).toContain('content="width=device-width, initial-scale=1"');
});

test("a page runs nothing, loads nothing, and its own styles are the only ones", async () => {
  const response = await answer({ leadsTo: ["https://checkout.stripe.com"] });
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "form-action 'self' https://circleurban.example https://checkout.stripe.com;",
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get("referrer-policy")).toBe("strict-origin");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const html = await response.text();
  expect(html.match(/<style|style="/g)).toHaveLength(1);
  const [, styles = ""] = /<style>([\s\S]+)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}';`,
  );
});

test("a page that says the same is the same to the byte", async () => {
  expect(await (await answer({})).text()).toBe(await (await answer({})).text());
});

test("a page brings its icon along: a browser that asks for one is refused, and says so", async () => {
  const response = await answer({});
  const policy = response.headers.get("content-security-policy")?.split("; ");
  expect(policy).toContain("img-src data:");
  const icons = (await response.text()).match(/<link rel="icon" href="[^"]+"/g);
  expect(icons).toEqual([`<link rel="icon" href="${markIcon}"`]);
});

test("a page says what it says with the status it is given", async () => {
  expect((await answer({ status: 422 })).status).toBe(422);
});

const everyPart = () => markup`<p>${hostile}</p>
${linkButton(hostile, `https://circleurban.example/?q=${hostile}`)}
${problemSummary([{ message: hostile, field: hostile }, { message: hostile }], hostile)}
${textField({ name: "name", label: hostile, value: hostile, hint: hostile, problem: hostile }, { autocomplete: hostile })}
${textArea({ name: "message", label: hostile, value: hostile })}
${selectField({ name: "age", label: hostile, value: hostile, placeholder: hostile, options: ["16-17", hostile] })}
${checkboxes({ name: "interests", label: hostile, options: [hostile], values: [hostile] })}
${hiddenField("website", hostile)}`;

test("nothing that is put into any part of a page is read as HTML", async () => {
  const page = { title: hostile, tab: hostile, banner: hostile, content: everyPart() };
  const html = await (await answer(page)).text();
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>");
  expect(html.match(/<\/textarea>/g)).toHaveLength(1);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
});

test("a form that comes back keeps what was typed, to the letter", () => {
  const typed = "\nFirst line\n  second <line>";
  expect(`${textArea({ name: "message", label: "Message", value: typed })}`).toContain(
    ">\n\nFirst line\n  second &lt;line&gt;</textarea>",
  );
  expect(`${textField({ name: "city", label: "City", value: 'The "Loop"' })}`).toContain(
    'value="The &quot;Loop&quot;"',
  );
  const age = selectField({
    name: "age",
    label: "Age range",
    value: "65+",
    placeholder: "Choose your age range",
    options: ["16-17", "65+"],
  });
  expect(`${age}`).toContain("<option selected>65+</option>");
  expect(`${age}`).toContain("<option>16-17</option>");
  const boxes = checkboxes({
    name: "interests",
    label: "What would you like to do?",
    options: ["Mentoring", "Food services"],
    values: ["Food services"],
  });
  expect(`${boxes}`).toContain('value="Food services" checked>');
  expect(`${boxes}`).toContain('value="Mentoring">');
});

test("a field with a problem says so to eyes and to screen readers, and can be jumped to", () => {
  const problem = "Please enter a valid email address";
  const field = `${textField({ name: "email", label: "Email", value: "x", hint: "We write here.", problem })}`;
  expect(field).toContain('<label for="email">');
  expect(field).toContain('id="email"');
  expect(field).toContain('aria-describedby="email-hint email-problem" aria-invalid="true"');
  expect(field).toContain(`id="email-problem">${problem}`);
  expect(`${problemSummary([{ message: problem, field: "email" }])}`).toContain(
    `<a href="#email">${problem}</a>`,
  );
  const well = `${textField({ name: "email", label: "Email", value: "x" })}`;
  expect(well).not.toContain("aria-");
  expect(problemSummary([])).toBeUndefined();
});
