import type { ChartPerson } from "#contract/continuity/chart.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { BranchSkeleton } from "./branch-skeleton.tsx";
import { PersonShown } from "./chart-person.tsx";
import { text } from "./text.ts";
import { TreeRow, type TreeState } from "./tree-row.tsx";
import { TreeVacancies } from "./tree-vacancies.tsx";
import { useBranch } from "./use-branch.ts";
import { useVacancies } from "./use-vacancies.ts";

interface BranchProps {
  state: TreeState;
  /** Whose people; without one, those whom nobody leads. */
  leader?: ChartPerson;
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
  /** Whether there is nobody else at the top: then it is open at first. */
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
