import { useState } from "react";
import type { CalendarEntry } from "#contract/calendar.ts";
import type { CalendarKind } from "#contract/codes/calendar.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatFullDay } from "#web/ui/format/dates.ts";
import { Pagination } from "#web/ui/navigation/pagination.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { EntryChip } from "./entry-chip.tsx";
import { text } from "./text.ts";

const rows = 20;

interface DayDialogProps {
  day: string | undefined;
  kinds: readonly CalendarKind[];
  search: string | undefined;
  onEntry: (entry: CalendarEntry) => void;
  /** Left out without the right to add events. */
  onAdd?: ((day: string) => void) | undefined;
  onClose: () => void;
}

export function DayDialog({ day, onAdd, onClose, ...list }: DayDialogProps) {
  const shown = useLastValue(day);
  return (
    <Dialog
      title={shown ? formatFullDay(shown) : ""}
      size="sm"
      hasLateContent
      isOpen={day !== undefined}
      onClose={onClose}
    >
      <DialogBody>{shown && <Entries key={shown} {...list} day={shown} />}</DialogBody>
      {onAdd && shown && (
        <DialogFooter>
          <Button onClick={() => onAdd(shown)}>{text.day.add}</Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}

type EntriesProps = Pick<DayDialogProps, "kinds" | "search" | "onEntry"> & { day: string };

function Entries({ day, kinds, search, onEntry }: EntriesProps) {
  const [page, setPage] = useState(1);
  const query = useApiQuery("calendar.day", {
    query: { day, kinds: kinds.join(","), search, page, pageSize: rows },
  });
  return (
    <Fetched
      query={query}
      loading={text.day.loading}
      failed={text.day.failed}
      skeleton={<Skeleton className="h-40" />}
    >
      {({ items, total }) =>
        total === 0 ? (
          <EmptyState title={text.day.empty} />
        ) : (
          <>
            <ul className="flex flex-col gap-1.5">
              {items.map((entry) => (
                <li key={entry.id}>
                  <EntryChip entry={entry} isRow onOpen={() => onEntry(entry)} />
                </li>
              ))}
            </ul>
            {total > rows && (
              <Pagination
                page={page}
                pageCount={Math.ceil(total / rows)}
                onPage={setPage}
                summary={text.day.summary(
                  (page - 1) * rows + 1,
                  (page - 1) * rows + items.length,
                  total,
                )}
              />
            )}
          </>
        )
      }
    </Fetched>
  );
}
