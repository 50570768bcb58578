import { IconCircleCheck, IconUnlink } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type GapKind, gapKinds } from "#contract/codes/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ClosedLine } from "./closed-line.tsx";
import { GapGroup, gapsQuery, step } from "./gap-group.tsx";
import { GapKinds, sumOf } from "./gap-kinds.tsx";
import { readGapsSearch } from "./gaps-search.ts";
import { SetAsideDialog } from "./set-aside-dialog.tsx";
import { text } from "./text.ts";
import { useRowFocus } from "./use-row-focus.ts";

/**
 * What is missing in who leads whom: all kinds, or one of them, each with the step that closes it, or what has been set aside; a view of
 * User Management.
 */
export function GapsView() {
  const { search, change } = useUrlSearch(readGapsSearch);
  const { kind, setAside: isSetAside = false } = search;
  const totals = useTotals(false);
  const asideTotals = useTotals(true, isSetAside);
  const [closed, setClosed] = useState<string>();
  const [asking, setAsking] = useState<Gap>();
  const line = useRef<HTMLParagraphElement>(null);
  const { list, moveOn } = useRowFocus(line);
  const all = sumOf(totals);
  const shownTotal = isSetAside ? sumOf(asideTotals) : all;
  const shown = kind && !isSetAside ? [kind] : gapKinds;
  const choose = (chosen: GapKind | "setAside" | undefined) =>
    change(
      chosen === "setAside"
        ? { kind: undefined, setAside: true }
        : { kind: chosen, setAside: undefined },
      { isReplacing: true },
    );
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3">
        <h2 className="flex items-center gap-2 font-semibold text-lg">
          <IconUnlink size={20} stroke={1.75} aria-hidden="true" />
          {text.title}
        </h2>
        <p className="text-muted">
          {all !== undefined && text.total(all)} {text.lead}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <GapKinds
          totals={totals}
          setAside={sumOf(asideTotals)}
          chosen={isSetAside ? "setAside" : kind}
          onChoose={choose}
        />
        <div ref={list} className="flex min-w-0 flex-col gap-6">
          {shownTotal === 0 && <Nothing isSetAside={isSetAside} />}
          {shown.map((one) => (
            <GapGroup
              key={`${one} ${isSetAside}`}
              kind={one}
              isSetAside={isSetAside}
              isOneOfMany={shown.length > 1 || shownTotal === 0}
              onClosed={(what) => {
                setClosed(what);
                moveOn();
              }}
              onSetAside={setAsking}
              onBroughtBack={moveOn}
            />
          ))}
          <ClosedLine ref={line} closed={closed} total={all} />
        </div>
      </div>
      <SetAsideDialog gap={asking} onDone={moveOn} onClose={() => setAsking(undefined)} />
    </div>
  );
}

const Nothing = ({ isSetAside }: { isSetAside: boolean }) => (
  <EmptyState
    title={isSetAside ? text.noneSetAside : text.none}
    icon={<IconCircleCheck size={22} stroke={1.75} />}
  >
    {isSetAside ? text.noneSetAsideHelp : text.noneHelp}
  </EmptyState>
);

/** How many there are of each kind; undefined until it is known. */
const useTotals = (isSetAside: boolean, isEnabled = true): (number | undefined)[] =>
  useQueries({
    queries: gapKinds.map((kind) => ({
      ...apiQuery("continuity.gaps", gapsQuery(kind, step, isSetAside)),
      enabled: isEnabled,
    })),
  }).map(({ data }) => data?.total);
