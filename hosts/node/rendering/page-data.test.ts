import { expect, test } from "vitest";
import { lifetimeOf } from "#hosts/node/site-addresses.ts";
import { withoutData } from "./page-data.ts";

const page = (data: string) =>
  `<h1>News</h1><template><script type="application/json" id="page-data">${data}</script></template>`;

test("a page's data becomes a file named after it, which the page asks for", () => {
  const { html, file } = withoutData(page('{"said":"so","and":"$& \\u003c/script>"}'));
  const [address = "", body] = file ?? [];
  expect(html).toBe(
    `<h1>News</h1><template><link id="page-data" rel="preload" as="fetch" crossorigin="anonymous" href="${address}"></template>`,
  );
  expect(JSON.parse(String(body))).toEqual({ said: "so", and: "$& </script>" });
  expect(lifetimeOf(address)).toContain("immutable");
});

test("the same data has the same name, other data another", () => {
  const nameOf = (data: string) => withoutData(page(data)).file?.[0];
  expect(nameOf("1")).toBe(nameOf("1"));
  expect(nameOf("1")).not.toBe(nameOf("2"));
});

test("a page without data stays as it is", () => {
  expect(withoutData("<h1>Desk</h1>")).toEqual({ html: "<h1>Desk</h1>" });
});
