import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Hosts and addresses of a private network that the server may reach. */
export interface AllowedPlaces {
  hosts: ReadonlySet<string>;
  ranges: readonly (readonly [Address, number])[];
}

export const noPlaces: AllowedPlaces = { hosts: new Set(), ranges: [] };

const hostName =
  /^(?=.{1,253}$)(?!\d+(\.\d+)*$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** Reads hosts, addresses and ranges with commas between; undefined if one is none of them. */
export function readAllowedPlaces(text: string): AllowedPlaces | undefined {
  const hosts = new Set<string>();
  const ranges: (readonly [Address, number])[] = [];
  for (const place of text.toLowerCase().split(/\s*,\s*/)) {
    const range = rangeIn(place);
    if (range) ranges.push(range);
    else if (hostName.test(place)) hosts.add(place);
    else return undefined;
  }
  return { hosts, ranges };
}

function rangeIn(place: string): readonly [Address, number] | undefined {
  if (ipaddr.isValidCIDR(place)) return ipaddr.parseCIDR(place);
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(place) || ipaddr.IPv6.isValid(place);
  if (!isAddress) return undefined;
  const address = ipaddr.parse(place);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** All addresses that the internet routes to are in this range. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is global unicast or allowed; an IPv4 address inside an IPv6 one is seen as such. */
export function isReachable(text: string, { ranges }: AllowedPlaces): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (ranges.some((range) => isWithin(address, range))) return true;
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || isWithin(address, globalUnicast);
}

const isWithin = (address: Address, [base, bits]: readonly [Address, number]) =>
  address.kind() === base.kind() && address.match(base as ipaddr.IPv6, bits);
