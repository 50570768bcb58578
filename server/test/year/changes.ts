/** People are numbers from 0, days are numbers from the first; what a change says is all that the two who play it know. */
export type Change =
  | { kind: "head"; on: number; department: number; head: number | null; from: number }
  | {
      kind: "line";
      on: number;
      people: readonly number[];
      by: number | "nobody" | "head";
      from: number;
      to: number | null;
    }
  | { kind: "move"; on: number; people: readonly number[]; department: number }
  | { kind: "withdrawal"; on: number; of: number };

export const sizes = { people: 300, departments: 12, days: 360 } as const;

/** Numbers that look drawn by lot, the same in each run. */
export function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The first heads: the first people, each in the department of the next head, so that none leads themselves. */
export const firstHeadOf = (department: number): number => department;
/** People sit in the departments by turns; the heads in a department that nobody heads. */
export const firstDepartmentOf = (person: number): number =>
  person < 2 * sizes.departments ? sizes.departments : person % sizes.departments;

/**
 * Forty changes of managers over a year, one each nine days: heads named at once, for a day to come and for a day past; lines for one
 * person and for many, limited and open; moves between departments; and plans withdrawn. Those who lead are the first two dozen, who are
 * led by nobody, so that no change makes a circle.
 */
export function yearOfChanges(): Change[] {
  const draw = drawing(20_260_202);
  const leader = () => draw(2 * sizes.departments);
  const member = () => 2 * sizes.departments + draw(sizes.people - 2 * sizes.departments);
  const group = (count: number) => [...new Set(Array.from({ length: count }, member))];
  const changes: Change[] = [];
  const free = new Set(Array.from({ length: sizes.people }, (_, person) => person));
  /** Each person has one line of their own at most, so that none overlaps another. */
  const freeGroup = (count: number) => group(count).filter((person) => free.delete(person));
  const department = () => draw(sizes.departments);
  const kinds = [
    (on: number): Change => ({
      kind: "head",
      on,
      department: department(),
      head: leader(),
      from: on,
    }),
    (on: number): Change => ({
      kind: "line",
      on,
      people: freeGroup(1),
      by: leader(),
      from: on + 10,
      to: on + 40,
    }),
    (on: number): Change => ({
      kind: "head",
      on,
      department: department(),
      head: leader(),
      from: on + 20,
    }),
    (on: number): Change => ({
      kind: "line",
      on,
      people: freeGroup(25),
      by: leader(),
      from: on,
      to: null,
    }),
    (on: number): Change => ({ kind: "move", on, people: group(8), department: department() }),
    (on: number): Change => ({
      kind: "head",
      on,
      department: department(),
      head: leader(),
      from: Math.max(0, on - 15),
    }),
    (on: number): Change => ({
      kind: "line",
      on,
      people: freeGroup(3),
      by: "nobody",
      from: on + 5,
      to: null,
    }),
    (on: number): Change =>
      changes.length % 16 === 7
        ? { kind: "withdrawal", on, of: changes.length - 1 }
        : { kind: "head", on, department: department(), head: null, from: on },
  ];
  for (let n = 0; n < 40; n++) {
    const kind = kinds[n % kinds.length];
    if (kind) changes.push(kind(4 + n * 9));
  }
  return changes;
}
