import { useState } from "react";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text as promiseText } from "../promises/text.ts";
import { text } from "./text.ts";

const { promises: labels } = text;

export const PackPromises = ({ pack }: { pack: HandoverPack }) => (
  <Card title={labels.title}>
    {pack.promises.length === 0 && <p className="text-muted">{labels.none}</p>}
    <ul>
      {pack.promises.map((promise) => (
        <li
          key={promise.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t first:pt-0"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="wrap-anywhere font-medium">{promise.promiseText}</p>
            <p className="text-muted text-sm">
              {promise.dueOn === null
                ? promiseText.noDay
                : promiseText.due(proseDay(promise.dueOn, pack.today))}
              {" · "}
              {promiseText.by(promise.madeBy.name, proseDay(promise.madeOn, pack.today))}
            </p>
          </div>
          <PromiseAnswer pack={pack} promise={promise} />
        </li>
      ))}
    </ul>
  </Card>
);

const choices = [
  { value: "accept", label: labels.accept },
  { value: "talk", label: labels.talk },
] as const;

interface PromiseAnswerProps {
  pack: HandoverPack;
  promise: HandoverPack["promises"][number];
}

function PromiseAnswer({ pack, promise }: PromiseAnswerProps) {
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
