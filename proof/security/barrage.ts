import { Agent, request } from "node:http";
import { type HostileRequest, hostileRequests } from "./hostile.ts";

type Answer = { status: number; location: string | undefined; body: string };

const send = (agent: Agent, port: number, { method, path, headers, body }: HostileRequest) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, path, method, headers, host: "127.0.0.1", agent });
    sent.once("error", reject);
    sent.once("response", (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: text,
        }),
      );
    });
    sent.end(body);
  });

/** A stack, a path of this machine, or the words of the database. */
const leak =
  /\n\s+at |node:internal|\.ts:\d|\/(root|home|usr|tmp|var)\/|syntax error|pg_|relation "/g;

/** Our own pages have neither: it would be what somebody sent, taken for a part of the page. */
const injection = /<(script|img)\b/i;

/** A form that was refused comes back with what was typed or linked, as text, and nothing else. */
const tellsTooMuch = (answer: string, sent: string) => {
  const typed = [sent, ...new URLSearchParams(sent).values()].join("\n");
  const told = (answer.match(leak) ?? []).filter((part) => !typed.includes(part));
  return told.length > 0 || injection.test(answer);
};

/** Answers that turn a stranger's link away to a page of ours are as good as a refusal. */
const isTurnedAway = ({ status, location }: Answer, siteUrl: string) =>
  status === 303 &&
  (location?.startsWith(`${siteUrl}/?newsletter=expired`) ||
    location?.startsWith(`${siteUrl}/?newsletter=not-subscribed`) ||
    // Nobody is signed in: a donor's page leads to the form that asks for a link.
    location === "/functions/v1/giving?ended" ||
    location === "/functions/v1/giving?left");

/**
 * Sends generated hostile requests to every function and counts what comes back. Each comes from an
 * address of its own, right of any it forges: the site has to trust this machine as its proxy.
 */
export const barrage = async (port: number, siteUrl: string, count: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses = new Map<number, number>();
  const byFunction = new Map<string, number>();
  const wrong: string[] = [];
  const waiting = hostileRequests(count);
  const attacker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const from = `10.${waiting.length >> 16}.${(waiting.length >> 8) & 255}.${waiting.length & 255}`;
      const forged = next.headers["x-forwarded-for"];
      next.headers["x-forwarded-for"] = forged ? `${forged}, ${from}` : from;
      const answer = await send(agent, port, next).catch((error: Error) => ({
        status: 0,
        location: undefined,
        body: error.message,
      }));
      const [, name = ""] = /^\/functions\/v1\/((?:giving\/)?[^/?]*)/.exec(next.path) ?? [];
      byFunction.set(name, (byFunction.get(name) ?? 0) + 1);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const refused = answer.status >= 400 && answer.status < 500;
      if (
        (!refused && !isTurnedAway(answer, siteUrl)) ||
        tellsTooMuch(answer.body, `${next.path}\n${next.body}`)
      )
        wrong.push(
          `${next.method} ${next.path.slice(0, 100)} ${next.body?.toString().slice(0, 300)} → ${answer.status} ${answer.body.slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: 8 }, attacker));
  agent.destroy();
  return { statuses, byFunction, wrong };
};
