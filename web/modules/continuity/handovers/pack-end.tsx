import { IconEye } from "@tabler/icons-react";
import { use, useState } from "react";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { ReasonedDialog } from "#web/modules/line/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";
import { UnsavedTextsContext } from "./unsaved-texts.ts";

const { end: labels, release } = text;

/** Finishes one's own step, below a line that names its readers; super administrators may skip it. */
export function PackEnd({ pack }: { pack: HandoverPack }) {
  const [failure, setFailure] = useState<string>();
  const [isReleasing, setIsReleasing] = useState(false);
  const { mutateAsync, isPending } = useApiMutation("continuity.finishStep");
  const unsaved = use(UnsavedTextsContext);
  const { step, isMyTurn, can } = pack;
  if (step === null) return null;
  const missing = missingIn(pack);
  const finish = async () => {
    setFailure(undefined);
    if (!(await unsaved.flush())) {
      setFailure(labels.unsaved);
      return;
    }
    try {
      await mutateAsync({ params: { id: pack.id }, body: { step } });
      toast.success(step === 1 ? labels[1].done(pack.employee.name) : labels[step as 2 | 3].done);
    } catch (error) {
      setFailure(messageOf(error, labels.failed));
    }
  };
  return (
    <>
      {isMyTurn && (
        <>
          <p className="flex max-w-prose items-start gap-2 text-muted print:hidden">
            <IconEye size={18} stroke={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
            {readersOf(pack)}
          </p>
          {failure !== undefined && <Banner tone="red">{failure}</Banner>}
          {/* Remains in view below long texts. */}
          <div className="sticky bottom-[calc(0.75rem+var(--foot))] z-10 flex flex-wrap items-center justify-end gap-3 rounded-lg border border-line bg-raised p-3 shadow-float print:hidden">
            {missing && (
              <p role="status" className="min-w-0 flex-1 basis-48 text-amber-text">
                {missing}
              </p>
            )}
            <Button
              variant="primary"
              className="max-sm:w-full"
              disabled={step === 3 && missing !== undefined}
              isPending={isPending}
              pendingText={labels.busy}
              onClick={() => void finish()}
            >
              {submitOf(pack)}
            </Button>
          </div>
        </>
      )}
      {can.release && (
        <Button
          variant="ghost"
          className="self-start print:hidden"
          onClick={() => setIsReleasing(true)}
        >
          {pack.gone ? release.openAll(turnOf(pack)?.name ?? "") : release.open}
        </Button>
      )}
      <ReleaseDialog
        pack={pack}
        step={step}
        isOpen={isReleasing}
        onClose={() => setIsReleasing(false)}
      />
    </>
  );
}

function missingIn({ step, texts, promises }: HandoverPack): string | undefined {
  if (step === 1 && texts.every(({ body }) => body.trim() === "")) return labels.missing.texts;
  const unanswered = promises.filter(({ answer }) => answer === null).length;
  return step === 3 && unanswered > 0 ? labels.missing.answers(unanswered) : undefined;
}

function submitOf({ step, texts, employee, incoming }: HandoverPack): string {
  if (step === 1) return labels[1].submit(employee.name);
  if (step === 3) return labels[3].submit;
  const hasWritten = texts.some(({ by, body }) => by.id === employee.id && body !== "");
  if (!hasWritten) return labels[2].nothing;
  return incoming ? labels[2].submit(incoming.name) : labels[2].send;
}

function readersOf({ step, employee, outgoing, incoming }: HandoverPack): string {
  if (step === 1) return labels.readers[1](employee.name);
  if (step === 2) return labels.readers[2](incoming?.name ?? text.nobodyYet, outgoing.name);
  return labels.readers[3](employee.name, outgoing.name);
}

/** The person of the current step. */
export function turnOf({ step, outgoing, employee, incoming }: HandoverPack) {
  if (step === null) return null;
  return [outgoing, employee, incoming][step - 1] ?? null;
}

interface ReleaseDialogProps {
  pack: HandoverPack;
  step: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Skips one step, or all steps that wait for someone who is deactivated or has left. */
function ReleaseDialog({ pack, step, isOpen, onClose }: ReleaseDialogProps) {
  const one = useApiMutation("continuity.releaseStep");
  const all = useApiMutation("continuity.releaseTurns");
  const gone = pack.gone === null ? null : turnOf(pack);
  return (
    <ReasonedDialog
      title={gone ? release.titleAll(gone.name) : release.title}
      description={gone ? release.leadAll : release.lead}
      label={text.release.reason}
      missing={text.release.required}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={text.release.submit}
      busyLabel={text.release.busy}
      failed={text.release.failed}
      onReason={async ({ reason }) => {
        if (gone) await all.mutateAsync({ params: { id: gone.id }, body: { reason } });
        else await one.mutateAsync({ params: { id: pack.id }, body: { step, reason } });
        toast.success(gone ? release.doneAll : release.done);
      }}
    />
  );
}
