import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { places } from "#contract/places.ts";
import type { SignInRules } from "#contract/sign-in-rules.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { text } from "./text.ts";

const { list: labels } = text;
const pageSize = 10;

/** The people who lack a second step, by name; each page begins after the last person of the one before. */
function usePeopleWithout(search: string) {
  const query = useInfiniteQuery({
    queryKey: ["auth", "listWithoutFactor", search],
    queryFn: ({ pageParam: after, signal }) =>
      callApi("auth.listWithoutFactor", { query: { search, after, pageSize } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ people, hasMore }) => (hasMore ? people.at(-1)?.employeeId : undefined),
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data?.pages.flatMap(({ people }) => people) };
}

/** Who has none, with a search and a reminder for all of them. */
export function WithoutFactorList({ rules }: { rules: SignInRules }) {
  const [search, setSearch] = useState("");
  const [isReminding, setIsReminding] = useState(false);
  const query = usePeopleWithout(search);
  return (
    <section aria-labelledby="without-factor" className="mt-5 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="without-factor" className="font-semibold">
          {labels.title}
        </h3>
        <div className="flex min-w-0 flex-wrap gap-3 max-sm:w-full">
          <SearchField
            label={labels.search}
            value={search}
            onSearch={setSearch}
            className="max-sm:flex-1 sm:w-64"
          />
          {rules.secondFactor !== "off" && (
            <Button onClick={() => setIsReminding(true)}>{labels.remind}</Button>
          )}
        </div>
      </div>
      <div className="mt-3">
        <Fetched
          query={query}
          loading={labels.loading}
          failed={labels.failed}
          skeleton={<Skeleton className="h-40" />}
        >
          {(people) =>
            people.length === 0 ? (
              <p className="py-3 text-muted">{search ? labels.noMatch : labels.none}</p>
            ) : (
              <ul aria-labelledby="without-factor" className="divide-y divide-line">
                {people.map(({ employeeId, name, email, remindedAt }) => (
                  <li key={employeeId} className="flex flex-wrap items-baseline gap-x-4 py-2">
                    <span className="wrap-anywhere min-w-0 flex-1 basis-56">
                      <Link href={places.user(employeeId)}>{name}</Link>{" "}
                      <span className="text-muted text-sm">{email}</span>
                    </span>
                    {remindedAt && (
                      <span className="text-muted text-sm tabular-nums">
                        {labels.reminded(formatMoment(remindedAt))}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Fetched>
      </div>
      {query.isFetchNextPageError && <p role="alert">{labels.moreFailed}</p>}
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          isPending={query.isFetchingNextPage}
          pendingText={labels.loadingMore}
          onClick={() => void query.fetchNextPage()}
        >
          {labels.more}
        </Button>
      )}
      <RemindDialog
        count={rules.lacking}
        isOpen={isReminding}
        onClose={() => setIsReminding(false)}
      />
    </section>
  );
}

interface RemindDialogProps {
  count: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before it reminds everyone on the list; a failure leaves it open. */
function RemindDialog({ count, isOpen, onClose }: RemindDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("auth.remindWithoutFactor");
  const remind = async () => {
    try {
      const { reminded } = await mutateAsync({});
      toast.success(text.remind.done(reminded), { durationMs: longNoticeMs });
      onClose();
    } catch (error) {
      toast.error(messageOf(error, text.remind.failed), { durationMs: longNoticeMs });
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.remind.title(count)}
      confirmLabel={text.remind.submit}
      isPending={isPending}
      onConfirm={() => void remind()}
      onCancel={onClose}
    >
      {text.remind.body}
    </ConfirmDialog>
  );
}
