import type { LedPerson } from "#contract/line/planned-line.ts";

type Counts = LedPerson["passes"] & { handovers: number };

/** People with the same next manager, or none yet. */
export interface LeaderGroup {
  leader: LedPerson["is"];
  people: LedPerson[];
}

/** The people by their next manager in order of appearance; those without one last. */
export function groupsOf(people: readonly LedPerson[]): LeaderGroup[] {
  const groups = [...Map.groupBy(people, ({ is }) => is?.id).values()].map((group) => ({
    leader: group[0]?.is ?? null,
    people: group,
  }));
  return groups.toSorted((one, other) => Number(!one.leader) - Number(!other.leader));
}

export const countsOf = ({ passes, isHandedOver }: LedPerson): Counts => ({
  ...passes,
  handovers: Number(isHandedOver),
});

export const sumOf = (people: readonly LedPerson[]): Counts =>
  people.map(countsOf).reduce(
    (sum, one) => ({
      leave: sum.leave + one.leave,
      promises: sum.promises + one.promises,
      notes: sum.notes + one.notes,
      handovers: sum.handovers + one.handovers,
    }),
    { leave: 0, promises: 0, notes: 0, handovers: 0 },
  );
