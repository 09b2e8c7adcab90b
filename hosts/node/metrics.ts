import type { IncomingMessage, ServerResponse } from "node:http";
import { functionNames } from "#backend/functions.ts";
import { float, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { refusedCalls } from "#backend/storage/limits.ts";
import { isAllowed } from "./metrics-access.ts";

type Labels = Record<string, string>;
type Sample = { labels: Labels; value: number };
type Metric = { name: string; kind: "counter" | "gauge"; help: string; samples: Sample[] };

const escapeLabel = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

const labelText = (labels: Labels) => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return parts.length > 0 ? `{${parts.join(",")}}` : "";
};

/** The text format that Prometheus and its relatives read. */
export const metricsText = (metrics: Metric[]) =>
  metrics
    .flatMap(({ name, kind, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      ...samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
    ])
    .join("\n")
    .concat("\n");

const functions = new Set(functionNames);
const ownPaths = new Set(["/healthz", "/readyz", "/metrics"]);
const methods = ["GET", "HEAD", "POST", "OPTIONS"];

/** A visitor may ask for any path; a monitor must not have to remember them all. */
const routeOf = (path: string) => {
  if (!path.startsWith("/functions/")) return ownPaths.has(path) ? path.slice(1) : "static";
  const name = path.split("/")[3] ?? "";
  return functions.has(name) ? name : "unknown function";
};

/** What the database knows, the same in every process that asks. */
const readFigures = async (db: Database, now: Date): Promise<Metric[]> => {
  const gifts = await db.rows(
    { state: text, provider: text, test: text, n: integer },
    `select state, provider, (not livemode)::text as test, count(*) as n from gifts
     group by 1, 2, 3 order by 1, 2, 3`,
  );
  const mails = await db.rows(
    { state: text, n: integer },
    "select state, count(*) as n from mails group by state order by 1",
  );
  const { age } = await db.one(
    { age: float },
    `select coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as age
     from mails where state in ('queued', 'sending')`,
    [now],
  );
  return [
    {
      name: "circle_gifts",
      kind: "gauge",
      help: "Gifts in the ledger by state, by who takes the payment, and tests apart.",
      samples: gifts.map(({ n, ...labels }) => ({ labels, value: n })),
    },
    {
      name: "circle_mails",
      kind: "gauge",
      help: "Emails by state.",
      samples: mails.map(({ state, n }) => ({ labels: { state }, value: n })),
    },
    {
      name: "circle_mail_queue_age_seconds",
      kind: "gauge",
      help: "How long the oldest undelivered email has been waiting.",
      samples: [{ labels: {}, value: Math.max(0, age) }],
    },
  ];
};

type MetricsParts = { db: Database; now: () => Date; token: string | undefined };

export const createMetrics = ({ db, now, token }: MetricsParts) => {
  const requests = new Map<string, Sample>();
  const seconds = new Map<string, Sample>();
  // Every page costs one of these: the labels are made once, the rest is one look-up.
  const add = (samples: Map<string, Sample>, key: string, labels: () => Labels, value: number) => {
    const sample = samples.get(key);
    if (sample) sample.value += value;
    else samples.set(key, { labels: labels(), value });
  };

  const read = async () => {
    const figures = await readFigures(db, now()).catch(() => undefined);
    return metricsText([
      {
        name: "circle_database_up",
        kind: "gauge",
        help: "Whether the database answered just now.",
        samples: [{ labels: {}, value: figures ? 1 : 0 }],
      },
      {
        name: "circle_requests_total",
        kind: "counter",
        help: "Answers of this process since it started.",
        samples: [...requests.values()],
      },
      {
        name: "circle_request_seconds_total",
        kind: "counter",
        help: "Time this process spent on functions, from request to answer.",
        samples: [...seconds.values()],
      },
      {
        name: "circle_limits_hit_total",
        kind: "counter",
        help: "Calls this process refused because of a limit.",
        samples: [...refusedCalls].map(([limit, value]) => ({ labels: { limit }, value })),
      },
      ...(figures ?? []),
    ]);
  };

  return {
    count(method: string | undefined, path: string, status: number, ms?: number) {
      const route = routeOf(path);
      const known = methods.includes(method ?? "") ? String(method) : "other";
      const labels = () => ({ route, method: known, status: String(status) });
      add(requests, `${route} ${known} ${status}`, labels, 1);
      if (ms !== undefined) add(seconds, route, () => ({ route }), ms / 1000);
    },
    mayRead: (request: IncomingMessage) => isAllowed(request, token),
    async answer(response: ServerResponse) {
      const text = await read();
      response.writeHead(200, {
        "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
        "Content-Length": Buffer.byteLength(text),
        "Cache-Control": "no-store",
      });
      response.end(text);
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
