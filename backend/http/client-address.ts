import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { plainAddress } from "#backend/storage/networks.ts";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** One spelling for each address, without a port. */
export const tidyAddress = (text: string) => {
  const bare = text.trim().replace(/^\[(.+)\](:\d+)?$/, "$1");
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(":")) : bare;
  return plainAddress(withoutPort);
};

export const listNetworks = (networks: readonly string[]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return list;
};

/** Anybody can write the header: it is read from the right, as far as trusted proxies wrote it. */
export const clientAddressReader = (trustedProxies: readonly string[]) => {
  const proxies = listNetworks(trustedProxies);
  const isTrusted = (address: string) => proxies.check(address, family(address));

  return (request: Pick<IncomingMessage, "socket" | "headers">) => {
    let address = tidyAddress(request.socket.remoteAddress ?? "");
    const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
    while (isIP(address) !== 0 && isTrusted(address)) {
      const named = tidyAddress(forwarded.pop() ?? "");
      if (isIP(named) === 0) break;
      address = named;
    }
    return address || "unknown";
  };
};
