import { folded } from "#contract/rules/search.ts";

/** What a kind of entry is called besides its name: a search for "birthday" finds all of them. */
const titles = {
  event: ["event", "events", "work"],
  holiday: ["holiday", "holidays", "public"],
  birthday: ["birthday", "birthdays"],
  leave: ["leave", "away"],
} as const;

export const termsOf = (search: string | undefined): string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);

/** The words that an entry of this kind has to contain: all but those that say what it is. */
export const termsFor = (kind: keyof typeof titles, terms: readonly string[]): string[] =>
  terms.filter((term) => !(titles[kind] as readonly string[]).includes(term));

export function hasTerms(name: string, terms: readonly string[]): boolean {
  const text = folded(name);
  return terms.every((term) => text.includes(folded(term)));
}
