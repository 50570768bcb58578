import { useState } from "react";
import type { HandoverPack } from "#contract/handovers.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SegmentedChoice } from "#web/ui/form/segmented-choice.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text as promiseText } from "../promises/text.ts";
import { text } from "./text.ts";

const { promises: labels } = text;
const choices = [
  { value: "accept", label: labels.accept },
  { value: "talk", label: labels.talk },
] as const;

/** The promises that pass on, and the answer of who takes over to each. */
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
          <Answer pack={pack} promise={promise} />
        </li>
      ))}
    </ul>
  </Card>
);

interface AnswerProps {
  pack: HandoverPack;
  promise: HandoverPack["promises"][number];
}

function choiceOf(answer: AnswerProps["promise"]["answer"]) {
  if (!answer) return "";
  return answer.isAccepted ? "accept" : "talk";
}

function Answer({ pack, promise }: AnswerProps) {
  const { answer } = promise;
  const { mutateAsync } = useApiMutation("continuity.answerPromise");
  const [chosen, setChosen] = useState<string>();
  const choose = async (choice: string) => {
    setChosen(choice);
    const body = { promiseId: promise.id, isAccepted: choice === "accept" };
    try {
      await mutateAsync({ params: { id: pack.id }, body });
    } catch (error) {
      setChosen(undefined);
      toast.error(messageOf(error, labels.failed));
    }
  };
  if (pack.can.confirm)
    return (
      <SegmentedChoice
        label={labels.answer(promise.promiseText)}
        isLabelHidden
        choices={choices}
        value={chosen ?? choiceOf(answer)}
        onChange={(choice) => void choose(choice)}
      />
    );
  if (answer?.isAccepted) return <Badge tone="green">{labels.accepted}</Badge>;
  if (answer) return <Badge tone="amber">{labels.toTalk}</Badge>;
  return (
    <span className="text-muted text-sm">
      {labels.waits(pack.incoming?.name ?? text.nobodyYet)}
    </span>
  );
}
