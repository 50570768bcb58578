import { IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { LockedPeriod } from "#contract/payroll/periods.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { useSentForm } from "#web/modules/leave/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { proseDays } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { LockPeriodDialog } from "./lock-period-dialog.tsx";
import { text } from "./text.ts";

const { periods: labels } = text;
const pageSize = 6;

/** The locked payroll periods, the latest first, each with its author. */
export function LockedPeriods() {
  const [page, setPage] = useState(1);
  const [isLocking, setIsLocking] = useState(false);
  const query = useApiQuery("payroll.listPeriods", { query: { page, pageSize } });
  return (
    <section aria-label={labels.locked}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold">{labels.locked}</h3>
          <p className="max-w-2xl text-pretty text-muted">{labels.lockedLead}</p>
        </div>
        <Button
          icon={<IconLock size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsLocking(true)}
        >
          {labels.lock}
        </Button>
      </div>
      <Fetched
        query={query}
        loading={labels.loadingPeriods}
        failed={labels.periodsFailed}
        skeleton={<Skeleton className="mt-4 h-14" />}
      >
        {({ items, total }) => (
          <>
            <Periods periods={items} />
            {total > pageSize && (
              <div className="mt-3 flex gap-2">
                <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {labels.later}
                </Button>
                <Button
                  size="sm"
                  disabled={page * pageSize >= total}
                  onClick={() => setPage(page + 1)}
                >
                  {labels.earlier}
                </Button>
              </div>
            )}
          </>
        )}
      </Fetched>
      <LockPeriodDialog isOpen={isLocking} onClose={() => setIsLocking(false)} />
    </section>
  );
}

const Periods = ({ periods }: { periods: readonly LockedPeriod[] }) =>
  periods.length === 0 ? (
    <p className="mt-4 text-muted">{labels.noneLocked}</p>
  ) : (
    <ul aria-label={labels.locked} className="mt-4 rounded-lg border border-line">
      {periods.map((period) => (
        <Period key={period.id} period={period} />
      ))}
    </ul>
  );

function Period({ period }: { period: LockedPeriod }) {
  const [isUnlocking, setIsUnlocking] = useState(false);
  const { from, to, lockedBy, lockedAt, unlocked, canUnlock } = period;
  const days = proseDays(from, to);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium tabular-nums">
          {days}
          <Badge tone={unlocked ? "neutral" : "green"}>
            {unlocked ? labels.isUnlocked : labels.isLocked}
          </Badge>
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {unlocked
            ? labels.unlocked(unlocked.by.name, unlocked.at.slice(0, 10), unlocked.reason)
            : labels.lockedBy(lockedBy.name, lockedAt.slice(0, 10))}
        </p>
      </div>
      {canUnlock && (
        <>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${labels.unlock}: ${days}`}
            onClick={() => setIsUnlocking(true)}
          >
            {labels.unlock}
          </Button>
          <UnlockPeriodDialog
            period={period}
            isOpen={isUnlocking}
            onClose={() => setIsUnlocking(false)}
          />
        </>
      )}
    </li>
  );
}

const blank = { reason: "" };

interface UnlockPeriodDialogProps {
  period: LockedPeriod;
  isOpen: boolean;
  onClose: () => void;
}

/** Unlocks the last locked period, with a reason for the record. */
function UnlockPeriodDialog({ period, isOpen, onClose }: UnlockPeriodDialogProps) {
  const { id, from, to } = period;
  const unlock = useApiMutation("payroll.unlockPeriod");
  const form = useForm({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (body) => unlock.mutateAsync({ params: { id }, body }),
    done: labels.unlockDone,
    failed: labels.unlockFailed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.unlockTitle(proseDays(from, to))}
      description={labels.unlockLead}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.unlock}
      busyLabel={text.busy}
      failure={failure}
    >
      <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
        {(field) => <TextArea {...field} label={text.reason} isRequired rows={2} maxLength={500} />}
      </FormField>
    </FormDialog>
  );
}
