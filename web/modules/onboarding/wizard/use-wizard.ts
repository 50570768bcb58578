import { useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, useForm } from "react-hook-form";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { dropDraft, readDraft, storeDraft } from "./draft.ts";
import { dialFromAbroad, type PhoneFields } from "./phone-fields.ts";
import { firstOpenStep, problemsOf, type StepRules, stepOf, type TextValues } from "./rules.ts";
import { useFieldProblems } from "./use-field-problems.ts";

/** Whether everything was saved, and if not, the messages for single fields by their names in the form. */
export interface SaveOutcome {
  isDone: boolean;
  fields?: Readonly<Record<string, string>> | undefined;
}

interface WizardOptions<Values extends TextValues> {
  /** Names the draft: one wizard of one person. */
  draftKey: string;
  initial: Values;
  draftFields: readonly (keyof Values & string)[];
  rules: readonly StepRules<Values>[];
  phones?: PhoneFields<Values>;
  onSave: (values: Values) => Promise<SaveOutcome>;
}

/**
 * One form over several steps: forward if the step is valid, back always. After a reload it comes back to its step with what was
 * typed, except the fields that are never stored: `cleared` names them. A field that is refused at the end is shown at its step.
 */
export function useWizard<Values extends TextValues>(options: WizardOptions<Values>) {
  const { draftKey, draftFields, rules, phones, onSave } = options;
  const [initial] = useState(options.initial);
  const [draft] = useState(() => readDraft(draftKey));
  const [start] = useState<Values>(() => ({ ...initial, ...draft?.values }));
  const [cleared, setCleared] = useState(draft?.cleared ?? []);
  const [step, setStep] = useState(() =>
    Math.min(draft?.step ?? 0, firstOpenStep(rules, start, cleared)),
  );
  const [saving, setSaving] = useState<"no" | "busy" | "done">("no");
  // A message goes as soon as its field is edited, and comes back only on the next attempt.
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    reValidateMode: "onSubmit",
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) form.clearErrors(name as FieldPath<Values>);
          storeDraft(draftKey, step, { values, draftFields, initial, cleared });
        },
      }),
    [form, draftKey, step, draftFields, initial, cleared],
  );

  const goTo = (next: number, stillCleared = cleared) => {
    setStep(next);
    setCleared(stillCleared);
    const values = form.getValues();
    storeDraft(draftKey, next, { values, draftFields, initial, cleared: stillCleared });
  };
  const showProblems = useFieldProblems(form, rules, step, goTo);
  const refuse = () => toast.error(text.fixErrors, { durationMs: shortNoticeMs });
  const lastStep = rules.length - 1;

  const forward = async () => {
    dialFromAbroad(form, phones);
    const values = form.getValues();
    if (step < lastStep)
      return goTo(
        step + 1,
        cleared.filter((name) => stepOf(rules, name) > step),
      );
    const problems = problemsOf(rules, values);
    if (Object.keys(problems).length > 0) {
      refuse();
      return showProblems(problems);
    }
    setSaving("busy");
    const { isDone, fields = {} } = await onSave(values);
    setSaving(isDone ? "done" : "no");
    if (isDone) dropDraft(draftKey);
    else showProblems(fields);
  };

  return {
    form,
    step,
    isLast: step === lastStep,
    hasUnsaved: (form.formState.isDirty || draft !== null) && saving !== "done",
    saving,
    rules,
    /** The fields of this step and earlier ones that a reload cleared and that have yet to be entered again. */
    cleared: cleared.filter((name) => stepOf(rules, name) <= step),
    back: () => goTo(step - 1),
    goTo: (next: number) => goTo(next),
    forward,
    refuse,
    dropDraft: () => dropDraft(draftKey),
  };
}

export type Wizard<Values extends TextValues> = ReturnType<typeof useWizard<Values>>;
