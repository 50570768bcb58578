import { IconWebhook } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { eventTypeLabels } from "#contract/codes/event-type.ts";
import type { DeliveryState } from "#contract/codes/hooks.ts";
import type { HookDelivery } from "#contract/hooks.ts";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { SendDaysDialog } from "./send-days-dialog.tsx";
import { text } from "./text.ts";

const { deliveries: labels } = text;
const pageSize = 50;
const lookEveryMs = 10_000;
/** While something waits for its first attempt. */
const lookSoonMs = 2_000;

/** What was sent to a webhook, and the way to send it again. */
export function DeliveriesPage({ hookId }: { hookId: number }) {
  const hooks = useApiQuery("hooks.listHooks", {});
  const hook = hooks.data?.hooks.find(({ id }) => id === hookId);
  const { deliveries, ...query } = useDeliveries(hookId);
  const [isChoosingDays, setIsChoosingDays] = useState(false);
  const sending = useSending(hookId);
  const isFailed = query.isError && deliveries === undefined;
  const isGone = hooks.data !== undefined && hook === undefined;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Link href={places.integrationSettings}>{labels.back}</Link>
      </p>
      <PageHeader
        isHeadline
        title={labels.title(hook?.name ?? text.title)}
        description={labels.lead}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button disabled={!hook} onClick={() => setIsChoosingDays(true)}>
              {text.days.open}
            </Button>
            <Button disabled={!hook} isPending={sending.isPending} onClick={sending.sendTest}>
              {labels.sendTest}
            </Button>
          </div>
        }
      />
      <DataTable
        caption={labels.title(hook?.name ?? text.title)}
        columns={columns}
        rows={isFailed ? undefined : deliveries}
        rowKey={({ id }) => id}
        rowName={eventOf}
        rowActions={(delivery) =>
          delivery.isTest || delivery.type === null
            ? []
            : [{ label: labels.sendAgain, onSelect: () => sending.sendAgain(delivery) }]
        }
        loadingText={labels.loading}
        error={isFailed ? (isGone ? labels.gone : labels.failed) : undefined}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState title={labels.empty} icon={<IconWebhook size={22} stroke={1.75} />}>
            {labels.emptyHelp}
          </EmptyState>
        }
      />
      {deliveries && deliveries.length > 0 && <More count={deliveries.length} query={query} />}
      <SendDaysDialog
        hookId={hookId}
        isOpen={isChoosingDays}
        onClose={() => setIsChoosingDays(false)}
      />
    </div>
  );
}

type DeliveriesQuery = ReturnType<typeof useDeliveries>;

const More = ({ count, query }: { count: number; query: Omit<DeliveriesQuery, "deliveries"> }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-muted text-sm tabular-nums" aria-live="polite">
      {query.isFetchNextPageError ? labels.moreFailed : labels.shown(count)}
    </p>
    {query.hasNextPage && (
      <Button
        isPending={query.isFetchingNextPage}
        pendingText={labels.loadingMore}
        onClick={() => void query.fetchNextPage()}
      >
        {labels.more}
      </Button>
    )}
  </div>
);

function useDeliveries(hookId: number) {
  const query = useInfiniteQuery({
    queryKey: ["hooks", "listDeliveries", hookId],
    queryFn: ({ pageParam: beforeId, signal }) =>
      callApi(
        "hooks.listDeliveries",
        { params: { id: hookId }, query: { beforeId, pageSize } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.id : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some(isUntried) ? lookSoonMs : lookEveryMs,
  });
  return { ...query, deliveries: query.data?.pages.flatMap(({ deliveries }) => deliveries) };
}

const isUntried = ({ state, attempts }: HookDelivery) => state === "waiting" && attempts === 0;

function useSending(hookId: number) {
  const params = { id: hookId };
  const test = useApiMutation("hooks.sendTest");
  const again = useApiMutation("hooks.redeliver");
  const send = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done, { durationMs: shortNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, labels.sendFailed));
    }
  };
  return {
    isPending: test.isPending,
    sendTest: () => void send(() => test.mutateAsync({ params }), labels.testSent),
    sendAgain: ({ id: deliveryId }: HookDelivery) =>
      void send(() => again.mutateAsync({ params, body: { deliveryId } }), labels.sentAgain),
  };
}

const tones: Record<DeliveryState, Tone> = {
  waiting: "neutral",
  delivered: "green",
  failed: "red",
};

function eventOf({ isTest, type }: HookDelivery): string {
  if (isTest) return labels.test;
  return type === null ? labels.old : eventTypeLabels[type];
}

function answerOf({ status, ms, failure, attempts }: HookDelivery): string {
  const answer = status === null || ms === null ? [] : [labels.answer(status, ms)];
  const reason = failure && failure !== "refused" ? [labels.reasons[failure]] : [];
  return [...answer, ...reason, ...(attempts > 1 ? [labels.attempts(attempts)] : [])].join(" · ");
}

const columns: readonly Column<HookDelivery>[] = [
  {
    key: "event",
    header: labels.columns.event,
    cell: (delivery) => (
      <div className="wrap-anywhere min-w-0">
        <p className="font-medium">{eventOf(delivery)}</p>
        <p className="text-muted text-sm">
          {[
            ...(delivery.number === null ? [] : [labels.number(delivery.number)]),
            ...(delivery.isAgain ? [labels.again] : []),
          ].join(" · ")}
        </p>
      </div>
    ),
  },
  {
    key: "state",
    header: labels.columns.state,
    width: "9rem",
    cell: ({ state }) => <Badge tone={tones[state]}>{labels.states[state]}</Badge>,
  },
  {
    key: "answer",
    header: labels.columns.answer,
    width: "34%",
    cell: (delivery) => (
      <div className="wrap-anywhere text-sm">
        <p>{answerOf(delivery)}</p>
        {delivery.answer && <p className="text-muted">{delivery.answer}</p>}
      </div>
    ),
  },
  {
    key: "when",
    header: labels.columns.when,
    width: "12rem",
    cell: ({ sentAt, createdAt }) => (
      <span className="tabular-nums">{formatMoment(sentAt ?? createdAt)}</span>
    ),
  },
];
