import { useEffect, useState } from "react";
import { whenConfirmationNeeded } from "#web/api/client.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";

const loadDialog = () =>
  import("#web/modules/auth/factors/confirmation-dialog.tsx").then(
    ({ ConfirmationDialog }) => ConfirmationDialog,
  );

type Answer = (isConfirmed: boolean) => void;

/** Asks once for all calls that wait for the same confirmation. */
export function Confirmation() {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  useEffect(() => {
    whenConfirmationNeeded(
      () => new Promise((answer) => setAnswers((waiting) => [...waiting, answer])),
    );
    return () => whenConfirmationNeeded(undefined);
  }, []);
  const answerAll = (isConfirmed: boolean) => {
    for (const answer of answers) answer(isConfirmed);
    setAnswers([]);
  };
  const isAsked = answers.length > 0;
  const Dialog = useLoaded(loadDialog, isAsked, () => answerAll(false));
  return Dialog && <Dialog isOpen={isAsked} onAnswer={answerAll} />;
}
