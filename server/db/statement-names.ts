import { createHash } from "node:crypto";

const maxNames = 2_000;
const names = new Map<string, string>();

/** Named by text, so that Postgres plans it once per connection; undefined beyond a number of names. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= maxNames) return undefined;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, name);
  return name;
}
