import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { RecordedLine } from "#contract/line/lines.ts";
import { reasonText } from "#contract/rules/reason-text.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ReasonedDialog } from "../reasoned-dialog.tsx";
import { text } from "./text.ts";

interface RecordedLinesDialogProps {
  person: { id: number; name: string; today: string };
  isOpen: boolean;
  onClose: () => void;
}

/** A person's recorded managers, withdrawn changes included; each of the others can be withdrawn. */
function RecordedLinesDialog({ person, isOpen, onClose }: RecordedLinesDialogProps) {
  const [withdrawing, setWithdrawing] = useState<RecordedLine>();
  const asked = useLastValue(withdrawing);
  return (
    <>
      <Dialog
        title={text.title(person.name)}
        description={text.lead}
        isOpen={isOpen}
        onClose={onClose}
        hasLateContent
      >
        <DialogBody isTextOnly>
          {isOpen && <Recorded person={person} onWithdraw={setWithdrawing} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{text.close}</Button>
        </DialogFooter>
      </Dialog>
      {asked && (
        <WithdrawalDialog
          line={asked}
          today={person.today}
          isOpen={withdrawing !== undefined}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

interface RecordedProps {
  person: RecordedLinesDialogProps["person"];
  onWithdraw: (line: RecordedLine) => void;
}

function Recorded({ person: { id, today }, onWithdraw }: RecordedProps) {
  const query = useApiQuery("continuity.lines", { params: { id } });
  return (
    <Fetched
      query={query}
      loading={text.loading}
      failed={text.failed}
      skeleton={<Skeleton className="h-24" />}
    >
      {(lines) =>
        lines.length === 0 ? (
          <p className="text-muted">{text.none}</p>
        ) : (
          <ol className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <RecordedLineItem
                key={line.id}
                line={line}
                today={today}
                onWithdraw={() => onWithdraw(line)}
              />
            ))}
          </ol>
        )
      }
    </Fetched>
  );
}

interface RecordedLinesMenuProps {
  person: { id: number; name: string; today: string };
}

/** A menu for super administrators. */
export function RecordedLinesMenu({ person }: RecordedLinesMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={text.menu}
            icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
          />
        }
        items={[{ label: text.open, onSelect: () => setOpen(true) }]}
      />
      <RecordedLinesDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface RecordedLineItemProps {
  line: RecordedLine;
  today: string;
  onWithdraw: () => void;
}

function RecordedLineItem({ line, today, onWithdraw }: RecordedLineItemProps) {
  const { reason, recordedAt, recordedBy, withdrawnAt, announcedFrom } = line;
  const sentence = sentenceOf(line, today);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-56">
        <p className={withdrawnAt ? "text-muted line-through" : "font-medium"}>{sentence}</p>
        <p className="whitespace-pre-line">{reasonText(reason)}</p>
        <p className="text-muted text-sm">
          {text.by(recordedBy.name, proseDay(recordedAt, today))}
        </p>
        {announcedFrom && !withdrawnAt && (
          <p className="text-muted text-sm">
            {announcedFrom > today
              ? text.secret(proseDay(announcedFrom, today))
              : text.announced(proseDay(announcedFrom, today))}
          </p>
        )}
      </div>
      {withdrawnAt ? (
        <Badge tone="neutral">{text.withdrawn(proseDay(withdrawnAt, today))}</Badge>
      ) : (
        <Button size="sm" aria-label={text.withdrawLabel(sentence)} onClick={onWithdraw}>
          {text.withdraw}
        </Button>
      )}
    </li>
  );
}

const { withdrawal: labels } = text;

interface WithdrawalDialogProps {
  line: RecordedLine;
  today: string;
  isOpen: boolean;
  onClose: () => void;
}

function WithdrawalDialog({ line, today, isOpen, onClose }: WithdrawalDialogProps) {
  const { mutateAsync } = useApiMutation("continuity.withdrawLine");
  return (
    <ReasonedDialog
      title={labels.title}
      description={sentenceOf(line, today)}
      lead={<p className="text-muted">{labels.lead}</p>}
      label={labels.label}
      missing={labels.missing}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      isDangerous
      failed={labels.failed}
      onReason={async (body) => {
        await mutateAsync({ params: { id: line.id }, body });
        toast.success(labels.done);
      }}
    />
  );
}

/** A recorded change in words: `Manager: Ayanda Zulu, 1 – 30 Dec`, `No manager yet, from 1 Dec`. */
function sentenceOf({ leads, manager, from, to }: RecordedLine, today: string): string {
  const days = to === null ? text.from(proseDay(from, today)) : proseDays(from, to, today);
  return `${ledBy(leads, manager?.name)}, ${days}`;
}

function ledBy(leads: RecordedLine["leads"], name: string | undefined): string {
  if (leads === "head") return text.head;
  return leads === "manager" && name ? text.led.manager(name) : text.led.nobody;
}
