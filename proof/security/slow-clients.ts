import { connect } from "node:net";
import { timeouts } from "#hosts/node/listen.ts";
import { ask } from "#hosts/node/testing/http.ts";
import type { RunningSite } from "../server.ts";

export type Slow = {
  name: string;
  clients: number;
  allowedMs: number;
  /** How long the most patient of them was kept. */
  longestMs: number;
  stillThere: number;
};

type Habit = { name: string; opening: string; drip: string; everyMs: number; allowedMs: number };

const slack = 2 * timeouts.check + 2_000;

const habits: Habit[] = [
  {
    name: "headers that never end",
    opening: "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    drip: "X-a: b\r\n",
    everyMs: 1_000,
    allowedMs: timeouts.headers + slack,
  },
  {
    name: "bodies that never end",
    opening:
      "POST /functions/v1/send-contact-form HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{",
    drip: " ",
    everyMs: 1_000,
    allowedMs: timeouts.request + slack,
  },
  {
    name: "connections that say nothing",
    opening: "",
    drip: "",
    everyMs: 1_000,
    allowedMs: timeouts.headers + slack,
  },
];

const beSlow = (port: number, { opening, drip, everyMs, allowedMs }: Habit) =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    const socket = connect(port, "127.0.0.1", () => socket.write(opening));
    const timer = setInterval(() => drip && socket.write(drip), everyMs);
    const done = () => {
      clearInterval(timer);
      clearTimeout(limit);
      socket.destroy();
      resolve(performance.now() - began);
    };
    const limit = setTimeout(done, allowedMs + 5_000);
    socket.on("error", () => {});
    socket.resume();
    socket.once("close", done);
  });

/** Crowds of slow clients at once, while an ordinary visitor asks for pages all the time. */
export const sufferSlowClients = async ({ port }: RunningSite, clients: number) => {
  let over = false;
  const waits: number[] = [];
  const visitor = async () => {
    while (!over) {
      const began = performance.now();
      const { status } = await ask(port, "/about");
      if (status !== 200) throw new Error(`A visitor got ${status}.`);
      waits.push(performance.now() - began);
      await new Promise((again) => setTimeout(again, 20));
    }
  };
  const visiting = visitor();
  const crowds = await Promise.all(
    habits.map(async (habit): Promise<Slow> => {
      const { name, allowedMs } = habit;
      const kept = await Promise.all(Array.from({ length: clients }, () => beSlow(port, habit)));
      const stillThere = kept.filter((ms) => ms > allowedMs).length;
      return { name, clients, allowedMs, longestMs: Math.max(...kept), stillThere };
    }),
  );
  over = true;
  await visiting;
  waits.sort((a, b) => a - b);
  return { crowds, visitorP99: waits[Math.floor(waits.length * 0.99)] ?? 0, visits: waits.length };
};
