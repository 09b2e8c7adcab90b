import { expect, test } from "vitest";
import type { FormField } from "#desk/pages/queries.ts";
import { pageShowing } from "./page-showing.ts";

const text = (name: string): FormField => ({ name, kind: "text", label: name });
const form: FormField = {
  name: "",
  kind: "group",
  label: "Campaigns",
  fields: [
    {
      name: "campaigns",
      kind: "list",
      label: "Campaigns",
      item: {
        name: "",
        kind: "group",
        label: "Campaign",
        seenOn: "/give/{address}",
        fields: [text("title"), text("address")],
      },
    },
    { name: "words", kind: "group", label: "Words", seenOn: "/give/*", fields: [text("until")] },
    { name: "staff", kind: "list", label: "Staff", seenOn: "/about/staff", item: text("") },
    text("heading"),
  ],
};
const content = {
  campaigns: [
    { title: "A New Roof", address: "roof" },
    { title: "Summer Camp", address: "" },
    { title: "", address: "" },
  ],
};
const pages = ["/give", "/about/staff", "/give/ways/check", "/give/roof", "/give/summer-camp"].map(
  (path) => ({ path, title: path }),
);

test.each([
  ["campaigns.0.title", "/give/roof"],
  ["campaigns.0", "/give/roof"],
  // As it will be called when it is published.
  ["campaigns.1.title", "/give/summer-camp"],
  ["campaigns.2.title", undefined],
  ["campaigns", undefined],
  ["words.until", "/give/roof"],
  ["staff.4", "/about/staff"],
  ["heading", undefined],
  ["picture-alt", undefined],
])("what stands at %s is looked at on %s", (at, path) => {
  expect(pageShowing(form, content, at, pages)).toBe(path);
});
