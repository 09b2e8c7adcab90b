import { expect, test } from "vitest";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { networksOf } from "./networks.ts";

test.each([
  ["203.0.113.7", ["203.0.113.7/32"]],
  ["::ffff:203.0.113.7", ["203.0.113.7/32"]],
  ["::ffff:cb00:7107", ["203.0.113.7/32"]],
  ["0:0:0:0:0:FFFF:203.0.113.7", ["203.0.113.7/32"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["2001:db8:1:2fe:5::9%eth0", ["2001:db8:1:2fe::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:0db8:0001:0002::1", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["unknown", []],
  ["", []],
  ["1:2:3", []],
])("the networks of %s", async (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  const db = await emptyPGlite();
  for (const network of networks) await db.query("select $1::cidr", [network]);
});
