import { IconArrowLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ChartPerson } from "#contract/chart.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PersonShown } from "./chart-person.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";

/** A manager whose people are listed. */
type Leader = Pick<ChartPerson, "id" | "name">;

/** Who leads whom as a plain list: the people of one manager at a time, from the top down and back; first, of the one at the top. */
export function OrganisationList({ asOf }: { asOf: AsOf }) {
  const { people: atTheTop = [] } = useBranch(asOf, undefined);
  const [chosen, setChosen] = useState<readonly Leader[]>();
  const path = chosen ?? (atTheTop.length === 1 ? atTheTop.filter(({ leads }) => leads > 0) : []);
  const heading = useRef<HTMLHeadingElement>(null);
  const leader = path.at(-1);
  // Anyone who opens another list reads on at its top.
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
          {leader ? text.ledBy(leader.name) : text.ledByNobody}
        </h3>
      </div>
      <People asOf={asOf} of={leader?.id} onOpen={(person) => setChosen([...path, person])} />
    </section>
  );
}

interface PeopleProps {
  asOf: AsOf;
  of: number | undefined;
  onOpen: (leader: Leader) => void;
}

function People({ asOf, of, onOpen }: PeopleProps) {
  const { people, total, ...branch } = useBranch(asOf, of);
  if (branch.isError) return <ErrorState message={text.failed} onRetry={branch.retry} />;
  if (!people)
    return (
      <Delayed label={text.loading}>
        <Skeleton className="m-5 h-10" />
      </Delayed>
    );
  if (people.length === 0) return <p className="px-5 py-6 text-muted">{text.nobody}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-14 items-center gap-3 px-5 py-2">
            <PersonShown person={person} isReachable />
            {person.leads > 0 && <OpenButton person={person} onOpen={onOpen} />}
          </li>
        ))}
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

const OpenButton = ({
  person: { id, name, leads },
  onOpen,
}: {
  person: ChartPerson;
  onOpen: PeopleProps["onOpen"];
}) => (
  <button
    type="button"
    aria-label={text.open(text.people(leads), name)}
    onClick={() => onOpen({ id, name })}
    className="flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 text-muted text-sm tabular-nums hover:bg-sunken hover:text-ink"
  >
    {text.people(leads)}
    <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
  </button>
);
