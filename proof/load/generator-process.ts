import { connect } from "node:net";
import { requestText } from "./turns.ts";

/**
 * Asks for one address over a fixed number of connections, one request at a time on each, and
 * prints what it measured. With a rate, requests fall due by the clock: one that has to wait for a
 * free connection has its waiting counted, as a visitor would.
 */
const { port, path, connections, seconds, rate, headers } = JSON.parse(process.argv[2] ?? "{}") as {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  rate?: number;
  headers: Record<string, string>;
};

const request = requestText({ path, headers });
/** The generator's own code runs at its speed only after a while: what it sees until then is left out. */
const warmUp = rate === undefined ? 0 : 1000;
const began = performance.now();
const waits: number[] = [];
const due: number[] = [];
let errors = 0;
let running = true;

type Line = { send(since: number): void };
const free: Line[] = [];

const next = (line: Line) => {
  if (!running) return;
  if (rate === undefined) return line.send(performance.now());
  const since = due.shift();
  if (since === undefined) free.push(line);
  else line.send(since);
};

const open = () => {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  let since = 0;
  let left = 0;
  const line: Line = {
    send(start) {
      since = start;
      left = -1;
      socket.write(request);
    },
  };
  socket.once("connect", () => next(line));
  socket.on("data", (chunk: Buffer) => {
    if (left === -1) {
      const end = chunk.indexOf("\r\n\r\n");
      const head = chunk.toString("latin1", 0, end);
      if (!head.startsWith("HTTP/1.1 200")) errors += 1;
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      left = length - (chunk.length - end - 4);
    } else {
      left -= chunk.length;
    }
    if (left > 0) return;
    if (since >= began + warmUp) waits.push(performance.now() - since);
    next(line);
  });
  socket.once("error", () => {
    errors += 1;
  });
};

for (let n = 0; n < connections; n++) open();
let issued = 0;
const tick = () => {
  const elapsed = performance.now() - began;
  if (elapsed >= seconds * 1000) {
    running = false;
    waits.sort((a, b) => a - b);
    const percentile = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
    const perSecond = waits.length / ((elapsed - warmUp) / 1000);
    const result = {
      requests: waits.length,
      perSecond,
      p50: percentile(0.5),
      p99: percentile(0.99),
    };
    console.log(JSON.stringify({ ...result, errors }));
    process.exit();
  }
  if (rate !== undefined) {
    const wanted = Math.floor((elapsed / 1000) * rate);
    for (; issued < wanted; issued++) {
      const at = began + (issued / rate) * 1000;
      const line = free.pop();
      if (line) line.send(at);
      else due.push(at);
    }
  }
  setTimeout(tick, 1);
};
tick();
