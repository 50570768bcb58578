import { type Change, drawing, sizes, yearOfChanges } from "./changes.ts";
import { Replay } from "./replay.ts";

/** A number is a person of the company; `owner` is its owner. */
export type Who = number | "owner";

/** A question on a day; its preparation happens earlier, by a person from the list of changes. */
export type Question = { on: number; title: string } & (
  | { kind: "led"; person: number; day: number; expected: number | null }
  | { kind: "known"; person: number; day: number; known: number; expected: number | null }
  | { kind: "note"; person: number; written: number; by: Who; reader: Who; expected: boolean }
  | {
      kind: "request";
      person: number;
      made: number;
      askers: readonly Who[];
      expected: readonly boolean[];
    }
  | {
      kind: "handover";
      person: number;
      promised: number;
      outgoing: number;
      incoming: number | null;
      day: number;
    }
);

export const changes = yearOfChanges();

/** The knowledge at the end of a day. */
function knownOn(day: number, list: readonly Change[] = changes): Replay {
  const replay = new Replay();
  for (const change of list) if (change.on <= day) replay.tell(change, list);
  return replay;
}

const draw = drawing(60);
const leaders = 2 * sizes.departments;
const member = () => leaders + draw(sizes.people - leaders);
const members = Array.from({ length: sizes.people - leaders }, (_, n) => leaders + n);
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));
const atTheEnd = knownOn(sizes.days);

const knowledge = new Map<number, Replay>();
function knownOnDay(day: number): Replay {
  const known = knowledge.get(day) ?? knownOn(day);
  knowledge.set(day, known);
  return known;
}

const whoLed = times(20, (): Question => {
  const [person, day] = [member(), draw(sizes.days)];
  const expected = atTheEnd.leaderOn(person, day);
  return {
    kind: "led",
    on: sizes.days,
    person,
    day,
    expected,
    title: `who led ${person} on day ${day}`,
  };
});

/** People with different managers on two days, from a first person on. */
const changedBetween = (first: number, last: number, from: number) => {
  const order = [...members.slice(from), ...members.slice(0, from)];
  const leaderThen = (person: number, day: number) => knownOnDay(day).leaderOn(person, day);
  return order.find((person) => leaderThen(person, first) !== leaderThen(person, last)) ?? member();
};

/** People with another manager than an earlier day's knowledge: later changes must stay invisible. */
const whoWasKnown = times(20, (n): Question => {
  const known = 20 + draw(sizes.days - 40);
  const day = Math.max(0, known - 20 + draw(60));
  const then = knownOnDay(known);
  const person =
    members.find(
      (one) => one % 20 === n && then.leaderOn(one, day) !== atTheEnd.leaderOn(one, day),
    ) ?? member();
  const expected = then.leaderOn(person, day);
  const title = `who led ${person} on day ${day}, as known on day ${known}`;
  return { kind: "known", on: sizes.days, person, day, known, expected, title };
});

const whoReads = times(15, (n): Question => {
  const written = 10 + n * 15;
  const on = written + 20 + draw(sizes.days - written - 20);
  const person = changedBetween(written, on, draw(members.length));
  const by: Who = knownOnDay(written).leaderOn(person, written) ?? ("owner" as const);
  const leader = knownOnDay(on).leaderOn(person, on);
  const candidates: Who[] = [by, leader ?? "owner", draw(leaders)];
  const reader = candidates[n % 3] ?? "owner";
  const expected = reader === by || reader === leader || reader === "owner";
  const title = `whether ${reader} may read on day ${on} what ${by} wrote about ${person} on day ${written}`;
  return { kind: "note", on, person, written, by, reader, expected, title };
});

const whoDecides = times(15, (n): Question => {
  const made = 12 + n * 15;
  const on = made + 15 + draw(40);
  const person = changedBetween(made, on, n * 17);
  const [before, leader] = [knownOnDay(made), knownOnDay(on)];
  const then: Who = before.leaderOn(person, made) ?? "owner";
  const now = leader.leaderOn(person, on);
  const askers: Who[] = [then, now ?? "owner", draw(leaders)];
  const expected = askers.map((asker) => asker === now || asker === "owner");
  const title = `who decides on day ${on} what ${person} asked for on day ${made}`;
  return { kind: "request", on, person, made, askers, expected, title };
});

/** Someone with a new manager by a change, and the same one before it. */
function whatPassed(change: Change, index: number): Question[] {
  if (change.kind === "withdrawal" || change.kind === "move") return [];
  const [before, after] = [knownOn(change.on - 1), knownOn(change.on)];
  const { from: day, on } = change;
  const person = members.find((one) => {
    const [outgoing, incoming] = [after.leaderOn(one, day - 1), after.leaderOn(one, day)];
    const isSteady = times(day, (n) => before.leaderOn(one, n)).every((who) => who === outgoing);
    return outgoing !== null && outgoing !== incoming && isSteady && one % 7 !== index % 7;
  });
  const outgoing = person === undefined ? null : after.leaderOn(person, day - 1);
  if (person === undefined || outgoing === null) return [];
  const incoming = after.leaderOn(person, Math.max(day, on));
  const title = `what passes on day ${day} from ${outgoing} with the handover about ${person}`;
  return [{ kind: "handover", on, person, promised: on - 1, outgoing, incoming, day, title }];
}

/** Eighty, each with its answer from the list of changes alone. */
export const questions: readonly Question[] = [
  ...whoLed,
  ...whoWasKnown,
  ...whoReads,
  ...whoDecides,
  ...changes.flatMap(whatPassed).slice(0, 10),
];
