import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { aMessage, aReader } from "#backend/testing/inbox/samples.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;

const files: Record<string, (desk: Desk, email: string) => Promise<unknown>> = {
  "gifts/export": (desk, email) => aGift(desk, { email }),
  "gifts/export?state=waiting": (desk, email) =>
    desk.db.query(
      `insert into gifts (id, amount_cents, frequency, provider, livemode, donor_email, created_at,
                          expires_at, updated_at, state)
       values (gen_random_uuid(), 5000, 'one_time', 'stripe', true, $1, clock_timestamp(),
               clock_timestamp(), clock_timestamp(), 'started')`,
      [email],
    ),
  "gifts/accounts-export?since=2026-01-01&until=2026-12-31": (desk, email) =>
    aGift(desk, { email }),
  "messages/export?order=oldest": (desk, email) => aMessage(desk, { email }),
  "messages/export?order=newest": (desk, email) => aMessage(desk, { email }),
  "readers/export": (desk, email) => {
    desk.wait(1);
    return aReader(desk, email);
  },
};

const setUp = async () => {
  const desk = await testDesk();
  const id = await desk.person("mallory@circleurban.example", { owner: true });
  return { desk, id, token: await desk.signIn(id) };
};

/** Its sender waits with everything but the first line until somebody reads on. */
const begun = async (desk: Desk, path: string, token: string) => {
  const answer = await desk.read(path, token);
  expect(answer.status).toBe(200);
  return answer;
};

test.each(Object.entries(files))(
  "%s that is read slowly holds what was there when it was asked for",
  async (path, add) => {
    const { desk, token } = await setUp();
    await add(desk, "before@visitor.example");
    const file = await begun(desk, path, token);
    await add(desk, "later@visitor.example");
    const text = await file.text();
    expect(text).toContain("before@visitor.example");
    expect(text).not.toContain("later@visitor.example");
  },
);

test.each(Object.entries(files))("%s breaks off when its reader is removed", async (path, add) => {
  const { desk, id, token } = await setUp();
  await add(desk, "before@visitor.example");
  const file = await begun(desk, path, token);
  await desk.db.query("update staff_accounts set removed_at = now() where id = $1", [id]);
  await expect(file.text()).rejects.toThrow("Please sign in.");
});

test("a long file breaks off in the middle when its reader loses the role or signs out", async () => {
  const { desk, id, token } = await setUp();
  await desk.db.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     select 'Sample', 'Person', n || '@visitor.example', 'Subject', 'Words', $1
     from generate_series(1, 1200) as n`,
    [desk.deps.now()],
  );
  for (const change of [
    () => desk.db.query("update staff_accounts set owner = false where id = $1", [id]),
    () => desk.post("sign-out", {}, token),
  ]) {
    await desk.db.query("update staff_accounts set owner = true where id = $1", [id]);
    const file = await begun(desk, "messages/export", token);
    const pages = file.body?.getReader();
    for (const part of ["Received", "Sample Person"])
      expect(new TextDecoder().decode((await pages?.read())?.value)).toContain(part);
    await change();
    const rest = async () => {
      for (let done: boolean | undefined = false; !done; ) ({ done } = (await pages?.read()) ?? {});
    };
    await expect(rest()).rejects.toThrow(/Please sign in|doesn't include this/);
  }
});

test("a file that takes longer than its reader's sign-in is fresh is whole", async () => {
  const { desk, token } = await setUp();
  await aMessage(desk);
  const file = await begun(desk, "messages/export", token);
  desk.wait(20 * 60);
  expect((await file.text()).match(/\r\n/g)).toHaveLength(2);
});
