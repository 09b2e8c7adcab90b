import { Agent, get } from "node:http";

/**
 * A visitor in a process of its own, so that nothing else is measured: opens a page and asks as a
 * balancer does whether the site is alive, again and again, until told to stop.
 */
const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
const away: string[] = [];
let over = false;

const open = (path: string) =>
  new Promise<number>((resolve) => {
    const asked = get({ port, path, agent, host: "127.0.0.1", timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", () => resolve(0));
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", () => resolve(0));
  });

process.on("message", () => {
  over = true;
});
process.on("disconnect", () => process.exit());

for (let visit = 0; !over; visit++) {
  const path = visit % 5 === 4 ? "/healthz" : "/give";
  const began = performance.now();
  const status = await open(path);
  times.push(performance.now() - began);
  if (status !== 200) away.push(`${path} → ${status}`);
  await new Promise((rest) => setTimeout(rest, 20));
}
process.send?.({ times, away }, () => process.exit());
