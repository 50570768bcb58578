import {
  IconBriefcase,
  IconCalendarOff,
  IconClock,
  IconMoonStars,
  IconTargetArrow,
  IconTransfer,
  IconUserExclamation,
  IconUserOff,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useState } from "react";
import type { GapKind } from "#contract/codes/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { GapRow, type GapRowProps } from "./gap-row.tsx";
import { text } from "./text.ts";

/** The number of gaps of a kind at first, and of each further step. */
export const step = 10;

/** A page of a kind's gaps, set aside or not. */
export const gapsQuery = (kind: GapKind, pageSize: number, isSetAside: boolean) => ({
  query: { kind, pageSize, ...(isSetAside && { isSetAside: "true" as const }) },
});

interface GapGroupProps extends Pick<GapRowProps, "onClosed" | "onBroughtBack"> {
  kind: GapKind;
  isSetAside: boolean;
  onSetAside: (gap: Gap) => void;
  /** Whether a kind without gaps is left out. */
  isOneOfMany: boolean;
}

export function GapGroup({ kind, isSetAside, isOneOfMany, onSetAside, ...on }: GapGroupProps) {
  const [pageSize, setPageSize] = useState(step);
  const { data, isError, isPlaceholderData, refetch } = useApiQuery(
    "continuity.gaps",
    gapsQuery(kind, pageSize, isSetAside),
  );
  if (data?.total === 0 && isOneOfMany) return null;
  const id = `gaps-${kind}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 flex items-center gap-2 font-semibold">
        <GapIcon kind={kind} />
        {text.kinds[kind]}
        {data && <span className="font-medium text-muted tabular-nums">{data.total}</span>}
      </h3>
      <Card isFlush className="[&>div]:pt-0">
        {isError && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
        {!data && !isError && (
          <Delayed label={text.loading}>
            <Skeleton className="m-5 h-10" />
          </Delayed>
        )}
        {data?.total === 0 && <p className="p-5 text-muted">{text.noneOfKind}</p>}
        <ul>
          {data?.items.map((gap) => (
            <GapRow
              key={gap.subjectId + gap.key}
              gap={gap}
              onSetAside={() => onSetAside(gap)}
              {...on}
            />
          ))}
        </ul>
        {data && data.items.length < data.total && (
          <div className="border-line border-t px-5 py-3">
            <Button
              size="sm"
              isPending={isPlaceholderData}
              pendingText={text.loadingMore}
              onClick={() => setPageSize(pageSize + step)}
            >
              {text.more}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

const icons: Record<GapKind, typeof IconClock> = {
  nobodyLeads: IconUserExclamation,
  managerDeactivated: IconUserOff,
  managerEnds: IconClock,
  noHead: IconBriefcase,
  handoverOverdue: IconTransfer,
  promiseOverdue: IconTargetArrow,
  promiseUndated: IconCalendarOff,
  quiet: IconMoonStars,
  threeManagers: IconUsersGroup,
};

function GapIcon({ kind }: { kind: GapKind }) {
  const Icon = icons[kind];
  return <Icon size={18} stroke={1.75} aria-hidden="true" className="text-muted" />;
}
