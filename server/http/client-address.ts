import { isIP } from "node:net";

export interface ClientAddress {
  client: string;
  /** The /48 of an IPv6 address, which its owner divides at will; undefined for IPv4. */
  network: string | undefined;
}

/** The units of counting: an owner of an IPv6 network is one client, not 2^64. */
export function clientAddress(ip: string): ClientAddress {
  const [address = ""] = ip.split("%");
  if (isIP(address) !== 6) return { client: address, network: undefined };
  const groups = groupsOf(address);
  const mapped = mappedIpv4(groups);
  if (mapped) return { client: mapped, network: undefined };
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(":");
  return { client: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` };
}

/** One address without its zone; an IPv4 client's own form on a server for both versions. */
export function plainAddress(ip: string): string {
  const { client, network } = clientAddress(ip);
  return network === undefined ? client : (ip.split("%")[0] ?? "");
}

/** With `::` filled in and a dotted end converted. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split("::").map(partsOf);
  if (tail === undefined) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const partsOf = (text: string): number[] =>
  text
    .split(":")
    .filter((part) => part !== "")
    .flatMap((part) => {
      if (!part.includes(".")) return [Number.parseInt(part, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
      return [a * 256 + b, c * 256 + d];
    });

/** From `::ffff:a.b.c.d`, an IPv4 client's form on a server for both versions. */
function mappedIpv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : undefined;
}
