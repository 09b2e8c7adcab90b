import { expect, test } from "vitest";
import { volunteerDelivery } from "./volunteer-delivery.ts";

test.each([
  ["http://localhost:3000", undefined, "page"],
  ["http://127.0.0.1:41234", "", "page"],
  ["http://[::1]:3000", undefined, "page"],
  ["http://circle.localhost", undefined, "page"],
  ["https://circleurban.example", undefined, "server"],
  ["https://localhost.example", undefined, "server"],
  ["https://circleurban.example", "page", "page"],
  ["http://localhost:3000", "server", "server"],
])("pages for %s with the setting %j: applications go to %s", (siteUrl, asked, delivery) => {
  expect(volunteerDelivery(siteUrl, asked)).toBe(delivery);
});

test("a setting that means nothing stops the build", () => {
  expect(() => volunteerDelivery("http://localhost:3000", "yes")).toThrow(
    'must be page or server, not "yes"',
  );
});
