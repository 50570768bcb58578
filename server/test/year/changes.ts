/** People and days are numbers from 0. Both players know only the change itself. */
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

/** Pseudo-random numbers, the same in each run. */
export function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The first people head departments, each sitting in the next one's, so that none leads themselves. */
export const firstHeadOf = (department: number): number => department;
/** People fill departments by turns; heads sit in one without a head. */
export const firstDepartmentOf = (person: number): number =>
  person < 2 * sizes.departments ? sizes.departments : person % sizes.departments;

/** One change every nine days. The first two dozen people lead and have no manager, so circles are impossible. */
export function yearOfChanges(): Change[] {
  const draw = drawing(20_260_202);
  const leader = () => draw(2 * sizes.departments);
  const member = () => 2 * sizes.departments + draw(sizes.people - 2 * sizes.departments);
  const group = (count: number) => [...new Set(Array.from({ length: count }, member))];
  const changes: Change[] = [];
  const free = new Set(Array.from({ length: sizes.people }, (_, person) => person));
  /** One own line per person at most, so that none overlap. */
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
