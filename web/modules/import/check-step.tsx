import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { ImportMode } from "#contract/codes/import.ts";
import type { Import } from "#contract/import/import.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { RadioGroup } from "#web/ui/form/choice-group.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { CheckChoices } from "./check-choices.tsx";
import type { ImportSearch } from "./import-search.ts";
import { RowFilter } from "./row-filter.tsx";
import { RowsTable } from "./rows-table.tsx";
import { text } from "./text.ts";
import { useChoices } from "./use-choices.ts";
import { useImportFile } from "./use-import-file.ts";
import { useRowFixes } from "./use-row-fixes.ts";

const { check: labels } = text;

export interface StepProps {
  opened: Import;
  search: ImportSearch;
  change: (next: Partial<ImportSearch>, how?: { isReplacing: boolean }) => void;
  onClose: () => void;
}

export function CheckStep({ opened, search, change, onClose }: StepProps) {
  const { badCount, warnedCount, rowCount, changeCount, sameCount, unaskedCount } = opened;
  const { chosen, isChecking, choose } = useChoices(opened);
  const fixes = useRowFixes(opened, {
    isChecking,
    createMissing: () => void choose({ createsMissing: true }),
  });
  return (
    <Card title={labels.title} isFlush>
      <CheckChoices opened={opened} chosen={chosen} onChoose={(choice) => void choose(choice)} />
      {unaskedCount > 0 && (
        <div className="px-5 pb-4">
          <Banner tone="amber">{labels.unasked(unaskedCount)}</Banner>
        </div>
      )}
      <RowFilter
        counts={{
          all: rowCount,
          add: rowCount - badCount - changeCount - sameCount,
          change: changeCount,
          bad: badCount,
          warned: warnedCount,
        }}
        shown={search.show ?? "all"}
        onShow={(show) =>
          change(
            { show: show === "all" ? undefined : show, page: undefined },
            { isReplacing: true },
          )
        }
      />
      <RowsTable
        opened={opened}
        show={search.show ?? "all"}
        page={search.page ?? 1}
        onPage={(page) => change({ page })}
        fixes={fixes}
      />
      <Decision
        opened={opened}
        isChecking={fixes.isPending}
        onBack={() => change({ step: "columns" })}
        onClose={onClose}
      />
    </Card>
  );
}

interface DecisionProps {
  opened: Import;
  isChecking: boolean;
  onBack: () => void;
  onClose: () => void;
}

function Decision({ opened, isChecking, onBack, onClose }: DecisionProps) {
  const { id, badCount, rowCount, sameCount, changeCount } = opened;
  const [mode, setMode] = useState<ImportMode>("good");
  const [sendsInvitations, setSendsInvitations] = useState(true);
  const starting = useApiMutation("import.start");
  const faults = useImportFile("import.exportFaults", id);
  const good = rowCount - badCount - sameCount;
  const isBlocked = good === 0 || (mode === "all" && badCount > 0);
  const start = async () => {
    try {
      await starting.mutateAsync({ params: { id }, body: { mode, sendsInvitations } });
    } catch (error) {
      toast.error(messageOf(error, labels.startFailed), { durationMs: longNoticeMs });
    }
  };
  return (
    <div className="flex flex-col gap-5 border-line border-t p-5">
      <div className="grid gap-5 md:grid-cols-2">
        <RadioGroup
          label={labels.mode}
          choices={[
            {
              value: "good",
              label: labels.goodOnly,
              description: labels.goodOnlyHelp(good, badCount),
            },
            {
              value: "all",
              label: labels.allOrNothing,
              description: labels.allOrNothingHelp(rowCount),
            },
          ]}
          value={mode}
          onChange={(value) => setMode(value || "good")}
        />
        {good > changeCount && (
          <Checkbox
            label={labels.sendsInvitations}
            help={labels.sendsHelp}
            value={sendsInvitations}
            onChange={setSendsInvitations}
          />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>button]:w-full">
        {badCount > 0 && (
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            isPending={faults.isPending}
            onClick={() => void faults.download()}
            className="sm:me-auto"
          >
            {labels.faults(badCount)}
          </Button>
        )}
        <DiscardButton id={id} onDiscarded={onClose} />
        <Button onClick={onBack}>{labels.back}</Button>
        <Button
          variant="primary"
          disabled={isBlocked}
          isPending={starting.isPending || isChecking}
          pendingText={isChecking ? text.columns.checking : labels.starting}
          onClick={() => void start()}
        >
          {isBlocked ? labels.blocked(badCount) : labels.start(good)}
        </Button>
      </div>
    </div>
  );
}

function DiscardButton({ id, onDiscarded }: { id: number; onDiscarded: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const discarding = useApiMutation("import.discard", { show: onDiscarded });
  const discard = async () => {
    try {
      await discarding.mutateAsync({ params: { id } });
    } catch (error) {
      toast.error(messageOf(error, labels.discardFailed), { durationMs: longNoticeMs });
      setIsAsking(false);
    }
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{labels.discard}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.discardTitle}
        confirmLabel={labels.discard}
        tone="danger"
        isPending={discarding.isPending}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsking(false)}
      >
        {labels.discardBody}
      </ConfirmDialog>
    </>
  );
}
