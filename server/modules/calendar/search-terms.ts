import { folded } from "#contract/rules/search.ts";

/** The kind's own search terms: "birthday" finds every birthday. */
const titles = {
  event: ["event", "events", "work"],
  holiday: ["holiday", "holidays", "public"],
  birthday: ["birthday", "birthdays"],
  leave: ["leave", "away"],
} as const;

export const termsOf = (search: string | undefined): string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);

/** The terms that an entry's name has to contain: all but those for its kind. */
export const termsFor = (kind: keyof typeof titles, terms: readonly string[]): string[] =>
  terms.filter((term) => !(titles[kind] as readonly string[]).includes(term));

/** For comparison with a person's `sort_name`. */
export const patternIn = (term: string): string =>
  `%${folded(term).replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Ignores case and accents. */
export function hasTerms(name: string, terms: readonly string[]): boolean {
  const text = folded(name);
  return terms.every((term) => text.includes(folded(term)));
}
