import { ask } from "#hosts/node/testing/http.ts";
import type { RunningSite } from "../server.ts";
import type { Probe } from "./probes.ts";

const elsewhere = "elsewhere.example";

const lies = {
  host: elsewhere,
  origin: `https://${elsewhere}`,
  referer: `https://${elsewhere}/`,
  "x-forwarded-host": elsewhere,
  "x-forwarded-proto": "javascript",
  forwarded: `host=${elsewhere}`,
};

const parameters = [
  "next",
  "url",
  "redirect",
  "return_to",
  "success_url",
  "cancel_url",
  "continue",
];

type StandIn = { requests: { form: Record<string, string> }[] };

/** Nothing a request says may decide where a visitor or donor is sent. */
export const probeRedirects = async (
  site: RunningSite,
  siteUrl: string,
  stripe: StandIn,
): Promise<Probe> => {
  const probe: Probe = { name: "redirects and return addresses", tried: 0, wrong: [] };
  const own = new URL(siteUrl).origin;
  const check = (label: string, address: string | undefined) => {
    probe.tried += 1;
    if (address !== undefined && new URL(address, siteUrl).origin !== own)
      probe.wrong.push(`${label} → ${address}`);
  };
  const query = parameters.map((name) => `${name}=https://${elsewhere}/`).join("&");
  for (const name of ["confirm-newsletter", "unsubscribe-newsletter"])
    for (const method of ["GET", "POST"]) {
      const path = `/functions/v1/${name}?token=none&${query}`;
      const { headers } = await ask(site.port, path, { method, headers: lies });
      check(`${method} ${name}`, headers.location);
    }
  for (const path of [
    `//${elsewhere}/`,
    `/\\${elsewhere}/`,
    `/%2f%2f${elsewhere}`,
    `/about//${elsewhere}`,
    `/?${query}`,
    `/donation-success?${query}`,
    `http://${elsewhere}/about`,
  ]) {
    const { headers } = await ask(site.port, path, { headers: lies });
    check(path, headers.location);
  }
  // With a foreign origin there would be no checkout to look at.
  const { origin: _, ...unseen } = lies;
  const before = stripe.requests.length;
  for (const frequency of ["one_time", "monthly"]) {
    const more = Object.fromEntries(parameters.map((name) => [name, `https://${elsewhere}/`]));
    await ask(site.port, `/functions/v1/create-payment?${query}`, {
      method: "POST",
      headers: { ...unseen, "content-type": "application/json" },
      body: JSON.stringify({ amount: 50, frequency, ...more }),
    });
  }
  const opened = stripe.requests.slice(before);
  if (opened.length < 2) probe.wrong.push("no checkout was opened to look at");
  for (const { form } of opened) {
    check("success_url", form.success_url);
    check("cancel_url", form.cancel_url);
  }
  return probe;
};
