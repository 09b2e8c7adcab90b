import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Answer } from "#desk/call.ts";
import { type Me, session } from "#desk/queries.ts";
import { SignInFrame } from "#desk/sign-in/sign-in-frame.tsx";
import { Navigation } from "./navigation.tsx";

const me: Me = {
  id: "1",
  name: "Ruth Banks",
  email: "ruth@circleurban.example",
  owner: true,
  permissions: [],
  freshUntil: "2026-03-02T15:00:00Z",
  emailGoesToFiles: false,
};

const drawn = (screen: ReactNode, known?: Answer<"session">) => {
  const client = new QueryClient();
  if (known) client.setQueryData(session.queryKey, known);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>{screen}</QueryClientProvider>
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, "");
};

const organisation = { name: "Ring", fullName: "Ring of Austin" };

test("the navigation carries the name that is published", () => {
  const text = drawn(<Navigation me={me} showKeys={() => {}} />, { me, organisation });
  expect(text).toContain("Ring desk");
  expect(text).not.toContain("Circle");
});

test("so does the sign-in, in its heading, its title and for whom it is", () => {
  const text = drawn(<SignInFrame title="Sign in">{null}</SignInFrame>, { me: null, organisation });
  expect(text).toContain("Sign in · Ring desk");
  expect(text).toContain("For staff of Ring of Austin. Visitors will find");
  expect(text).not.toContain("Circle");
});

test("before the name is known, no other is shown", () => {
  const text = drawn(<SignInFrame title="Sign in">{null}</SignInFrame>);
  expect(text).toContain("Visitors will find everything");
  expect(text).not.toContain("Circle");
});
