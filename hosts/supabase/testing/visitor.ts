import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import PostalMime from "postal-mime";
import { bareEnvironment } from "#hosts/testing/child.ts";
import { type Runtime, siteUrl } from "./runtimes.ts";

/** What a visitor's browser sees of an answer. */
export type Seen = { status: number; body: unknown };

const run = promisify(execFile);

let visitors = 0;

/** A visitor with an address of their own, who calls as the pages do. */
export const visitor = ({ functionsUrl, mails, staffEnv }: Runtime) => {
  const address = `203.0.113.${++visitors}`;
  const from = { "x-forwarded-for": address, origin: siteUrl };
  const client = new FunctionsClient(functionsUrl, {
    headers: { apikey: "public-sample-key", ...from },
  });
  return {
    async call(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Seen> {
      const { data, error, response } = await client.invoke(name, {
        body: body as Record<string, unknown>,
        headers,
      });
      if (!error) return { status: response?.status ?? 0, body: data };
      if (!(error instanceof FunctionsHttpError)) throw error;
      return { status: error.context.status, body: await error.context.json() };
    },
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(path.startsWith("http") ? path : `${functionsUrl}/${path}`, {
        redirect: "manual",
        ...init,
        headers: { ...from, ...init.headers },
      }),
    /** What a staff command prints. */
    async staff(...args: string[]) {
      const env = { ...bareEnvironment(), SITE_URL: siteUrl, ...staffEnv };
      const { stdout } = await run(process.execPath, ["hosts/node/staff.ts", ...args], { env });
      return stdout;
    },
    /** The text of the first mail to an address whose subject fits. */
    async mailTo(recipient: string, subject: RegExp) {
      for (const end = Date.now() + 30_000; Date.now() < end; await pause(50))
        for (const raw of mails) {
          const mail = await PostalMime.parse(raw);
          if (mail.to?.[0]?.address === recipient && subject.test(mail.subject ?? ""))
            return mail.text ?? "";
        }
      throw new Error(`No mail to ${recipient} came.`);
    },
  };
};
export type Visitor = ReturnType<typeof visitor>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
