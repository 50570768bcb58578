import type { ReactNode } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";

/** How many people there are on a day, asked once the top of the organisation is shown: everyone is counted. */
export function OrganisationCounts({ asOf }: { asOf: AsOf }) {
  const { people } = useBranch(asOf, undefined);
  const { data, isPlaceholderData } = useApiQuery(
    "continuity.chartCounts",
    { query: asOf },
    { isEnabled: people !== undefined },
  );
  if (!data || isPlaceholderData) return null;
  const { vacancies } = data;
  return (
    <ul aria-label={text.counts} className="flex flex-wrap gap-x-6 gap-y-1">
      <Count count={data.people}>{text.countedPeople(data.people)}</Count>
      <Count count={data.leaders}>{text.leadOthers(data.leaders)}</Count>
      {vacancies !== null && <Count count={vacancies}>{text.vacantPositions(vacancies)}</Count>}
      <Count count={data.standIns}>{text.standIns(data.standIns)}</Count>
    </ul>
  );
}

const Count = ({ count, children }: { count: number; children: ReactNode }) => (
  <li>
    <b className="font-semibold text-ink tabular-nums">{count}</b> {children}
  </li>
);
