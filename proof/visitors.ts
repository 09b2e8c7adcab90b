import { Agent, request } from "node:http";
import { aContactMessage } from "#backend/testing/forms.ts";

export type Answered = { number: number; status: number; ms: number };

type Call = { path: string; headers?: Record<string, string>; body: unknown };

/** Posts JSON and answers the status; 0 when the connection broke before an answer came. */
export const post = (port: number, agent: Agent, { path, headers, body }: Call) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    const sent = request({
      port,
      path,
      agent,
      host: "127.0.0.1",
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      timeout: 60_000,
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => resolve({ status: 0, text: "" }));
    sent.once("response", (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.once("error", () => resolve({ status: 0, text }));
    });
    sent.end(JSON.stringify(body));
  });

/**
 * Visitors who write to us, each from an address and with a mailbox of their own. The site has to
 * trust this machine as its proxy (TRUSTED_PROXIES=127.0.0.1), or it takes them all for one.
 */
export const visitors = (port: number, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const acknowledged = new Set<number>();
  let refused = 0;
  let number = 0;

  const write = async (own: number): Promise<Answered> => {
    const began = performance.now();
    const { status } = await post(port, agent, {
      path: "/functions/v1/send-contact-form",
      headers: {
        "x-forwarded-for": `10.${(own >> 16) & 255}.${(own >> 8) & 255}.${own & 255}`,
        "idempotency-key": `visitor-${own}`,
      },
      body: {
        ...aContactMessage,
        email: `visitor${own}@visitor.example`,
        subject: `Number ${own}`,
      },
    });
    if (status === 200) acknowledged.add(own);
    else refused += 1;
    return { number: own, status, ms: performance.now() - began };
  };

  return {
    acknowledged,
    refused: () => refused,
    sent: () => number,
    /** The next visitor writes. */
    one: () => write(++number),
    /** The same visitor sends the same form again, as after a lost answer. */
    again: write,
    /** All connections write without pause until told otherwise. */
    async crowd(goOn: (answered: number) => boolean, onAnswer?: (answer: Answered) => void) {
      let answered = 0;
      const visitor = async () => {
        while (goOn(answered)) {
          const answer = await write(++number);
          answered += 1;
          onAnswer?.(answer);
          if (answer.status !== 200) await new Promise((rest) => setTimeout(rest, 20));
        }
      };
      await Promise.all(Array.from({ length: connections }, visitor));
    },
    lost: (subjects: ReadonlySet<string>) =>
      [...acknowledged].filter((own) => !subjects.has(`Number ${own}`)).length,
    close: () => agent.destroy(),
  };
};
