import { aContactMessage, anApplication } from "#backend/testing/forms.ts";
import { organisation } from "#rules/organisation.ts";
import { deskCases } from "./desk-contract.ts";
import { formCases } from "./form-contract.ts";
import { givingCases } from "./giving-contract.ts";
import { type Runtime, siteUrl } from "./runtimes.ts";
import { type Seen, type Visitor, visitor } from "./visitor.ts";

const form = (fields = {}) => ({ method: "POST", body: new URLSearchParams(fields) });

const linkIn = (text: string, part: string) =>
  text.match(/https?:\/\/[^\s"<>)\]]+/g)?.find((link) => link.includes(part)) ?? "";

/** Every header that the client's libraries may send, in the spelling of a browser's question. */
const clientHeaders =
  "authorization, x-client-info, apikey, content-type, accept, accept-profile, content-profile, " +
  "prefer, idempotency-key, x-region, x-retry-count, x-supabase-api-version, traceparent, " +
  "tracestate, baggage";

const sent = { status: 200, body: { success: true, error: null } };

export type Case = { name: string; run: (visitor: Visitor) => Promise<unknown>; sees: unknown };

const cases: Case[] = [
  {
    name: "preflight with all of the client's headers",
    async run({ fetch }) {
      const answer = await fetch("create-payment", {
        method: "OPTIONS",
        headers: {
          "access-control-request-method": "POST",
          "access-control-request-headers": clientHeaders,
        },
      });
      const allowed = answer.headers.get("access-control-allow-headers")?.split(/, ?/) ?? [];
      return {
        status: answer.status,
        origin: answer.headers.get("access-control-allow-origin"),
        refused: clientHeaders.split(", ").filter((name) => !allowed.includes(name)),
        posts: answer.headers.get("access-control-allow-methods")?.includes("POST"),
      };
    },
    sees: { status: 204, origin: siteUrl, refused: [], posts: true },
  },
  {
    name: "a contact message, and its two mails",
    async run({ call, mailTo }) {
      const email = "contract@visitor.example";
      const answer = await call("send-contact-form", { ...aContactMessage, email });
      await mailTo(organisation.email, /A place for my mother/);
      await mailTo(email, /./);
      return answer;
    },
    sees: sent,
  },
  {
    name: "a contact message with a fault",
    run: ({ call }) => call("send-contact-form", { ...aContactMessage, message: "short" }),
    sees: {
      status: 400,
      body: { success: false, error: "Message must be at least 10 characters long" },
    },
  },
  {
    name: "no body, and a body that is no JSON",
    async run({ fetch }) {
      const bodies = ["", "{"].map(async (body) => {
        const answer = await fetch("send-contact-form", { method: "POST", body });
        return { status: answer.status, body: await answer.json() };
      });
      return Promise.all(bodies);
    },
    sees: [
      {
        status: 400,
        body: { success: false, error: "The request is empty. Please send the form again." },
      },
      {
        status: 400,
        body: {
          success: false,
          error: "The request could not be read. Please send the form again.",
        },
      },
    ],
  },
  {
    name: "the wrong method",
    async run({ fetch }) {
      const answer = await fetch("create-payment");
      return {
        status: answer.status,
        body: await answer.json(),
        allow: answer.headers.get("allow"),
      };
    },
    sees: {
      status: 405,
      body: { success: false, error: "Please use POST." },
      allow: "POST, OPTIONS",
    },
  },
  {
    name: "headers that the page may read",
    async run({ fetch }) {
      const { headers } = await fetch("gift-status");
      return {
        origin: headers.get("access-control-allow-origin"),
        exposed: headers.get("access-control-expose-headers"),
        cache: headers.get("cache-control"),
        requestId: /^[\da-f-]{36}$/.test(headers.get("x-request-id") ?? ""),
      };
    },
    sees: {
      origin: siteUrl,
      exposed: "x-request-id,retry-after",
      cache: "no-store",
      requestId: true,
    },
  },
  {
    name: "a form that another site sends",
    async run({ fetch }) {
      const answer = await fetch("send-contact-form", {
        method: "POST",
        headers: { origin: "https://elsewhere.example", "content-type": "text/plain" },
        body: JSON.stringify(aContactMessage),
      });
      return { status: answer.status, origin: answer.headers.get("access-control-allow-origin") };
    },
    sees: { status: 403, origin: null },
  },
  ...givingCases,
  {
    name: "the newsletter, from the form to the list and off it",
    async run({ call, fetch, mailTo }) {
      const email = "reader@visitor.example";
      const answer = await call("subscribe-newsletter", { email });
      const question = linkIn(await mailTo(email, /confirm/), "/confirm-newsletter?");
      const asked = await fetch(question);
      const confirmed = await fetch(question, form());
      const leave = linkIn(await mailTo(email, /welcome/i), "/unsubscribe-newsletter?");
      const left = await fetch(leave, form({ "List-Unsubscribe": "One-Click" }));
      return {
        answer,
        asked: asked.status,
        confirmed: [confirmed.status, confirmed.headers.get("location")],
        left: [left.status, await left.text()],
      };
    },
    sees: {
      answer: sent,
      asked: 200,
      confirmed: [303, `${siteUrl}/?newsletter=confirmed#newsletter-confirmed`],
      left: [200, "Unsubscribed."],
    },
  },
  {
    name: "a volunteer application",
    run: ({ call }) => call("send-volunteer-application", anApplication),
    sees: sent,
  },
  {
    name: "too many messages from one address",
    async run({ call }) {
      const answers: Seen[] = [];
      for (let n = 0; n < 21; n++)
        answers.push(await call("subscribe-newsletter", { email: `many${n}@visitor.example` }));
      const last = answers.at(-1);
      return {
        taken: answers.filter(({ status }) => status === 200).length,
        status: last?.status,
        sentence: JSON.stringify(last?.body).includes(organisation.phone),
      };
    },
    sees: { taken: 20, status: 429, sentence: true },
  },
  {
    name: "a report from Stripe where no cards are taken",
    run: ({ call }) => call("stripe-webhook", { type: "invoice.paid" }),
    sees: { status: 404, body: { error: "Card payments are not set up here." } },
  },
  ...formCases,
  ...deskCases,
  // The last: a server may hang up on whoever sends so much, also in the next request's middle.
  {
    name: "a body that is far too long",
    run: ({ call }) =>
      call("send-contact-form", { ...aContactMessage, message: "long ".repeat(60_000) }),
    sees: {
      status: 413,
      body: {
        success: false,
        error: "That is more than we can take in one message. Please shorten it.",
      },
    },
  },
];

/** The same expectations for every runtime. */
export const contract = cases.map(({ name, run, sees }) => ({
  name,
  run: (runtime: Runtime) => run(visitor(runtime)),
  sees,
}));
