import { useState } from "react";
import type { RecordedLine } from "#contract/line/lines.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { RecordedLineItem } from "./recorded-line-item.tsx";
import { text } from "./text.ts";
import { WithdrawalDialog } from "./withdrawal-dialog.tsx";

interface RecordedLinesDialogProps {
  person: { id: number; name: string; today: string };
  isOpen: boolean;
  onClose: () => void;
}

/** What has been recorded of who leads a person, withdrawn changes included; each of the others can be withdrawn. */
export function RecordedLinesDialog({ person, isOpen, onClose }: RecordedLinesDialogProps) {
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
