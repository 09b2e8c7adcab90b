import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExpectedGifts } from "./expected-gifts.tsx";
import { expectedGifts } from "./queries.ts";

test("before a giving event is started, it says what it does and when it ends", () => {
  const client = new QueryClient();
  client.setQueryData(expectedGifts.queryKey, { expected: null });
  const said = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ExpectedGifts />
    </QueryClientProvider>,
  );
  expect(said).toMatch(/takes many more gifts from one place/);
  expect(said).toMatch(/ends automatically/);
});
