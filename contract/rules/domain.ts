/** The label of the record that proves a domain. */
const recordLabel = "_baton-hr";

export const recordNameOf = (domain: string): string => `${recordLabel}.${domain}`;
export const recordTextOf = (token: string): string => `baton-hr=${token}`;

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?$/;
const maxNameLength = 253;

/** In lower case and ASCII, without the trailing dot; undefined if it cannot be a domain. */
export function normalisedDomain(given: string): string | undefined {
  const typed = given.trim().replace(/[.。]$/u, "");
  if (/[\s/@:?#\\%[\]]/u.test(typed) || !URL.canParse(`http://${typed}`)) return undefined;
  const { hostname } = new URL(`http://${typed}`);
  const labels = hostname.split(".");
  const isDomain =
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? "") &&
    recordNameOf(hostname).length <= maxNameLength;
  return isDomain ? hostname : undefined;
}
