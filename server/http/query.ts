import { parse } from "node:querystring";

/** A lone surrogate: no text of the contract contains it. */
const illFormed = "\ud800";

/** Undecodable text becomes ill-formed, so that its field is refused by name. */
export const parseQuery = (query: string) =>
  parse(query, "&", "=", { decodeURIComponent: decodedOr(illFormed) });

const decodedOr = (fallback: string) => (encoded: string) => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return fallback;
  }
};
