import { expect, test } from "vitest";
import { anApplication } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { organisation } from "#rules/organisation.ts";
import { volunteering } from "#rules/volunteering.ts";

test("an application is stored whole, mailed to staff and acknowledged", async () => {
  const site = await testSite();
  const answer = await site.post("send-volunteer-application", anApplication);
  expect(await answer.json()).toEqual({ success: true, error: null });
  const [row] = await site.db.query("select application from volunteer_applications");
  expect(row).toEqual({ application: anApplication });
  const [acknowledgement, forStaff] = await site.mails();
  expect(forStaff).toMatchObject({
    replyTo: "jose@visitor.example",
    subject: "Volunteer application: José García",
  });
  expect(forStaff?.text).toContain("Weekend mornings; Flexible/As needed");
  expect(acknowledgement?.text).toContain("within 5-7 business days");
});

test.each([
  ["16-17", true],
  ["18-24", false],
] as const)(
  "an applicant of %s learns when orientation is and whom to call, and if need be whom to bring",
  async (age, bringsParent) => {
    const site = await testSite();
    await site.post("send-volunteer-application", { ...anApplication, age });
    const [acknowledgement] = await site.mails();
    for (const body of [acknowledgement?.text ?? "", acknowledgement?.html ?? ""]) {
      expect(body).toContain(volunteering.orientation.when);
      expect(body).toContain(`in the front office at ${organisation.address.street}`);
      expect(body.includes("bring a parent or guardian")).toBe(bringsParent);
      expect(body.replaceAll("\u00a0", " ")).toContain(organisation.phone);
      expect(body).toContain("Questions before then?");
    }
  },
);

test("consent to the background check is required", async () => {
  const site = await testSite();
  const application = { ...anApplication, backgroundCheck: false };
  const answer = await site.post("send-volunteer-application", application);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    success: false,
    error: "Background check consent is required",
  });
});

test("an application that looks like a program's is kept and not mailed", async () => {
  const site = await testSite();
  await site.post("send-volunteer-application", { ...anApplication, leaveBlank: "x" });
  expect(await site.db.query("select suspicion from volunteer_applications")).toEqual([
    { suspicion: "filled in the hidden field" },
  ]);
  expect(await site.mails()).toEqual([]);
});

test("who asks again for an accepted application hears that it was, also when no more are taken", async () => {
  const site = await testSite();
  const send = (key: string) =>
    site.request("send-volunteer-application", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(anApplication),
    });
  for (let n = 1; n <= 20; n++) expect((await send(`sending ${n}`)).status).toBe(200);
  expect((await send("sending 20")).status).toBe(200);
  expect((await send("sending 21")).status).toBe(429);
  expect(await site.db.query("select 1 from volunteer_applications")).toHaveLength(20);
});
