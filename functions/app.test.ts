import { expect, test } from "vitest";
import { testSite } from "#functions/testing/site.ts";

test("an unknown function is answered with 404 and JSON", async () => {
  const site = await testSite();
  const answer = await site.post("no-such-function", {});
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ success: false, error: "There is no such function." });
});

test("the functions client may call from any origin with all its headers", async () => {
  const site = await testSite();
  const answer = await site.request("no-such-function", {
    method: "OPTIONS",
    headers: { origin: "https://other.example", "access-control-request-method": "POST" },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const allowed = answer.headers.get("access-control-allow-headers")?.split(",") ?? [];
  for (const header of ["authorization", "x-client-info", "apikey", "content-type"])
    expect(allowed).toContain(header);
});

test("a body that is too long is refused with a sentence", async () => {
  const site = await testSite();
  const answer = await site.post("no-such-function", { text: "x".repeat(100_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: expect.stringContaining("shorten"),
  });
});
