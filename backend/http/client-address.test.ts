import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddressReader } from "./client-address.ts";

const read = (proxies: string[], socketAddress: string, forwarded?: string) => {
  const socket = Object.create(Socket.prototype, { remoteAddress: { value: socketAddress } });
  return clientAddressReader(proxies)({
    socket,
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });
};

test.each([
  ["nobody is trusted", [], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["an untrusted sender", ["10.0.0.0/8"], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a trusted proxy", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["a proxy that names nobody", ["10.0.0.0/8"], "10.1.2.3", undefined, "10.1.2.3"],
  [
    "a visitor who invents an address in front",
    ["10.0.0.0/8"],
    "10.1.2.3",
    "192.0.2.1, 198.51.100.1",
    "198.51.100.1",
  ],
  [
    "two trusted proxies in a row",
    ["10.0.0.0/8"],
    "10.1.2.3",
    "192.0.2.1, 198.51.100.1, 10.9.9.9",
    "198.51.100.1",
  ],
  ["a chain of proxies only", ["10.0.0.0/8"], "10.1.2.3", "10.4.4.4, 10.5.5.5", "10.4.4.4"],
  ["words instead of an address", ["10.0.0.0/8"], "10.1.2.3", "unknown", "10.1.2.3"],
  ["an address with a port", ["10.1.2.3"], "10.1.2.3", "198.51.100.1:4711", "198.51.100.1"],
  ["IPv4 dressed as IPv6", ["10.0.0.0/8"], "::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["the same in hexadecimal", ["10.0.0.0/8"], "10.1.2.3", "::ffff:1400:1", "20.0.0.1"],
  ["IPv6", ["fd00::/8"], "fd00::1", "2001:db8::7", "2001:db8::7"],
  ["IPv6 with a port", ["::1"], "::1", "[2001:db8::7]:443", "2001:db8::7"],
])("%s", (_, proxies, socketAddress, forwarded, expected) => {
  expect(read(proxies, socketAddress, forwarded)).toBe(expected);
});
