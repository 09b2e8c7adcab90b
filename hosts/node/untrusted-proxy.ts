import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";
import { listNetworks, tidyAddress } from "#backend/http/client-address.ts";
import type { Log } from "#backend/log.ts";

/** Networks that only a proxy of ours can call from, when it says that it calls for others. */
const inside: BlockList = listNetworks([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1",
  "fc00::/7",
  "fe80::/10",
]);

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Says once in the log that a proxy is not believed: all visitors behind it then count as one, and
 * the first busy day shuts everybody out. From the street the header may be anybody's invention,
 * so that is said in another line, which does not use up the important one.
 */
export const untrustedProxyNotice = (trustedProxies: readonly string[], log: Log) => {
  const trusted = listNetworks(trustedProxies);
  const said = { inside: false, outside: false };

  return ({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">) => {
    if (said.inside) return;
    if (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined) return;
    const address = tidyAddress(socket.remoteAddress ?? "");
    if (isIP(address) === 0 || trusted.check(address, family(address))) return;
    if (inside.check(address, family(address))) {
      said.inside = true;
      log("all visitors share one limit", {
        proxy: address,
        advice: `A proxy at ${address} passes visitors on, but TRUSTED_PROXIES does not name it, so they all count as one. Set TRUSTED_PROXIES=${address}, or its network, and restart.`,
      });
    } else if (!said.outside) {
      said.outside = true;
      log("forwarded addresses are not believed", {
        advice:
          "A request named a forwarded address, and TRUSTED_PROXIES does not name its sender. If that is your proxy or balancer, name it; otherwise someone made the address up.",
      });
    }
  };
};
