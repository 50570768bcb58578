const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** An IP address or range such as 203.0.113.0/24, in lower case; undefined if it is neither. */
export function normalisedRange(given: string): string | undefined {
  const [address = "", bits, ...rest] = given.trim().toLowerCase().split("/");
  const isIpv4 = ipv4.test(address);
  const max = isIpv4 ? 32 : 128;
  if (rest.length > 0 || !(isIpv4 || isIpv6(address))) return undefined;
  if (bits === undefined) return `${address}/${max}`;
  const isInRange = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= max;
  return isInRange ? `${address}/${bits}` : undefined;
}

const isIpv6 = (address: string) =>
  /^[0-9a-f:.]+$/.test(address) && address.includes(":") && URL.canParse(`http://[${address}]`);

/** A lone address without its length. */
export const rangeText = (range: string): string =>
  range.replace(/\/(32|128)$/, (end) => {
    const isWhole = end === (range.includes(":") ? "/128" : "/32");
    return isWhole ? "" : end;
  });
