import { expect, test } from "vitest";
import { lifetimeOf } from "#hosts/node/site-addresses.ts";
import { withoutData } from "./page-data.ts";

const controller = "window.__reactRouterContext.streamController";
const page = (data: string) =>
  `<h1>News</h1><script>${controller}.enqueue(${JSON.stringify(data)});</script><!--$--><script>${controller}.close();</script><!--/$-->`;

test("a page's data becomes a script named after it, which the page asks for", () => {
  const { html, file } = withoutData(page('["said \\"so\\"", "$& </script>"]'));
  const [address = "", body] = file ?? [];
  expect(html).toBe(`<h1>News</h1><script async="" src="${address}"></script><!--/$-->`);
  expect(body?.toString()).toContain('said \\\\\\"so');
  expect(body?.toString()).toMatch(/close\(\);\n$/);
  expect(lifetimeOf(address)).toContain("immutable");
});

test("the same data has the same name, other data another", () => {
  const nameOf = (data: string) => withoutData(page(data)).file?.[0];
  expect(nameOf("a")).toBe(nameOf("a"));
  expect(nameOf("a")).not.toBe(nameOf("b"));
});

test("a page without data stays as it is", () => {
  expect(withoutData("<h1>Desk</h1>")).toEqual({ html: "<h1>Desk</h1>" });
});
