import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { fromAbroad } from "./dial-code.ts";
import { dropDraft, readDraft, storeDraft } from "./draft.ts";
import { firstOpenStep, problemsOf, type StepRules, stepOf, type TextValues } from "./rules.ts";

/** Whether everything was saved; if not, the messages by the form's field names. */
export interface SaveOutcome {
  isDone: boolean;
  fields?: Readonly<Record<string, string>> | undefined;
}

interface WizardOptions<Values extends TextValues> {
  /** Names the draft: one wizard of one person. */
  draftKey: string;
  initial: Values;
  /** The fields whose values may survive a reload. */
  draftFields: readonly (keyof Values & string)[];
  rules: readonly StepRules<Values>[];
  phones?: PhoneFields<Values>;
  /** Saves everything after the last step. */
  onSave: (values: Values) => Promise<SaveOutcome>;
}

/** One form over several steps: forward if the step is valid, back always. A reload restores step and input, except for `cleared` fields. */
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
  // A message goes with an edit of its field, and returns only on the next attempt.
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
    /** The cleared fields up to this step, still empty. */
    cleared: cleared.filter((name) => stepOf(rules, name) <= step),
    back: () => goTo(step - 1),
    goTo: (next: number) => goTo(next),
    forward,
    refuse,
    dropDraft: () => dropDraft(draftKey),
  };
}

export type Wizard<Values extends TextValues> = ReturnType<typeof useWizard<Values>>;

/** Returns a function that shows messages at their fields, goes to the first step with one and focuses it. */
function useFieldProblems<Values extends TextValues>(
  form: UseFormReturn<Values>,
  rules: readonly StepRules<Values>[],
  step: number,
  goTo: (step: number) => void,
) {
  const [found, setFound] = useState<{ name: FieldPath<Values>; step: number }>();
  // A field of another step can be focused only after that step's heading.
  useEffect(() => {
    if (found?.step !== step) return;
    form.setFocus(found.name);
    setFound(undefined);
  }, [found, step, form]);

  return (fields: Readonly<Record<string, string>>) => {
    const shown = Object.entries(fields)
      .map(([name, message]) => ({ name, message, step: stepOf(rules, name) }))
      .filter((field) => field.step !== -1)
      .sort((one, other) => one.step - other.step);
    for (const { name, message } of shown)
      form.setError(name as FieldPath<Values>, { type: "server", message });
    const [first] = shown;
    if (!first) return;
    if (first.step !== step) goTo(first.step);
    setFound({ name: first.name as FieldPath<Values>, step: first.step });
  };
}

/** The fields with whole phone numbers, and the dial code of a number with a leading 0. */
interface PhoneFields<Values extends TextValues> {
  names: readonly FieldPath<Values>[];
  dialCode: string;
}

/** Makes all of them international: Enter sends a step before its field loses the focus. */
function dialFromAbroad<Values extends TextValues>(
  form: UseFormReturn<Values>,
  phones: PhoneFields<Values> | undefined,
): void {
  if (!phones) return;
  for (const name of phones.names) {
    const number = fromAbroad(form.getValues(name), phones.dialCode);
    form.setValue(name, number as FieldPathValue<Values, typeof name>);
  }
}
