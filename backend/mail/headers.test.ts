import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import {
  applicationForStaff,
  contactAcknowledgement,
  contactForStaff,
} from "#backend/inbox/mails.ts";
import { aContactMessage, anApplication } from "#backend/testing/forms.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";
import { headerText, type OutgoingMail } from "./mail.ts";
import { composeRaw } from "./smtp.ts";

const from = organisation.email;
const settings = {
  siteUrl: "https://circleurban.example",
  functionsUrl: "https://circleurban.example/functions/v1",
  mailFrom: from,
  staffEmail: from,
};

/** The raw mail, without the cleaning that the outbox does first: either must be enough. */
const rawOf = async (mail: OutgoingMail) =>
  (
    await composeRaw(
      {
        ...mail,
        senderName: organisation.fullName,
        messageId: "<one@circleurban.example>",
        date: new Date(0),
      },
      from,
    )
  ).toString("latin1");

const namesOf = async (raw: string) =>
  (await PostalMime.parse(raw)).headers.map(({ key }) => key).sort();

const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "\r\nBcc: all@victim.example\r\n",
        "\nBcc: all@victim.example",
        "\r\n\r\n<script>alert(1)</script>",
        "\rX-Injected: 1",
        "%0aBcc: x@y.example",
        "\u2028Bcc: x@y.example",
        "=?utf-8?Q?=0ABcc:_x@y.example?=",
        "Content-Type: text/html",
        "\u0000",
        '"><b>',
        "\r\n.\r\nMAIL FROM:<x@y.example>",
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

test("nothing typed into any field adds, removes or renames a header", async () => {
  const contactNames = await namesOf(
    await rawOf(contactForStaff({ ...aContactMessage, id: "x" }, settings, shippedSite)),
  );
  const acknowledgementNames = await namesOf(
    await rawOf(contactAcknowledgement({ ...aContactMessage, id: "x" }, shippedSite)),
  );
  const volunteerNames = await namesOf(
    await rawOf(applicationForStaff({ ...anApplication, id: "x" }, settings, shippedSite)),
  );
  const runs = 200;
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, nasty, async (a, b, c, d, e) => {
      const message = {
        ...aContactMessage,
        id: "x",
        firstName: a,
        lastName: b,
        phone: c,
        subject: d,
        message: e,
      };
      const staffRaw = await rawOf(contactForStaff(message, settings, shippedSite));
      expect(await namesOf(staffRaw)).toEqual(contactNames);
      const staff = await PostalMime.parse(staffRaw);
      expect(staff.to).toEqual([{ name: "", address: from }]);
      expect(staff.bcc ?? []).toEqual([]);
      expect(staff.html).not.toContain("<script>");
      expect(await namesOf(await rawOf(contactAcknowledgement(message, shippedSite)))).toEqual(
        acknowledgementNames,
      );
      const application = {
        ...anApplication,
        id: "x",
        firstName: a,
        lastName: b,
        motivation: c,
        experience: `x${d}`,
        emergencyContact: e,
      };
      expect(
        await namesOf(await rawOf(applicationForStaff(application, settings, shippedSite))),
      ).toEqual(volunteerNames);
    }),
    { numRuns: runs },
  );
  console.log(`headers: ${runs} sets of hostile fields, ${runs * 3} raw mails, no extra header`);
});

test("text for a header is one line without control characters", () => {
  fc.assert(
    fc.property(nasty, (text) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
      expect(headerText(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    }),
  );
});
