import { describe, expect, test } from "vitest";
import { isReachable, noPlaces, readAllowedPlaces } from "./allowed-places.ts";

const reachable = [
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "142.250.1.84",
  "169.253.255.255",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "197.80.200.1",
  "223.255.255.255",
  "2001:4860:4860::8888",
  "2400:cb00::1",
  "2606:4700::1111",
  "2a00:1450:4001::54",
  "2c0f:f248::1",
  "::ffff:8.8.8.8",
];

const refused: [kind: string, ...addresses: string[]][] = [
  ["this host", "0.0.0.0", "0.1.2.3", "::", "127.0.0.1", "127.255.255.254", "::1"],
  ["a private network", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255"],
  ["a home network", "192.168.0.1", "192.168.255.255"],
  ["a carrier's network", "100.64.0.1", "100.127.255.255"],
  ["a cloud's metadata", "169.254.169.254", "169.254.170.2", "fd00:ec2::254", "fe80::a9fe:a9fe"],
  ["a link", "169.254.0.1", "fe80::1", "fe80::1%eth0", "febf::1"],
  ["a unique local network", "fc00::1", "fdff::1"],
  ["a site of old", "fec0::1", "feff::1"],
  ["a group", "224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1", "255.255.255.255"],
  ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  ["benchmarks", "198.18.0.1", "198.19.255.255", "2001:2::1"],
  ["reserved use", "192.0.0.1", "192.0.0.170", "240.0.0.1", "254.1.1.1", "100::1", "5f00::1"],
  ["NAT64", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1"],
  ["6to4", "2002:7f00:1::", "2002:a9fe:a9fe::1", "192.88.99.1"],
  ["Teredo and Orchid", "2001::1", "2001:10::1", "2001:20::1"],
  [
    "IPv4 in IPv6",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:10.0.0.1",
    "::7f00:1",
    "::a00:1",
  ],
  ["unallocated space", "4000::1", "8000::1", "200::1"],
  ["no address", "", "localhost", "256.1.1.1", "1.2.3.4.5", "2001:::1"],
];

describe("the internet is reachable", () => {
  test.each(reachable)("%s", (address) => expect(isReachable(address, noPlaces)).toBe(true));
});

describe("every other address is refused", () => {
  test.each(refused.flatMap(([kind, ...addresses]) => addresses.map((address) => [kind, address])))(
    "%s: %s",
    (_kind, address) => expect(isReachable(String(address), noPlaces)).toBe(false),
  );
});

test("allowed ranges and addresses become reachable, their neighbours do not", () => {
  const allowed = readAllowedPlaces("10.20.0.0/16, 127.0.0.1,FD12:3456::/32");
  const isAllowed = (address: string) => allowed !== undefined && isReachable(address, allowed);
  expect(["10.20.0.1", "::ffff:10.20.255.255", "127.0.0.1", "fd12:3456::9"].map(isAllowed)).toEqual(
    [true, true, true, true],
  );
  expect(["10.21.0.1", "127.0.0.2", "fd12:3457::9"].map(isAllowed)).toEqual([false, false, false]);
});

test("hosts are read in any letter case", () => {
  expect(readAllowedPlaces("Login.Acme.internal, sso")?.hosts).toEqual(
    new Set(["login.acme.internal", "sso"]),
  );
});

test.each([
  "",
  "a b",
  "https://sso.internal",
  "sso:8443",
  "10.0.0.0/33",
  "10.0.0",
  "*",
  "-a",
  "a,,b",
])("%o is neither host nor range", (text) => expect(readAllowedPlaces(text)).toBeUndefined());
