import { IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import type { LedPerson, LinePreview } from "#contract/line/planned-line.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { countsOf, groupsOf, type LeaderGroup, sumOf } from "./groups.ts";
import { text } from "./text.ts";

/** The number of a group's people shown at first. */
const maxShown = 8;
const columns = ["leave", "promises", "notes", "handovers"] as const;
const cellClass = "px-1.5 py-2 text-end tabular-nums";

interface PassingTableProps {
  preview: LinePreview;
  /** The people in a circle. */
  circleIds: ReadonlySet<number>;
}

/** The effect for each person in numbers, grouped by their next manager. */
export function PassingTable({ preview, circleIds }: PassingTableProps) {
  const { people, today } = preview;
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-line border-y text-muted text-xs">
          <th scope="col" className="px-4 py-2 text-start align-bottom font-medium">
            {text.columns.person}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-1.5 py-2 text-end align-bottom font-medium last:pe-4"
            >
              {text.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(people).map((group) => (
        <GroupRows
          key={group.leader?.id ?? 0}
          group={group}
          today={today}
          isCircle={group.people.some(({ employee }) => circleIds.has(employee.id))}
        />
      ))}
      <tfoot>
        <tr className="border-line border-t font-semibold">
          <th scope="row" className="px-4 py-2 text-start font-semibold">
            {text.together}
          </th>
          <Numbers counts={sumOf(people)} />
        </tr>
      </tfoot>
    </table>
  );
}

interface GroupRowsProps {
  group: LeaderGroup;
  today: string;
  isCircle: boolean;
}

function GroupRows({ group: { leader, people }, today, isCircle }: GroupRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const more = people.length - maxShown;
  const shown = isWhole ? people : people.slice(0, maxShown);
  return (
    <tbody>
      <tr className="bg-sunken">
        <th scope="rowgroup" colSpan={5} className="px-4 py-1.5 text-start font-normal">
          <span className="flex min-w-0 items-center gap-2">
            {leader ? (
              <Avatar name={leader.name} size="sm" />
            ) : (
              <IconUserOff
                size={16}
                stroke={1.75}
                aria-hidden="true"
                className="shrink-0 text-muted"
              />
            )}
            <span className="wrap-anywhere min-w-0">
              {leader ? text.to(leader.name) : text.toNobody}
            </span>
            {isCircle && <Badge tone="red">{text.circle}</Badge>}
          </span>
        </th>
      </tr>
      {shown.map((person) => (
        <tr key={person.employee.id} className="border-line border-t">
          <th scope="row" className="wrap-anywhere px-4 py-2 text-start font-normal">
            {person.employee.name}
            <Until person={person} today={today} />
          </th>
          <Numbers counts={countsOf(person)} />
        </tr>
      ))}
      {more > 0 && !isWhole && (
        <tr className="border-line border-t">
          <td colSpan={5} className="px-2 py-1">
            <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
              {text.moreOf(more)}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Until({ person, today }: { person: LedPerson; today: string }) {
  const { was, is, until, next } = person;
  const words = [
    ...(was?.id === is?.id ? [text.same] : []),
    ...(until ? [text.until(proseDay(until, today), next?.name ?? text.nobody)] : []),
  ];
  return words.length > 0 && <span className="block text-muted text-xs">{words.join(", ")}</span>;
}

const Numbers = ({ counts }: { counts: ReturnType<typeof countsOf> }) =>
  columns.map((column) => (
    <td
      key={column}
      className={classNames(cellClass, "last:pe-4", counts[column] === 0 && "text-muted")}
    >
      {counts[column]}
    </td>
  ));
