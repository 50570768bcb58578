import { IconArrowLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ChartPerson } from "#contract/continuity/chart.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState, ListFailure } from "#web/ui/feedback/error-state.tsx";
import { BranchSkeleton } from "./branch-skeleton.tsx";
import { PersonShown } from "./chart-person.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";
import { MoreVacancies, useVacancies, type Vacancies, VacancyShown } from "./vacancy.tsx";

/** The organisation as a list of one manager's people at a time, from the top down and back. */
export function OrganisationList({ asOf }: { asOf: AsOf }) {
  const { people: atTheTop, isError } = useBranch(asOf, undefined);
  const [chosen, setChosen] = useState<readonly Leader[]>();
  const path = chosen ?? (atTheTop?.length === 1 ? atTheTop.filter(hasBranch) : []);
  // The first list is unknown until the top is known.
  const isKnown = atTheTop !== undefined || isError;
  const heading = useRef<HTMLHeadingElement>(null);
  const leader = path.at(-1);
  // Another list begins at its top.
  useEffect(() => {
    if (chosen) heading.current?.focus();
  }, [chosen]);
  return (
    <section aria-labelledby="led-by">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 pb-2">
        {leader && (
          <Button
            size="sm"
            icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setChosen(path.slice(0, -1))}
          >
            {text.back(path.at(-2)?.name ?? text.top)}
          </Button>
        )}
        <h3
          id="led-by"
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere rounded-sm font-semibold outline-offset-4"
        >
          {!isKnown && text.loading}
          {isKnown && (leader ? text.ledBy(leader.name) : text.ledByNobody)}
        </h3>
      </div>
      <ListBranch asOf={asOf} leader={leader} onOpen={(person) => setChosen([...path, person])} />
    </section>
  );
}

type Leader = Pick<ChartPerson, "id" | "name" | "vacancies">;

interface ListBranchProps {
  asOf: AsOf;
  leader: Leader | undefined;
  onOpen: (leader: Leader) => void;
}

function ListBranch({ asOf, leader, onOpen }: ListBranchProps) {
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

const hasBranch = ({ leads, vacancies }: ChartPerson) => leads + vacancies > 0;

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
