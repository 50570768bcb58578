import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { hasBranch, type Leader, ListBranch } from "./list-branch.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";

/** Who leads whom as a plain list: the people of one manager at a time, from the top down and back; first, of the one at the top. */
export function OrganisationList({ asOf }: { asOf: AsOf }) {
  const { people: atTheTop, isError } = useBranch(asOf, undefined);
  const [chosen, setChosen] = useState<readonly Leader[]>();
  const path = chosen ?? (atTheTop?.length === 1 ? atTheTop.filter(hasBranch) : []);
  // Until it is known who is at the top, it is not known whose list comes first.
  const isKnown = atTheTop !== undefined || isError;
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
          {!isKnown && text.loading}
          {isKnown && (leader ? text.ledBy(leader.name) : text.ledByNobody)}
        </h3>
      </div>
      <ListBranch asOf={asOf} leader={leader} onOpen={(person) => setChosen([...path, person])} />
    </section>
  );
}
