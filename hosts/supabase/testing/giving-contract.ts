import type { Case } from "./contract.ts";
import { siteUrl } from "./runtimes.ts";

const gift = { amount: 50, frequency: "one_time" };

const aCard = {
  occasion: "memory",
  honoree: "Rosa Delgado",
  recipientName: "Luis Delgado",
  postalAddress: "",
  words: "",
  signature: "Ada",
  sendOn: "",
  action: "send",
};

export const givingCases: Case[] = [
  {
    name: "a monthly gift of another amount",
    async run({ call }) {
      const { status, body } = await call("create-payment", { amount: 250, frequency: "monthly" });
      return { status, sentence: /\$25, \$50, and \$100/.test(JSON.stringify(body)) };
    },
    sees: { status: 400, sentence: true },
  },
  {
    name: "one intent sent twice is one gift, another amount is refused",
    async run({ call }) {
      const key = { "idempotency-key": crypto.randomUUID() };
      const [first, again] = [
        await call("create-payment", gift, key),
        await call("create-payment", gift, key),
      ];
      const other = await call("create-payment", { ...gift, amount: 75 }, key);
      return {
        same: JSON.stringify(first) === JSON.stringify(again),
        statuses: [first.status, again.status, other.status],
        other: other.body,
      };
    },
    sees: {
      same: true,
      statuses: [200, 200, 422],
      other: { error: "This gift was already started with another amount. Please try again." },
    },
  },
  {
    name: "a gift from the form to its receipt, and to a card about it",
    async run({ call, fetch, mailTo }) {
      const { url } = (await call("create-payment", gift)).body as { url: string };
      const page = await fetch(url);
      const email = "donor@visitor.example";
      const paid = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ action: "pay", name: "Ada", email }),
      });
      const back = new URL(paid.headers.get("location") ?? "");
      await mailTo(email, /receipt/i);
      const reference = back.searchParams.get("reference");
      const standing = await call("gift-status", { reference });
      const { tribute, ...told } = standing.body as { tribute: string };
      const form = await fetch(tribute);
      const friend = "friend@visitor.example";
      const card = await fetch(tribute, {
        method: "POST",
        body: new URLSearchParams({ ...aCard, id: crypto.randomUUID(), email: friend }),
      });
      await mailTo(friend, /in memory of Rosa Delgado/);
      return {
        page: [page.status, page.headers.get("content-type")],
        back: [paid.status, back.origin + back.pathname, back.searchParams.get("amount")],
        standing: { ...standing, body: told },
        asks: [new URL(tribute).pathname, form.status, card.status],
      };
    },
    sees: {
      page: [200, "text/html; charset=UTF-8"],
      back: [303, `${siteUrl}/donation-success`, "50"],
      standing: {
        status: 200,
        body: { state: "paid", amount: 50, frequency: "one_time", test: true },
      },
      asks: ["/functions/v1/tribute", 200, 303],
    },
  },
  {
    name: "My giving, from the request for a link to a receipt",
    async run({ call, fetch, mailTo }) {
      const email = "mine@visitor.example";
      const { url } = (await call("create-payment", gift)).body as { url: string };
      const form = (entries: Record<string, string>) => ({
        method: "POST",
        body: new URLSearchParams(entries),
      });
      await fetch(url, form({ action: "pay", name: "Ada", email }));
      const asked = await fetch("giving", form({ email }));
      const link = /https?:\/\/\S+giving\/link\?token=[\w-]+/.exec(
        await mailTo(email, /My giving/),
      );
      const shown = await fetch(link?.[0] ?? "");
      const opened = await fetch(link?.[0] ?? "", form({}));
      const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
      const page = await fetch("giving", { headers: { cookie } });
      const html = await page.text();
      const number = /receipt\?number=(\d+)/.exec(html)?.[1];
      const receipt = await fetch(`giving/receipt?number=${number}`, { headers: { cookie } });
      return {
        statuses: [asked.status, shown.status, opened.status, page.status, receipt.status],
        cookie: cookie.split("=")[0],
        type: page.headers.get("content-type"),
        signedIn: html.includes(`You are signed in as ${email}.`),
        copy: (await receipt.text()).includes("Duplicate copy of receipt number"),
        stranger: (await fetch(`giving/receipt?number=${number}`)).status,
      };
    },
    sees: {
      statuses: [303, 200, 303, 200, 200],
      cookie: "circle-giving",
      type: "text/html; charset=UTF-8",
      signedIn: true,
      copy: true,
      stranger: 303,
    },
  },
  {
    name: "a gift that nobody knows",
    run: ({ call }) => call("gift-status", { reference: crypto.randomUUID() }),
    sees: { status: 404, body: { error: "There is no gift with this reference." } },
  },
  {
    name: "what came for a campaign that is not on the site",
    run: ({ call }) => call("campaign-progress", { campaign: "winter-coats" }),
    sees: { status: 404, body: { success: false, error: "There is no such campaign." } },
  },
];
