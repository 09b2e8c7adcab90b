import { aContactMessage, anApplication, formEntries } from "#backend/testing/forms.ts";
import { organisation } from "#rules/organisation.ts";
import type { Case } from "./contract.ts";
import { siteUrl } from "./runtimes.ts";
import type { Visitor } from "./visitor.ts";

const submit = async ({ fetch }: Visitor, name: string, fields: Record<string, unknown>) => {
  const body = new URLSearchParams(formEntries(fields));
  const answer = await fetch(name, { method: "POST", body });
  return { answer, status: answer.status, to: answer.headers.get("location") };
};

/** What matters of a page with reasons: its kind, its heading, and that nothing typed is lost. */
const reasons = async ({ answer, status }: Awaited<ReturnType<typeof submit>>, typed: string) => {
  const page = await answer.text();
  return {
    status,
    type: answer.headers.get("content-type"),
    heading: page.match(/<h1>(.*?)<\/h1>/)?.[1],
    kept: page.includes(typed),
    policy: answer.headers.get("content-security-policy")?.includes("default-src 'none'"),
  };
};
const page = { type: "text/html; charset=UTF-8", kept: true, policy: true };

/** The forms as browsers send them by themselves. */
export const formCases: Case[] = [
  {
    name: "form: a contact message, and its mail to staff",
    async run(visitor) {
      const subject = "Sent without script";
      const fields = { ...aContactMessage, email: "form@visitor.example", subject };
      const { status, to } = await submit(visitor, "send-contact-form", fields);
      await visitor.mailTo(organisation.email, /Sent without script/);
      return { status, to };
    },
    sees: { status: 303, to: `${siteUrl}/contact#sent` },
  },
  {
    name: "form: a contact message with a fault",
    async run(visitor) {
      const fields = { ...aContactMessage, message: "short", subject: "Is <this> kept?" };
      return reasons(
        await submit(visitor, "send-contact-form", fields),
        'value="Is &lt;this&gt; kept?"',
      );
    },
    sees: { ...page, status: 400, heading: "Your message was not sent" },
  },
  {
    name: "form: a volunteer application",
    async run(visitor) {
      const { status, to } = await submit(visitor, "send-volunteer-application", anApplication);
      return { status, to };
    },
    sees: { status: 303, to: `${siteUrl}/volunteer#sent` },
  },
  {
    name: "form: a volunteer application without consent",
    async run(visitor) {
      const fields = { ...anApplication, backgroundCheck: false };
      return reasons(
        await submit(visitor, "send-volunteer-application", fields),
        "<option selected>25-34</option>",
      );
    },
    sees: { ...page, status: 400, heading: "Your application was not sent" },
  },
  {
    name: "form: the newsletter",
    async run(visitor) {
      const email = "form-reader@visitor.example";
      const { status, to } = await submit(visitor, "subscribe-newsletter", { email });
      await visitor.mailTo(email, /confirm/);
      return { status, to };
    },
    sees: { status: 303, to: `${siteUrl}/#newsletter-asked` },
  },
  {
    name: "form: a gift, straight to its checkout",
    async run(visitor) {
      const fields = { amount: ["", "$1,234.50"], frequency: "one_time" };
      const { status, to } = await submit(visitor, "create-payment", fields);
      const checkout = await visitor.fetch(to ?? "");
      return { status, shown: (await checkout.text()).includes("$1,234.50") };
    },
    sees: { status: 303, shown: true },
  },
  {
    name: "form: a monthly gift of another amount",
    async run(visitor) {
      const fields = { amount: "250", frequency: "monthly" };
      return reasons(await submit(visitor, "create-payment", fields), 'value="250"');
    },
    sees: { ...page, status: 400, heading: "Monthly donation not available" },
  },
];
