import { parse } from "node:querystring";

/** Half of a character: no text of the contract contains it. */
const illFormed = "\ud800";

/** Reads a query; what cannot be decoded becomes text that is not well-formed, so that its field is refused by name. */
export const parseQuery = (query: string) =>
  parse(query, "&", "=", { decodeURIComponent: decodedOr(illFormed) });

const decodedOr = (fallback: string) => (encoded: string) => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return fallback;
  }
};
