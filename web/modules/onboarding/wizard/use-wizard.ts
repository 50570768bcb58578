import { useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, useForm } from "react-hook-form";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { dropDraft, readDraft, storeDraft } from "./draft.ts";
import { firstOpenStep, type StepRules, type TextValues } from "./rules.ts";

interface WizardOptions<Values> {
  /** Names the draft: one wizard of one person. */
  draftKey: string;
  initial: Values;
  /** The fields whose values may survive a reload. */
  draftFields: readonly (keyof Values & string)[];
  rules: readonly StepRules<Values>[];
  /** Saves everything after the last step; resolves to true when it is done. */
  onSave: (values: Values) => Promise<boolean>;
}

/** One form over several steps: forward if the step is valid, back always; what was typed survives a reload. */
export function useWizard<Values extends TextValues>(options: WizardOptions<Values>) {
  const { draftKey, initial, draftFields, rules, onSave } = options;
  const [draft] = useState(() => readDraft(draftKey));
  const [start] = useState<Values>(() => ({ ...initial, ...draft?.values }));
  const [step, setStep] = useState(() => Math.min(draft?.step ?? 0, firstOpenStep(rules, start)));
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
          storeDraft(draftKey, step, values, draftFields);
        },
      }),
    [form, draftKey, step, draftFields],
  );

  const goTo = (next: number) => {
    setStep(next);
    storeDraft(draftKey, next, form.getValues(), draftFields);
  };
  const lastStep = rules.length - 1;
  const forward = async (values: Values) => {
    if (step < lastStep) return goTo(step + 1);
    setSaving("busy");
    const isDone = await onSave(values);
    setSaving(isDone ? "done" : "no");
    if (isDone) dropDraft(draftKey);
  };

  return {
    form,
    step,
    isLast: step === lastStep,
    hasUnsaved: (form.formState.isDirty || draft !== null) && saving !== "done",
    saving,
    back: () => goTo(step - 1),
    goTo,
    forward,
    refuse: () => toast.error(text.fixErrors, { durationMs: shortNoticeMs }),
    dropDraft: () => dropDraft(draftKey),
  };
}

export type Wizard<Values extends TextValues> = ReturnType<typeof useWizard<Values>>;
