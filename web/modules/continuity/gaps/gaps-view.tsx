import { IconCircleCheck, IconUnlink } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type GapKind, gapKinds } from "#contract/codes/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { oneOf } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { GapGroup, gapsQuery, step } from "./gap-group.tsx";
import { GapKinds, sumOf } from "./gap-kinds.tsx";
import { SetAsideDialog } from "./set-aside-dialog.tsx";
import { text } from "./text.ts";

/** The gaps in lines of management by kind, each with its closing step, or those set aside; a view of User Management. */
export function GapsView() {
  const { search, change } = useUrlSearch(readGapsSearch);
  const { kind, setAside: isSetAside = false } = search;
  const totals = useTotals(false);
  const asideTotals = useTotals(true, isSetAside);
  const [closed, setClosed] = useState<string>();
  const [asking, setAsking] = useState<Gap>();
  const line = useRef<HTMLParagraphElement>(null);
  const { list, moveOn } = useRowFocus(line);
  const quiet = totals[gapKinds.indexOf("quiet")];
  // Quiet histories are their managers' matter: listed on request, never among the others.
  const all = sumOf(totals.toSpliced(gapKinds.indexOf("quiet"), 1));
  const shownTotal = isSetAside ? sumOf(asideTotals) : all;
  const shown = shownKinds(kind, isSetAside);
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
          total={all}
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
          {shown.length > 1 && !isSetAside && quiet !== undefined && quiet > 0 && (
            <QuietLine count={quiet} onShow={() => choose("quiet")} />
          )}
          <ClosedLine ref={line} closed={closed} total={all} />
        </div>
      </div>
      <SetAsideDialog gap={asking} onDone={moveOn} onClose={() => setAsking(undefined)} />
    </div>
  );
}

function shownKinds(kind: GapKind | undefined, isSetAside: boolean): readonly GapKind[] {
  if (isSetAside) return gapKinds;
  return kind ? [kind] : gapKinds.filter((one) => one !== "quiet");
}

interface QuietLineProps {
  count: number;
  onShow: () => void;
}

const QuietLine = ({ count, onShow }: QuietLineProps) => (
  <Card>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{text.quiet.line(count)}</p>
      <Button size="sm" aria-label={text.quiet.showLabel} onClick={onShow}>
        {text.quiet.show}
      </Button>
    </div>
  </Card>
);

const Nothing = ({ isSetAside }: { isSetAside: boolean }) => (
  <EmptyState
    title={isSetAside ? text.noneSetAside : text.none}
    icon={<IconCircleCheck size={22} stroke={1.75} />}
  >
    {isSetAside ? text.noneSetAsideHelp : text.noneHelp}
  </EmptyState>
);

/** The number of each kind; undefined while unknown. */
const useTotals = (isSetAside: boolean, isEnabled = true): (number | undefined)[] =>
  useQueries({
    queries: gapKinds.map((kind) => ({
      ...apiQuery("continuity.gaps", gapsQuery(kind, step, isSetAside)),
      enabled: isEnabled,
    })),
  }).map(({ data }) => data?.total);

interface ClosedLineProps {
  ref: RefObject<HTMLParagraphElement | null>;
  /** The last closing step in words. */
  closed: string | undefined;
  /** The number of open gaps; undefined while unknown. */
  total: number | undefined;
}

/** Announces each closed gap, and once the absence of any. */
function ClosedLine({ ref, closed, total }: ClosedLineProps) {
  const before = useRef(total);
  useEffect(() => {
    if (total === undefined) return;
    if (before.current && total === 0) toast.success(text.allClosed, { durationMs: 6_000 });
    before.current = total;
  }, [total]);
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className="flex items-center gap-2 text-muted text-sm empty:hidden"
    >
      {closed !== undefined && (
        <>
          <IconCircleCheck
            size={18}
            stroke={1.75}
            aria-hidden="true"
            className="shrink-0 text-green-text"
          />
          <span>{text.lastClosed(closed)}</span>
        </>
      )}
    </p>
  );
}

interface GapsSearch {
  /** All kinds by default. */
  kind?: GapKind;
  setAside?: true;
}

function readGapsSearch(given: Record<string, unknown>): GapsSearch {
  const kind = oneOf(given.kind, gapKinds);
  return {
    ...(kind && { kind }),
    ...(given.setAside === true && { setAside: true }),
  };
}

/** The frames for a closed gap's row to leave the list. */
const maxFrames = 30;

const rowsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>("[data-gap]") ?? []),
];

/** Moves the focus from a leaving row to the row in its place, the one before, or the fallback. */
function useRowFocus(fallback: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ row: HTMLElement; place: number }>(undefined);
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-gap]") : null;
      if (row) last.current = { row, place: rowsIn(element).indexOf(row) };
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);

  const moveOn = (frames = 0) => {
    const { row, place } = last.current ?? { row: undefined, place: 0 };
    if (row?.isConnected && frames < maxFrames) {
      requestAnimationFrame(() => moveOn(frames + 1));
      return;
    }
    const rows = rowsIn(list.current);
    const next = rows[Math.min(place, rows.length - 1)];
    (next?.querySelector<HTMLElement>("a") ?? fallback.current)?.focus();
  };
  return { list, moveOn: () => moveOn() };
}
