import { Agent } from "node:http";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { text } from "#backend/storage/columns.ts";
import { openStorage } from "#backend/storage/open.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { ask } from "#hosts/node/testing/http.ts";
import type { RunningSite } from "../server.ts";
import { post } from "../visitors.ts";
import type { Probe } from "./probes.ts";

const bait = "You won! Collect at evil.example";
const strangers = ["198.51.100.1", "198.51.100.2", "2001:db8:1:1::1", "2001:db8:1:2::1"];

/** What may be asked of us at any address, through a proxy that names the visitor. */
const callers = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const call = (name: string, address: string, body: object) =>
    post(port, agent, {
      path: `/functions/v1/${name}`,
      headers: { "x-forwarded-for": address },
      body,
    });
  return {
    write: (email: string, address: string) =>
      call("send-contact-form", address, { ...aContactMessage, firstName: bait, email }),
    signUp: (email: string, address: string) => call("subscribe-newsletter", address, { email }),
    async testGift(email: string, address: string, declines = 0) {
      const gift = { amount: 50, frequency: "one_time" };
      const { text } = await call("create-payment", address, gift);
      const { url = "http://none" } = JSON.parse(text) as { url?: string };
      const press = (fields: Record<string, string>) =>
        ask(port, new URL(url).pathname, {
          method: "POST",
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            "x-forwarded-for": address,
          },
          body: new URLSearchParams(fields).toString(),
        });
      for (let n = 0; n < declines; n++) await press({ action: "decline" });
      return press({ name: bait, email, action: "pay" });
    },
    close: () => agent.destroy(),
  };
};

const honestEvery = 10;

/** What one mailbox gets in a day, however many write to us in its name. */
const mostMails = 15;

/**
 * Strangers in a few networks have us write to one mailbox under many spellings, by every way there
 * is, while its owner and others use the site. It has to be public with the test checkout on, and to
 * trust this machine as its proxy. Call `count` when it has stopped.
 */
export const attackMailbox = async ({ port, dataDir }: RunningSite, rounds = 60) => {
  const probe: Probe = { name: "writers during an attack on one mailbox", tried: 0, wrong: [] };
  const { write, signUp, testGift, close } = callers(port);
  const honest: string[] = [];
  for (let n = 0; n < rounds; n++) {
    const stranger = strangers[n % strangers.length] ?? "";
    const victim = `vic.tim+${n}@gmail.com`;
    await testGift(victim, stranger, n === 0 ? 30 : 0);
    await write(victim, stranger);
    await signUp(victim, stranger);
    if (n % honestEvery !== 0) continue;
    for (const [way, send] of [
      ["writer", write],
      ["reader", signUp],
    ] as const) {
      const email = `${way}${n}@visitor.example`;
      const { status } = await send(email, `203.0.113.${n}`);
      honest.push(email);
      probe.tried += 1;
      if (status !== 200) probe.wrong.push(`an honest ${way} after ${n} rounds → ${status}`);
    }
  }
  close();

  /** Looks into what the attack left behind. */
  const count = async () => {
    const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
    const mails = await db.rows(
      { recipient: text, text },
      "select recipient, body_text as text from mails",
    );
    const declines = await db.count(
      "select count(*) as n from gift_events where kind = 'declined'",
    );
    await db.close();
    const toVictim = mails.filter(({ recipient }) => recipient.startsWith("vic.tim"));
    probe.tried += 3;
    if (toVictim.length > mostMails) probe.wrong.push(`${toVictim.length} mails to the victim`);
    if (toVictim.some(({ text }) => text.includes("evil"))) probe.wrong.push("the bait was mailed");
    if (declines !== 1) probe.wrong.push(`${declines} rows of declines`);
    const heard = new Set(mails.map(({ recipient }) => recipient));
    for (const email of honest)
      if (!heard.has(email)) probe.wrong.push(`${email} never heard from us`);
    return {
      probe,
      tries: 3 * rounds,
      mailsToVictim: toVictim.length,
      honest: honest.filter((email) => heard.has(email)).length,
      of: honest.length,
    };
  };
  return { count };
};
