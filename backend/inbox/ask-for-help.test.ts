import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { formLimits } from "#backend/http/form-limits.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aHelpRequest, formEntries } from "#backend/testing/forms.ts";
import { newest } from "#backend/testing/inbox/samples.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { inboxLimits } from "./receive.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;

const ask = async (desk: Desk, changed: object = {}) => {
  desk.wait(1);
  const answer = await desk.request("ask-for-help", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...aHelpRequest, ...changed }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return newest(desk, "contact_messages");
};

const open = async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const read = async <Path extends keyof DeskApi["GET"]>(path: Path, query: object) => {
    const parameters = new URLSearchParams(Object.entries(query));
    const answer = await desk.read(`${path}?${parameters}`, token);
    return (await answer.json()) as DeskApi["GET"][Path]["answer"];
  };
  return { desk, token, read };
};

test("a request for a call is stored without an address, and staff alone get an email", async () => {
  const site = await testSite();
  const answer = await site.post("ask-for-help", aHelpRequest);
  expect(await answer.json()).toEqual({ success: true, error: null });
  const [row] = await storedRows<object>(
    site.db,
    "select first_name, email, phone, phone_key, subject, message, status from contact_messages",
  );
  expect(row).toEqual({
    first_name: "Rosa Méndez",
    email: null,
    phone: "(773) 555-0142",
    phone_key: "7735550142",
    subject: "Please call: Eviction or a court paper",
    message: "Call after 5, please.",
    status: "open",
  });
  const [mail, ...others] = await site.mails();
  expect(others).toEqual([]);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain("This person doesn't have email.");
  expect(mail?.html).toContain('href="tel:+17735550142"');
});

test.each([
  [{ name: "" }, "Please enter your name"],
  [{ phone: "" }, "Please enter a phone number"],
  [{ phone: "555-0142" }, "Please enter a phone number with its area code"],
  [{ topic: "Lottery" }, "Please choose one from the list"],
  [{ name: "x".repeat(101) }, "Please use at most 100 characters"],
])("%j is refused: %s", async (changed, error) => {
  const site = await testSite();
  const answer = await site.post("ask-for-help", { ...aHelpRequest, ...changed });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ success: false, error });
});

test("a name and a number are enough, with and without script", async () => {
  const site = await testSite();
  const least = { name: "Rosa", phone: "773-555-0142", topic: "", words: "" };
  expect((await site.post("ask-for-help", least)).status).toBe(200);
  const sent = await site.submit("ask-for-help", formEntries({ ...least, name: "Ana" }));
  expect(sent.headers.get("location")).toBe("https://circleurban.example/help#asked");
  expect(await storedRows(site.db, "select distinct subject from contact_messages")).toEqual([
    { subject: "Please call" },
  ]);
});

test("without script, a form in Spanish is refused and accepted in Spanish", async () => {
  const site = await testSite();
  const send = (changed: object) =>
    site.submit("ask-for-help", [
      ...formEntries({ ...aHelpRequest, ...changed }),
      ["language", "es"],
    ]);
  const refused = await send({ name: "", phone: "555", topic: "x" });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  for (const said of [
    '<html lang="es">',
    "Su petición no se envió",
    "Por favor escriba su nombre",
    "Por favor escriba un teléfono con su código de área",
    "Por favor elija uno de la lista",
    "¿De qué se trata? (opcional)",
    '<option value="">Elija uno si quiere</option>',
    "Con el código de área.",
    "Diga cuándo llamarle, y cuándo no es seguro llamarle.",
    "Desalojo o un papel de la corte",
    "En pocas palabras (opcional)",
    "Pedir una llamada",
  ])
    expect(page).toContain(said);
  const sent = await send({});
  expect(sent.headers.get("location")).toBe("https://circleurban.example/es/help#asked");
  const [mail] = await site.mails();
  expect(mail?.text).toMatch(/Language: +Spanish/);
});

test("the hidden field and links hold it back; nobody is refused sooner than with a message", async () => {
  const site = await testSite();
  await site.post("ask-for-help", { ...aHelpRequest, leaveBlank: "x" });
  await site.post("ask-for-help", { ...aHelpRequest, name: "www.cheap.example" });
  expect(
    await storedRows(site.db, "select suspicion from contact_messages order by created_at"),
  ).toEqual([{ suspicion: "filled in the hidden field" }, { suspicion: "gave a link as a name" }]);
  expect(await site.mails()).toEqual([]);
  const { requests, messages } = inboxLimits;
  expect(requests).toEqual(JSON.parse(JSON.stringify(messages).replaceAll("messages", "requests")));
  expect(requests).toEqual(formLimits("requests", [40, 60, 120]));
});

test("the desk shows whom to call, finds them by the digits, and offers no reply", async () => {
  const { desk, token, read } = await open();
  const earlier = await ask(desk, { phone: "1-773-555-0142", words: "" });
  const { id, revision } = await ask(desk);
  await ask(desk, { name: "Somebody Else", phone: "(773) 555-0100" });

  const found = await read("messages", { q: "7735550142" });
  expect(found.messages.map(({ name, email, phone }) => ({ name, email, phone }))).toEqual([
    { name: "Rosa Méndez", email: null, phone: "(773) 555-0142" },
    { name: "Rosa Méndez", email: null, phone: "1-773-555-0142" },
  ]);
  const opened = await read("messages/message", { id });
  expect(opened.message).toMatchObject({ name: "Rosa Méndez", email: null });
  expect(opened.earlier.map((one) => one.id)).toEqual([earlier.id]);
  expect(opened.gifts).toBeUndefined();

  const reply = { key: crypto.randomUUID(), id, revision, text: "Hello", status: "done" };
  const refused = await desk.post("messages/reply", reply, token);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please call them");
  expect(
    (await desk.post("messages/note", { key: crypto.randomUUID(), id, text: "Called her." }, token))
      .status,
  ).toBe(200);
  const done = { id, revision: revision + 1, status: "done" };
  expect((await desk.post("messages/status", done, token)).status).toBe(200);

  const file = await (await desk.read("messages/export?status=all", token)).text();
  expect(file).toContain("Rosa Méndez,,(773) 555-0142,Please call: Eviction");
});

test("what somebody wrote about a number is not shown to whose it is, and stays", async () => {
  const { desk, token, read } = await open();
  const words = "Call only me. My husband must not know.\n\nPhone: (773) 555-0100 is his.";
  await ask(desk, { words });
  await desk.mails();
  const phone = "773-555-0100";
  const { kept } = await read("privacy", { phone });
  expect(kept.map(({ what, entries }) => [what, entries.length])).toEqual([["Emails", 1]]);
  const file = await (await desk.read(`privacy/file?phone=${phone}`, token)).text();
  for (const said of [JSON.stringify(kept), file])
    for (const hers of ["Rosa", "555-0142", "husband"]) expect(said).not.toContain(hers);
});

test("what is kept about somebody without email is found by name and number, and deleted", async () => {
  const { desk, token, read } = await open();
  await ask(desk);
  await ask(desk, { name: "Somebody Else", phone: "(773) 555-0100" });
  await desk.mails();
  expect((await read("privacy/named", { name: "mendez" })).people).toEqual([
    { name: "Rosa Méndez", phone: "(773) 555-0142" },
  ]);
  const phone = "+1 773 555 0142";
  const { kept } = await read("privacy", { phone });
  expect(kept.map(({ what, entries }) => [what, entries.length])).toEqual([
    ["Messages and applications", 1],
    ["Emails", 1],
  ]);
  expect(JSON.stringify(kept)).not.toContain("555-0100");
  expect((await desk.post("privacy/delete", { phone }, token)).status).toBe(200);
  expect((await read("privacy", { phone })).kept).toEqual([]);
  expect((await read("privacy", { phone: "7735550100" })).kept).toHaveLength(2);
  expect((await desk.read("privacy?phone=7735550174", token)).status).toBe(400);
});
