import { type FormEvent, type ReactNode, useState } from "react";
import type { Gap } from "#contract/continuity/gaps.ts";
import { messageOf } from "#web/api/api-error.ts";
import { LeaderPicker } from "#web/modules/line/index.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { text } from "./text.ts";
import { useDayChoice, useLeaderChoice } from "./use-gap-choice.ts";

const { choice: labels } = text;

interface ChoiceProps {
  gap: Gap;
  label: string;
  placeholder?: string | undefined;
  onClosed: (what: string) => void;
}

export function LeaderChoice({ gap, label, placeholder, onClosed }: ChoiceProps) {
  const [leader, setLeader] = useState<SelectOption<string> | null>(null);
  const choose = useLeaderChoice(gap);
  return (
    <Choice
      label={label}
      onClosed={onClosed}
      save={leader && (() => choose({ id: Number(leader.value), name: leader.label }))}
    >
      <LeaderPicker
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={leader}
        onChange={setLeader}
        className="flex-1"
      />
    </Choice>
  );
}

export function DayChoice({ gap, label, onClosed }: ChoiceProps) {
  const [day, setDay] = useState("");
  const choose = useDayChoice(gap);
  return (
    <Choice label={label} onClosed={onClosed} save={day ? () => choose(day) : null}>
      <DateField label={label} isLabelHidden value={day} onChange={setDay} className="flex-1" />
    </Choice>
  );
}

interface Saving extends Pick<ChoiceProps, "label" | "onClosed"> {
  /** What is done; null until something is chosen. */
  save: (() => Promise<string>) | null;
  children: ReactNode;
}

function Choice({ label, save, onClosed, children }: Saving) {
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!save || isPending) return;
    setIsPending(true);
    try {
      onClosed(await save());
    } catch (error) {
      toast.error(messageOf(error, labels.failed));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex min-w-0 flex-1 items-start gap-2 sm:w-72 sm:flex-none"
    >
      {children}
      {save && (
        <Button
          type="submit"
          variant="tinted"
          aria-label={labels.saveLabel(label)}
          isPending={isPending}
          pendingText={labels.busy}
        >
          {labels.save}
        </Button>
      )}
    </form>
  );
}
