import Stripe from "stripe";

export type ClientSettings = {
  secretKey: string;
  /** A stand-in's address, for tests. */
  apiBase?: string | undefined;
  timeoutMs?: number;
};

export const stripeClient = ({ secretKey, apiBase, timeoutMs }: ClientSettings) =>
  new Stripe(secretKey, {
    // A donor waits for this answer; the library's own 80 seconds are far too long.
    timeout: timeoutMs ?? 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(apiBase),
  });

const addressOf = (apiBase: string | undefined) => {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === "http:";
  return {
    protocol: plain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (plain ? 80 : 443),
  };
};
