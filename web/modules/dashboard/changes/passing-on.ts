import type { PersonName } from "#contract/common.ts";
import type { PassingPerson } from "#contract/continuity/handovers.ts";
import type { Home } from "#contract/dashboard.ts";
import type { Area } from "#contract/places.ts";
import { counted } from "#web/ui/format/counts.ts";

const labels = {
  requests: (count: number) => counted(count, "leave request", "leave requests"),
  promises: (count: number) => counted(count, "promise", "promises"),
  notes: (count: number) => counted(count, "note for the line", "notes for the line"),
} as const;

export interface PassingOnProps extends Pick<Home, "passingOn" | "today"> {
  area: Area;
}

export interface Group {
  key: string;
  on: string;
  outgoing: PersonName;
  incoming: PersonName | null;
  people: PassingPerson[];
}

/** People who pass on together: on the same day, from the same manager to the same one. */
export function groupsOf(people: readonly PassingPerson[]): Group[] {
  const groups = Map.groupBy(people, ({ takesOverOn, outgoing, incoming }) =>
    [takesOverOn, outgoing.id, incoming?.id ?? 0].join(),
  );
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (!first) return [];
    const { takesOverOn: on, outgoing, incoming } = first;
    return [{ key, on, outgoing, incoming, people: members }];
  });
}

/** Only what there is; empty for nothing. */
export const whatPasses = (
  ...people: Pick<PassingPerson, "requests" | "promises" | "lineNotes">[]
) => {
  const sum = (name: "requests" | "promises" | "lineNotes") =>
    people.reduce((total, person) => total + person[name], 0);
  const [requests, promises, notes] = [sum("requests"), sum("promises"), sum("lineNotes")];
  return [
    promises > 0 && labels.promises(promises),
    requests > 0 && labels.requests(requests),
    notes > 0 && labels.notes(notes),
  ]
    .filter(Boolean)
    .join(" · ");
};
