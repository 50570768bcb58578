import { IconCircleCheck, IconUnlink } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { gapKinds } from "#contract/codes/gap-kind.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { GapGroup, step } from "./gap-group.tsx";
import { GapKinds } from "./gap-kinds.tsx";
import { readGapsSearch } from "./gaps-search.ts";
import { text } from "./text.ts";

/** What is missing in who leads whom: all kinds, or one of them, each with the step that mends it; a view of User Management. */
export function GapsView() {
  const { search, change } = useUrlSearch(readGapsSearch);
  const firsts = useQueries({
    queries: gapKinds.map((kind) =>
      apiQuery("continuity.gaps", { query: { kind, pageSize: step } }),
    ),
  });
  const totals = firsts.map(({ data }) => data?.total);
  const isClosed = search.kind === undefined && totals.every((total) => total === 0);
  const shown = search.kind ? [search.kind] : gapKinds;
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3">
        <h2 className="flex items-center gap-2 font-semibold text-lg">
          <IconUnlink size={20} stroke={1.75} aria-hidden="true" />
          {text.title}
        </h2>
        <p className="text-muted">{text.lead}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <GapKinds
          totals={totals}
          chosen={search.kind}
          onChoose={(kind) => change({ kind }, { isReplacing: true })}
        />
        <div className="flex min-w-0 flex-col gap-6">
          {isClosed && (
            <EmptyState title={text.none} icon={<IconCircleCheck size={22} stroke={1.75} />}>
              {text.noneHelp}
            </EmptyState>
          )}
          {shown.map((kind) => (
            <GapGroup key={kind} kind={kind} isOneOfMany={search.kind === undefined} />
          ))}
        </div>
      </div>
    </div>
  );
}
