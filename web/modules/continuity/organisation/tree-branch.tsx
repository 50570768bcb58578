import { IconChevronRight } from "@tabler/icons-react";
import type { ChartPerson } from "#contract/chart.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PersonShown } from "./chart-person.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";

interface TreeState {
  asOf: AsOf;
  /** The paths opened or closed by hand: at first all are closed, but for the one person at the top, if there is only one. */
  flipped: ReadonlySet<string>;
  /** The path of the item that the Tab key reaches; the first of all if there is none. */
  focused: string | undefined;
  onFlip: (path: string) => void;
}

interface BranchProps extends TreeState {
  /** Whose people; without one, those whom nobody leads. */
  of?: number;
  /** The ids from the top down to whom it belongs. */
  path: string;
  level: number;
}

/** The people of one manager on a day, as items of a tree. */
export function Branch({ of, path, level, ...state }: BranchProps) {
  const { people, total, ...query } = useBranch(state.asOf, of);
  if (query.isError)
    return (
      <div>
        <ErrorState message={text.failed} onRetry={() => query.retry()} />
      </div>
    );
  if (!people)
    return (
      <div>
        <Delayed label={text.loading}>
          <Skeleton className="my-2 h-10" />
        </Delayed>
      </div>
    );
  return (
    <>
      {people.map((person, n) => (
        <Item
          key={person.id}
          {...state}
          person={person}
          path={`${path}/${person.id}`}
          level={level}
          place={n + 1}
          total={total}
        />
      ))}
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

interface ItemProps extends TreeState {
  person: ChartPerson;
  path: string;
  level: number;
  place: number;
  total: number;
}

function Item({ person, path, level, place, total, ...state }: ItemProps) {
  const { id, name, leads } = person;
  const canOpen = leads > 0;
  const isAlone = level === 1 && total === 1;
  const isOpen = canOpen && state.flipped.has(path) !== isAlone;
  const isFirst = level === 1 && place === 1;
  const isReached = state.focused === undefined ? isFirst : state.focused === path;
  return (
    <div>
      <div
        role="treeitem"
        aria-level={level}
        aria-setsize={total}
        aria-posinset={place}
        {...(canOpen && { "aria-expanded": isOpen })}
        tabIndex={isReached ? 0 : -1}
        data-path={path}
        data-name={name}
        className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-2 outline-none hover:bg-sunken focus-visible:outline-2 focus-visible:outline-accent"
      >
        {canOpen ? (
          <Toggle isOpen={isOpen} onToggle={() => state.onFlip(path)} />
        ) : (
          <span className="w-8 shrink-0 max-md:w-11" />
        )}
        <PersonShown person={person} />
        {leads > 0 && (
          <span className="shrink-0 text-muted text-sm tabular-nums">
            <span className="sr-only">{text.leads} </span>
            {text.people(leads)}
          </span>
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: the items of a branch are a group of the tree.
        <div role="group" className="ms-4 border-line border-s ps-2 sm:ms-6 sm:ps-3">
          <Branch {...state} of={id} path={path} level={level + 1} />
        </div>
      )}
    </div>
  );
}

/** For the pointer; the keyboard opens an item with the arrows. */
const Toggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    onClick={onToggle}
    className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted max-md:size-11"
  >
    <IconChevronRight
      size={18}
      stroke={1.75}
      className={classNames("transition-transform", isOpen && "rotate-90")}
    />
  </button>
);
