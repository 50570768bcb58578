import { use, useState } from "react";
import type { HandoverPack } from "#contract/handovers.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ReleaseDialog } from "./release-dialog.tsx";
import { text } from "./text.ts";
import { UnsavedTextsContext } from "./unsaved-texts.ts";

const { end: labels, release } = text;

/** Finishes one's own step, after a line that says who reads it then; super administrators let it go on without one. */
export function PackEnd({ pack }: { pack: HandoverPack }) {
  const [failure, setFailure] = useState<string>();
  const [isReleasing, setIsReleasing] = useState(false);
  const { mutateAsync, isPending } = useApiMutation("continuity.finishStep");
  const unsaved = use(UnsavedTextsContext);
  const { step, isMyTurn, can } = pack;
  if (step === null) return null;
  const finish = async () => {
    setFailure(undefined);
    if (!(await unsaved.flush())) {
      setFailure(labels.unsaved);
      return;
    }
    try {
      await mutateAsync({ params: { id: pack.id }, body: { step } });
      toast.success(labels[step as 1 | 2 | 3].done);
    } catch (error) {
      setFailure(messageOf(error, labels.failed));
    }
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {isMyTurn && (
        <>
          <p className="max-w-prose text-muted">{readersOf(pack)}</p>
          {failure !== undefined && <Banner tone="red">{failure}</Banner>}
          <Button
            variant="primary"
            className="self-start"
            isPending={isPending}
            pendingText={labels.busy}
            onClick={() => void finish()}
          >
            {submitOf(pack)}
          </Button>
        </>
      )}
      {can.release && (
        <Button variant="ghost" className="self-start" onClick={() => setIsReleasing(true)}>
          {release.open}
        </Button>
      )}
      <ReleaseDialog
        handoverId={pack.id}
        step={step}
        isOpen={isReleasing}
        onClose={() => setIsReleasing(false)}
      />
    </div>
  );
}

function submitOf({ step, texts, employee }: HandoverPack): string {
  if (step === 1) return labels[1].submit;
  if (step === 3) return labels[3].submit;
  const hasWritten = texts.some(({ by, body }) => by.id === employee.id && body !== "");
  return hasWritten ? labels[2].submit : labels[2].nothing;
}

function readersOf({ step, employee, outgoing, incoming }: HandoverPack): string {
  if (step === 1) return labels.readers[1](employee.name);
  if (step === 2) return labels.readers[2](incoming?.name ?? text.nobodyYet, outgoing.name);
  return labels.readers[3](employee.name, outgoing.name);
}
