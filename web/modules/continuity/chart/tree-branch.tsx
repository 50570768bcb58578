import type { ChartPerson } from "#contract/continuity/chart.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState, ListFailure } from "#web/ui/feedback/error-state.tsx";
import { BranchSkeleton } from "./branch-skeleton.tsx";
import { PersonShown } from "./chart-person.tsx";
import { text } from "./text.ts";
import { TreeRow, type TreeState } from "./tree-row.tsx";
import { useBranch } from "./use-branch.ts";
import { MoreVacancies, useVacancies, type Vacancies, VacancyShown } from "./vacancy.tsx";

interface BranchProps {
  state: TreeState;
  /** Without a leader, the branch of people without a manager. */
  leader?: ChartPerson;
  /** The ids from the top down to the leader. */
  path: string;
  level: number;
}

export function Branch({ state, leader, path, level }: BranchProps) {
  const { people, total, ...query } = useBranch(state.asOf, leader?.id);
  const hasVacancies = people !== undefined && leader?.vacancies !== 0;
  const vacancies = useVacancies(state.asOf, leader?.id, hasVacancies);
  if (query.isError)
    return (
      <div>
        <ErrorState message={text.failed} onRetry={() => query.retry()} />
      </div>
    );
  if (!people)
    return (
      <div>
        <BranchSkeleton isWhole={level === 1} />
      </div>
    );
  return (
    <>
      {people.map((person, n) => (
        <Item
          key={person.id}
          state={state}
          person={person}
          path={`${path}/${person.id}`}
          level={level}
          place={n + 1}
          total={total + vacancies.rows}
          isAlone={level === 1 && total === 1}
        />
      ))}
      <TreeVacancies {...vacancies} state={state} path={path} level={level} people={total} />
      {query.hasMore && (
        <div className="px-3 py-2">
          <Button
            size="sm"
            isPending={query.isLoadingMore}
            pendingText={text.loading}
            onClick={() => query.loadMore()}
          >
            {text.more(total - people.length)}
          </Button>
        </div>
      )}
    </>
  );
}

interface ItemProps {
  state: TreeState;
  person: ChartPerson;
  path: string;
  level: number;
  place: number;
  total: number;
  /** Whether the top is a single person, whose branch is open at first. */
  isAlone: boolean;
}

function Item({ state, person, path, level, place, total, isAlone }: ItemProps) {
  const { name, leads, vacancies } = person;
  const isOpen = leads + vacancies > 0 ? state.flipped.has(path) !== isAlone : undefined;
  return (
    <div>
      <TreeRow {...{ state, path, level, place, total, name, isOpen }}>
        <PersonShown person={person} />
        {leads > 0 && (
          <span className="shrink-0 text-muted text-sm tabular-nums">
            <span className="sr-only">{text.leads} </span>
            {text.people(leads)}
          </span>
        )}
      </TreeRow>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: the items of a branch are a group of the tree.
        <div role="group" className="ms-4 border-line border-s ps-2 sm:ms-6 sm:ps-3">
          <Branch state={state} leader={person} path={path} level={level + 1} />
        </div>
      )}
    </div>
  );
}

interface TreeVacanciesProps extends Vacancies {
  state: TreeState;
  path: string;
  level: number;
  people: number;
}

function TreeVacancies(props: TreeVacanciesProps) {
  const { state, path, level, people, vacancies, more, rows } = props;
  const rest = { state, level, total: people + rows };
  return (
    <>
      {vacancies.map((vacancy, n) => (
        <TreeRow
          key={vacancy.id}
          {...rest}
          path={`${path}/vacant-${vacancy.id}`}
          place={people + n + 1}
          name={text.vacantPosition}
        >
          <VacancyShown vacancy={vacancy} />
        </TreeRow>
      ))}
      {more.count > 0 && (
        <TreeRow {...rest} path={`${path}/vacant`} place={people + rows} name={String(more.count)}>
          <MoreVacancies more={more} />
        </TreeRow>
      )}
      {props.isError && (
        <div className="px-3 py-2">
          <ListFailure message={text.vacanciesFailed} onRetry={props.retry} />
        </div>
      )}
    </>
  );
}
