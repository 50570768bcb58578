import type { ProposedDays } from "#contract/places.ts";
import { folded } from "#contract/rules/search.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { typedDays } from "#web/ui/date/typed-days.ts";
import {
  type Actor,
  type ActWithId,
  actsWith,
  actWithIds,
  type OwnActId,
  ownActIds,
  ownActs,
} from "./actions.ts";

/** What a typed text asks for, as far as it goes. */
export interface Wish {
  own: readonly OwnActId[];
  withPerson: readonly ActWithId[];
  /** The words left for the person's name; empty without any. */
  person: string;
  days: ProposedDays;
}

/** Sick leave is booked afterwards, other leave ahead. */
const daysBack = 60;
const maxWords = 24;

/** Between an action, its person and its days. */
const fillers = ["for", "about", "to", "of", "with", "on", "from"];

/** The actions that a text like `book leave tshepo 14 dec` names, with its person and days; only those allowed to the actor. Undefined without any. */
export function wishIn(typed: string, actor: Actor, today: string): Wish | undefined {
  const words = typed.trim().split(/\s+/u).slice(0, maxWords);
  const plain = words.map(folded);
  const own = ownActIds.filter((id) => ownActs[id].isAllowed(actor));
  const withPerson = actWithIds.filter((id) => actsWith[id].isAllowed(actor));
  const verbs = [...own.map((id) => ownActs[id]), ...withPerson.map((id) => actsWith[id])];
  const verb = longestIn(plain, new Set(verbs.flatMap((act): readonly string[] => act.verbs)));
  if (!verb) return undefined;
  const names = (act: { verbs: readonly string[] }) => act.verbs.includes(verb.text);
  const rest = words.toSpliced(verb.at, verb.length);
  const days = daysIn(rest, today);
  const person = rest
    .toSpliced(days?.at ?? 0, days?.length ?? 0)
    .filter((word) => !fillers.includes(folded(word)))
    .join(" ");
  return {
    own: person ? [] : own.filter((id) => names(ownActs[id])),
    withPerson: withPerson.filter((id) => names(actsWith[id])),
    person,
    days: days?.value ?? {},
  };
}

interface Run {
  at: number;
  length: number;
}

/** Every run of neighbouring words, the longest first, and of these the last first. */
function* runsOf(words: readonly string[]): Generator<Run & { text: string }> {
  for (let length = words.length; length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1)
      yield { at, length, text: words.slice(at, at + length).join(" ") };
}

function longestIn(words: readonly string[], known: ReadonlySet<string>) {
  for (const run of runsOf(words)) if (known.has(run.text)) return run;
  return undefined;
}

function daysIn(
  words: readonly string[],
  today: string,
): (Run & { value: ProposedDays }) | undefined {
  const limits = { min: addDays(today, -daysBack) };
  for (const run of runsOf(words)) {
    const value = typedDays(run.text, today, limits);
    if (value) return { ...run, value };
  }
  return undefined;
}
