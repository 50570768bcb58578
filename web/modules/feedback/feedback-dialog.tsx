import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { WrittenText } from "#web/ui/display/written-text.tsx";
import { formatLongDate } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ReadBadge } from "./received/read-badge.tsx";
import { text } from "./text.ts";

const { details: labels } = text;

/** A message for its sender or recipient. */
interface Shown {
  title: string;
  message: string;
  created_day: string;
  is_read: boolean;
  department_name: string;
  reported_at: string | null;
}

export interface FeedbackDialogProps<Message extends Shown> {
  message: Message | undefined;
  /** The message's author or recipient. */
  person: (message: Message) => Description;
  /** About a report of it. */
  note: (message: Message) => ReactNode;
  /** Next to Close. */
  action?: (message: Message) => ReactNode;
  onClose: () => void;
}

export function FeedbackDialog<Message extends Shown>(props: FeedbackDialogProps<Message>) {
  const { message, person, note, action, onClose } = props;
  const shown = useLastValue(message);
  return (
    <Dialog
      title={shown?.title ?? ""}
      isOpen={message !== undefined}
      onClose={onClose}
      hasLateContent
    >
      <DialogBody isTextOnly>
        {shown && (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <ReadBadge message={shown} />
              <span className="text-muted">{formatLongDate(shown.created_day)}</span>
            </p>
            {note(shown)}
            <DescriptionList
              items={[
                person(shown),
                {
                  term: labels.department,
                  value: shown.department_name || text.noDepartment,
                },
              ]}
            />
            <section aria-label={labels.message}>
              <h3 className="mb-1 text-muted text-sm">{labels.message}</h3>
              <WrittenText>{shown.message}</WrittenText>
            </section>
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {shown && action?.(shown)}
        <Button onClick={onClose}>{labels.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
