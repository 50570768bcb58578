import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Import } from "#contract/import/import.ts";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import type { StepProps } from "./check-step.tsx";
import { RowsTable } from "./rows-table.tsx";
import { text } from "./text.ts";
import { useImportFile } from "./use-import-file.ts";

const { progress: labels } = text;

export function ProgressStep({ opened, search, change, onClose }: StepProps) {
  if (opened.state === "running") return <Running opened={opened} />;
  const { badCount } = opened;
  return (
    <>
      <Outcome opened={opened} />
      <Report opened={opened} onClose={onClose} />
      {badCount > 0 && (
        <Card title={labels.leftOutTitle} isFlush>
          <p className="px-5 pb-4 text-pretty text-muted">{labels.rowsUntil}</p>
          <RowsTable
            opened={opened}
            show="bad"
            page={search.page ?? 1}
            onPage={(page) => change({ page })}
          />
        </Card>
      )}
    </>
  );
}

function Running({ opened }: { opened: Import }) {
  const { id, mode, addedCount, changedCount, rowCount, badCount, sameCount } = opened;
  const all = rowCount - badCount - sameCount;
  const done = addedCount + changedCount;
  const [isAsking, setIsAsking] = useState(false);
  const stopping = useApiMutation("import.stop");
  const stop = async () => {
    try {
      await stopping.mutateAsync({ params: { id } });
    } catch (error) {
      toast.error(messageOf(error, labels.stopFailed), { durationMs: longNoticeMs });
    }
    setIsAsking(false);
  };
  return (
    <Card title={labels.running}>
      <p aria-live="polite" className="tabular-nums">
        {mode === "all" ? labels.wholly(all) : labels.done(done, all)}
      </p>
      <progress
        aria-label={labels.label}
        max={all}
        {...(mode === "good" && { value: done })}
        className="my-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{labels.leave}</p>
        <Button onClick={() => setIsAsking(true)}>{labels.stop}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.stopTitle}
        confirmLabel={labels.stop}
        tone="danger"
        isPending={stopping.isPending}
        onConfirm={() => void stop()}
        onCancel={() => setIsAsking(false)}
      >
        {labels.stopBody}
      </ConfirmDialog>
    </Card>
  );
}

function Outcome({ opened: { state, stopReason, badCount } }: { opened: Import }) {
  if (state === "refused")
    return (
      <Banner tone="red" title={labels.refused}>
        {labels.refusedBody(badCount)}
      </Banner>
    );
  if (state === "stopped")
    return (
      <Banner tone="amber" title={labels.stopped}>
        {stopReason}
      </Banner>
    );
  return <Banner tone="green" title={labels.finished} />;
}

function Report({ opened, onClose }: { opened: Import; onClose: () => void }) {
  const { id, addedCount, changedCount, sameCount, rowCount, uninvitedCount, badCount } = opened;
  const report = useImportFile("import.exportReport", id);
  const faults = useImportFile("import.exportFaults", id);
  const icon = <IconDownload size={18} stroke={1.75} aria-hidden="true" />;
  const counts = [
    [addedCount, labels.added],
    [changedCount, labels.changed],
    [rowCount - addedCount - changedCount - sameCount, labels.leftOut],
    [uninvitedCount, labels.uninvited],
  ] as const;
  return (
    <Card
      title={labels.report}
      isFlush
      action={
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            size="sm"
            icon={icon}
            isPending={report.isPending}
            onClick={() => void report.download()}
          >
            {labels.download}
          </Button>
          {badCount > 0 && (
            <Button
              size="sm"
              icon={icon}
              isPending={faults.isPending}
              onClick={() => void faults.download()}
            >
              {labels.toCorrect(badCount)}
            </Button>
          )}
        </div>
      }
    >
      <dl className="grid grid-cols-2 border-line border-y sm:grid-cols-4">
        {counts.map(([count, name]) => (
          <div
            key={name}
            className="flex flex-col-reverse px-5 py-3 not-first:border-line not-first:border-s max-sm:px-3"
          >
            <dt>{name}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{text.amount(count)}</dd>
          </div>
        ))}
      </dl>
      {uninvitedCount > 0 && <Uninvited id={id} count={uninvitedCount} />}
      <div className="flex flex-wrap justify-end gap-3 p-5 max-sm:[&>*]:w-full">
        <Button onClick={onClose}>{labels.another}</Button>
        <ButtonLink href={places.users}>{labels.showUsers}</ButtonLink>
      </div>
    </Card>
  );
}

function Uninvited({ id, count }: { id: number; count: number }) {
  const inviting = useApiMutation("import.invite");
  const invite = async () => {
    try {
      const { invited } = await inviting.mutateAsync({ params: { id } });
      toast.success(labels.invited(invited), { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, labels.inviteFailed), { durationMs: longNoticeMs });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{labels.notInvited(count)}</p>
        <p className="text-muted text-sm">{labels.notInvitedHelp}</p>
      </div>
      <Button
        variant="tinted"
        isPending={inviting.isPending}
        pendingText={labels.inviting}
        onClick={() => void invite()}
      >
        {labels.invite}
      </Button>
    </div>
  );
}
