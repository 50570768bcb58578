import { useState } from "react";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { maxLengths } from "#contract/rules/max-lengths.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "./text.ts";

const { promises: labels } = text;
const choices = [
  { value: "accept", label: labels.accept },
  { value: "talk", label: labels.talk },
] as const;

interface PromiseAnswerProps {
  pack: HandoverPack;
  promise: HandoverPack["promises"][number];
}

/** The answer of who takes over to a promise, given here or as it was given; beside what is to be talked about, a word why. */
export function PromiseAnswer({ pack, promise }: PromiseAnswerProps) {
  const { answer } = promise;
  if (pack.can.confirm) return <Choice pack={pack} promise={promise} />;
  if (answer?.isAccepted) return <Badge tone="green">{labels.accepted}</Badge>;
  if (answer)
    return (
      <div className="flex flex-col gap-1 sm:items-end">
        <Badge tone="amber">{labels.toTalk}</Badge>
        {answer.reason && (
          <p className="wrap-anywhere max-w-72 text-muted text-sm">{answer.reason}</p>
        )}
      </div>
    );
  return (
    <span className="text-muted text-sm">
      {labels.waits(pack.incoming?.name ?? text.nobodyYet)}
    </span>
  );
}

function choiceOf(answer: PromiseAnswerProps["promise"]["answer"]) {
  if (!answer) return "";
  return answer.isAccepted ? "accept" : "talk";
}

function Choice({ pack, promise }: PromiseAnswerProps) {
  const saved = promise.answer?.reason ?? "";
  const { mutateAsync } = useApiMutation("continuity.answerPromise");
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState(saved);
  const choice = chosen ?? choiceOf(promise.answer);
  const save = async (next: string) => {
    setChosen(next);
    const isAccepted = next === "accept";
    const body = { promiseId: promise.id, isAccepted, reason: isAccepted ? "" : reason };
    try {
      await mutateAsync({ params: { id: pack.id }, body });
    } catch (error) {
      setChosen(undefined);
      toast.error(messageOf(error, labels.failed));
    }
  };
  return (
    <>
      <SegmentedChoice
        label={labels.answer(promise.promiseText)}
        isLabelHidden
        choices={choices}
        value={choice}
        onChange={(next) => void save(next)}
      />
      {choice === "talk" && (
        <TextField
          label={labels.why}
          className="w-full"
          value={reason}
          maxLength={maxLengths.promise}
          onChange={setReason}
          onBlur={() => reason !== saved && void save("talk")}
        />
      )}
    </>
  );
}
