import { describe, expect, test } from "vitest";
import { endpoints } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { type Permission, permissions } from "#rules/desk.ts";

type Role = { name: string; owner?: boolean; permissions?: Permission[] };

const roles: Role[] = [
  { name: "somebody with no permission" },
  ...permissions.map((permission) => ({
    name: `somebody with ${permission}`,
    permissions: [permission],
  })),
  { name: "an owner", owner: true },
];

const opens = ({ owner, permissions = [] }: Role, access: string) =>
  owner ||
  access === "public" ||
  access === "signed-in" ||
  permissions.includes(access as Permission);

const guarded = endpoints.filter(({ access }) => access !== "public");

const call = (
  desk: Awaited<ReturnType<typeof testDesk>>,
  { method, path }: { method: string; path: string },
  token?: string,
) => (method === "GET" ? desk.read(path, token) : desk.post(path, {}, token));

test("no two endpoints share a path, and only signing in is open to everybody", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(endpoints.filter(({ access }) => access === "public").map(({ path }) => path)).toEqual([
    "session",
    "sign-in/link",
    "sign-in/use-link",
    "sign-in/passkey-options",
    "sign-in/passkey",
    "invitation/look",
    "invitation/accept",
  ]);
});

test("nobody gets anything without a session", async () => {
  const desk = await testDesk();
  for (const endpoint of guarded) {
    const answer = await call(desk, endpoint);
    expect({ path: endpoint.path, status: answer.status }).toEqual({
      path: endpoint.path,
      status: 401,
    });
  }
});

describe.each(roles)("$name", (role) => {
  test("reaches exactly the endpoints of that role", async () => {
    const desk = await testDesk();
    const { owner, permissions } = role;
    const id = await desk.person("staff@circleurban.example", { owner, permissions });
    for (const endpoint of guarded) {
      // Some end the session.
      const answer = await call(desk, endpoint, await desk.signIn(id));
      const refused = answer.status === 403;
      expect({ path: endpoint.path, refused }).toEqual({
        path: endpoint.path,
        refused: !opens(role, endpoint.access),
      });
    }
  });
});

test("whoever may only answer messages sees neither subscribers nor visits", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["messages"] });
  const statusOf = async (path: string) => (await desk.read(path, token)).status;
  expect(await statusOf("messages")).toBe(200);
  for (const path of ["readers", "letters", "visits", "gifts", "pages", "people", "audit"])
    expect({ path, status: await statusOf(path) }).toEqual({ path, status: 403 });
});

test("what asks for a fresh sign-in is refused a quarter of an hour later, with its own code", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  desk.wait(15 * 60);
  for (const endpoint of guarded.filter(({ path }) => !/sign-out|end-session/.test(path))) {
    const answer = await call(desk, endpoint, token);
    const { code } = (await answer.json()) as { code?: string };
    expect({ path: endpoint.path, asked: code === "sign-in-again" }).toEqual({
      path: endpoint.path,
      asked: endpoint.fresh,
    });
  }
});

test("managing people always asks for a fresh sign-in", () => {
  const managing = endpoints.filter(
    ({ path, method }) => method === "POST" && path.startsWith("people/"),
  );
  expect(managing.filter(({ fresh }) => !fresh)).toEqual([]);
});

test("a permission that is taken away counts at once", async () => {
  const desk = await testDesk();
  const id = await desk.person("owner@circleurban.example", { owner: true });
  const token = await desk.signIn(id);
  expect((await desk.read("people", token)).status).toBe(200);
  await desk.db.query("update staff_accounts set owner = false where id = $1", [id]);
  expect((await desk.read("people", token)).status).toBe(403);
});
