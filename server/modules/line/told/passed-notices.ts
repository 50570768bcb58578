import type { DetailsOf } from "#contract/notification-kinds.ts";
import type { Difference } from "./differences.ts";
import type { Concerned } from "./told-queries.ts";

export interface PassedNotice {
  to: number;
  details: DetailsOf<"lineChanged">;
}

const nothing = { people: 0, requests: 0, promises: 0, about: null, manager: null };

/** One notice for each employee of a change, each next and each former manager; a new handover notifies the former one itself. */
export function passedNotices(
  changes: readonly Difference[],
  concerned: Concerned,
  handingOver: ReadonlySet<number>,
): PassedNotice[] {
  const firsts = new Map(changes.toReversed().map((one) => [one.employeeId, one]));
  const ofPeople = [...firsts].map(([to, { from, is }]) => ({
    to,
    details: {
      ...nothing,
      role: "employee" as const,
      from,
      manager: is && { id: is.id, name: is.name },
    },
  }));
  const incoming = byManager(changes, ({ is }) => is?.id).map(([to, led]) => ({
    to,
    details: {
      ...nothing,
      role: "incoming" as const,
      ...peopleIn(led, concerned),
      ...concerned.waiting.get(to),
    },
  }));
  const outgoing = byManager(changes, ({ was }) => was?.id).flatMap(([to, led]) =>
    handingOver.has(to)
      ? []
      : [{ to, details: { ...nothing, role: "outgoing" as const, ...peopleIn(led, concerned) } }],
  );
  return [...ofPeople, ...incoming, ...outgoing];
}

function byManager(
  changes: readonly Difference[],
  managerOf: (change: Difference) => number | undefined,
): [number, Difference[]][] {
  const groups = Map.groupBy(changes, managerOf);
  return [...groups].flatMap(([id, led]) => (id === undefined ? [] : [[id, led]]));
}

/** Their number from the first day on, and the name of a single one. */
function peopleIn(led: readonly Difference[], { people }: Concerned) {
  const ids = new Set(led.map(({ employeeId }) => employeeId));
  const [from = ""] = led.map((one) => one.from).toSorted();
  const [only] = ids;
  const about =
    ids.size === 1 && only !== undefined ? { id: only, name: people.get(only)?.name ?? "" } : null;
  return { from, people: ids.size, about };
}
