import type { GapSetAside } from "#contract/continuity/gaps.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { aside: labels } = text;

export function AsideLine({ setAside: { by, on, until, reason } }: { setAside: GapSetAside }) {
  const untilWhen = until === null ? labels.untilChanged : labels.until(proseDay(until));
  return (
    <p className="wrap-anywhere mt-1 text-sm">
      <span className="text-muted">
        {labels.by(by.name, proseDay(on))}, {untilWhen}
        {reason === null ? ". " : ": "}
      </span>
      {reason ?? labels.isOwn}
    </p>
  );
}

interface BringBackProps {
  id: number;
  name: string;
  onDone: () => void;
}

export function BringBack({ id, name, onDone }: BringBackProps) {
  const { mutateAsync, isPending } = useApiMutation("continuity.bringGapBack");
  const bringBack = async () => {
    try {
      await mutateAsync({ params: { id } });
    } catch (error) {
      toast.error(messageOf(error, labels.failed));
      return;
    }
    toast.success(labels.done(name));
    onDone();
  };
  return (
    <Button
      variant="tinted"
      className="max-sm:flex-1"
      aria-label={labels.bringBackLabel(name)}
      isPending={isPending}
      pendingText={labels.busy}
      onClick={() => void bringBack()}
    >
      {labels.bringBack}
    </Button>
  );
}
