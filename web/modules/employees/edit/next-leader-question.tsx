import { useState } from "react";
import { useForm } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Leading, NextLeader } from "#contract/line/lines.ts";
import { callApi } from "#web/api/client.ts";
import {
  NextLeaderFields,
  type NextLeaderValues,
  nextLeaderOf,
  noNextLeader,
} from "#web/modules/line/index.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { leadingText, passesText } from "../details/toggle-status-dialog.tsx";
import { text } from "./text.ts";

const { ending: labels } = text;

interface Question {
  lastDay: string;
  leading: Leading;
  answer: (leadsNext: NextLeader | undefined) => void;
}

/** Asks for the next manager of an employee's people as they are now; resolves to undefined after a closed dialog. */
export function useNextLeaderQuestion({ employeeId }: EmployeeDetail) {
  const [question, setQuestion] = useState<Question>();
  const ask = async (lastDay: string) => {
    const leading = await callApi("continuity.leading", { params: { id: employeeId } });
    return new Promise<NextLeader | undefined>((answer) =>
      setQuestion({ lastDay, leading, answer }),
    );
  };
  const answer = (leadsNext: NextLeader | undefined) => {
    question?.answer(leadsNext);
    setQuestion(undefined);
  };
  return { ask, question, answer };
}

interface NextLeaderQuestionProps {
  person: EmployeeDetail;
  question: Question | undefined;
  onAnswer: (leadsNext: NextLeader | undefined) => void;
}

export function NextLeaderQuestion({ person, question, onAnswer }: NextLeaderQuestionProps) {
  const form = useForm<NextLeaderValues>({ defaultValues: noNextLeader });
  const shown = useLastValue(question);
  if (!shown) return null;
  const name = personName(person);
  return (
    <FormDialog
      title={labels.title(name)}
      description={labels.body(name, proseDay(shown.lastDay))}
      isOpen={question !== undefined}
      onClose={() => onAnswer(undefined)}
      form={form}
      onSubmit={async (values) =>
        onAnswer({ ...nextLeaderOf(values), basedOn: shown.leading.basedOn })
      }
      submitLabel={text.save}
      busyLabel={text.saving}
      lead={
        <div className="mb-5 flex flex-col gap-1">
          <p>{leadingText(name, shown.leading)}</p>
          <p className="text-muted">{passesText(shown.leading)}</p>
        </div>
      }
    >
      <NextLeaderFields form={form} help={labels.help} />
    </FormDialog>
  );
}
