import { IconChevronRight } from "@tabler/icons-react";
import type { ChartPerson } from "#contract/continuity/chart.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { BranchSkeleton } from "./branch-skeleton.tsx";
import { PersonShown } from "./chart-person.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";
import { useVacancies, type Vacancies } from "./use-vacancies.ts";
import { MoreVacancies, VacancyShown } from "./vacancy.tsx";

export type Leader = Pick<ChartPerson, "id" | "name" | "vacancies">;

interface ListBranchProps {
  asOf: AsOf;
  leader: Leader | undefined;
  onOpen: (leader: Leader) => void;
}

export function ListBranch({ asOf, leader, onOpen }: ListBranchProps) {
  const { people, total, ...branch } = useBranch(asOf, leader?.id);
  const hasVacancies = people !== undefined && leader?.vacancies !== 0;
  const vacancies = useVacancies(asOf, leader?.id, hasVacancies);
  if (branch.isError) return <ErrorState message={text.failed} onRetry={branch.retry} />;
  if (!people) return <BranchSkeleton isWhole />;
  if (people.length + vacancies.rows === 0)
    return <p className="px-5 py-6 text-muted">{text.nobody}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className={rowClass}>
            <PersonShown person={person} isReachable />
            {hasBranch(person) && <OpenButton person={person} onOpen={onOpen} />}
          </li>
        ))}
        <ListVacancies {...vacancies} />
      </ul>
      {branch.hasMore && (
        <div className="border-line border-t px-5 py-3">
          <Button
            size="sm"
            isPending={branch.isLoadingMore}
            pendingText={text.loading}
            onClick={branch.loadMore}
          >
            {text.more(total - people.length)}
          </Button>
        </div>
      )}
    </>
  );
}

const rowClass = "flex min-h-14 items-center gap-3 px-5 py-2";

const ListVacancies = ({ vacancies, more, isError, retry }: Vacancies) => (
  <>
    {vacancies.map((vacancy) => (
      <li key={vacancy.id} className={rowClass}>
        <VacancyShown vacancy={vacancy} isReachable />
      </li>
    ))}
    {more.count > 0 && (
      <li className={rowClass}>
        <MoreVacancies more={more} isReachable />
      </li>
    )}
    {isError && (
      <li className={rowClass}>
        <ListFailure message={text.vacanciesFailed} onRetry={retry} />
      </li>
    )}
  </>
);

export const hasBranch = ({ leads, vacancies }: ChartPerson) => leads + vacancies > 0;

const OpenButton = ({
  person: { id, name, leads, vacancies },
  onOpen,
}: {
  person: ChartPerson;
  onOpen: ListBranchProps["onOpen"];
}) => {
  const below = leads > 0 ? text.people(leads) : text.vacant(vacancies);
  return (
    <button
      type="button"
      aria-label={leads > 0 ? text.open(below, name) : text.openVacancies(below, name)}
      onClick={() => onOpen({ id, name, vacancies })}
      className="flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 text-muted text-sm tabular-nums hover:bg-sunken hover:text-ink"
    >
      {below}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
};
