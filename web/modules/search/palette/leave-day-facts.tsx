import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/api/query-client.ts";
import { namesAndOthers } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import type { AskedLeave } from "../search-result-options.tsx";
import { text } from "../text.ts";
import { FactList } from "./fact-list.tsx";

const { preview: words } = text;

interface LeaveDayFactsProps {
  employeeId: number;
  days: AskedLeave;
  today: string;
}

/** What the form of half-typed leave would say of its days: holidays among them, and who of the team is away. */
export function LeaveDayFacts({ employeeId, days, today }: LeaveDayFactsProps) {
  const body = { employeeId, leaveType: "AnnualLeave", ...days } as const;
  const { data } = useQuery({ ...apiQuery("leave.outlook", { body }), retry: false, gcTime: 0 });
  if (!data) return null;
  const { holidays, teamAway } = data;
  return (
    <FactList
      facts={[
        {
          term: words.holidays,
          value: holidays.map(({ date, name }) => `${proseDay(date, today)}, ${name}`).join("; "),
        },
        {
          term: words.away,
          value: namesAndOthers(
            teamAway.items.map(({ employee }) => employee.name),
            teamAway.total - teamAway.items.length,
          ),
        },
      ]}
    />
  );
}
