import type { CalendarEntry } from "#contract/calendar.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { formatShortDay, formatTime, proseDays } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { kindText, titleOf } from "./entry-text.ts";
import { text } from "./text.ts";

const { event: labels } = text;
const unchangeable = { isDisabled: true, onChange: () => {} } as const;

interface ViewEntryDialogProps {
  entry: CalendarEntry | undefined;
  onClose: () => void;
}

/** The same dialog with disabled fields, for readers without the right to change it. */
export function ViewEntryDialog({ entry, onClose }: ViewEntryDialogProps) {
  const shown = useLastValue(entry);
  if (!shown) return null;
  return (
    <Dialog title={labels.viewTitle} isOpen={entry !== undefined} onClose={onClose}>
      <DialogBody isTextOnly>
        <Fields entry={shown} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{labels.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Fields({ entry }: { entry: CalendarEntry }) {
  const { date, time, description, leaveDays, isExpected } = entry;
  return (
    <>
      <TextField {...unchangeable} label={labels.name} value={titleOf(entry)} />
      <TextField {...unchangeable} label={labels.type} value={kindText(entry)} />
      <div className="grid gap-5 sm:grid-cols-2">
        {leaveDays ? (
          <TextField
            {...unchangeable}
            label={labels.days}
            value={proseDays(leaveDays.from, leaveDays.to)}
          />
        ) : (
          <TextField
            {...unchangeable}
            label={labels.date}
            value={formatShortDay(date)}
            help={isExpected ? text.expectedHelp : undefined}
          />
        )}
        {time !== null && (
          <TextField {...unchangeable} label={labels.time} value={formatTime(time)} />
        )}
      </div>
      {description !== "" && (
        <TextArea {...unchangeable} label={labels.description} value={description} />
      )}
    </>
  );
}
