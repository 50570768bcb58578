import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { storedToken } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";
import { SectionHead } from "./editable-section.tsx";
import { text } from "./text.ts";

export interface ProfileFormProps<Values extends FieldValues> {
  title: string;
  lead?: string;
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** Discards the input: by Cancel, another tab, closing or going back. */
  onLeave: () => void;
  /** Whether Cancel takes the place of Edit. */
  hasCancel?: boolean;
  /** One column of short fields. */
  isNarrow?: boolean;
  submitLabel?: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A part of the profile during an edit; leaving unsaved input asks first. */
export function ProfileForm<Values extends FieldValues>(props: ProfileFormProps<Values>) {
  const { title, lead, form, onSubmit, onLeave, hasCancel, isNarrow, isDisabled, children } = props;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const { confirmLeave, dialog } = useUnsavedGuard(isDirty);
  const leave = async () => {
    const canLeave = await confirmLeave();
    if (canLeave) onLeave();
    return canLeave;
  };
  useBlocker({
    // An ended session is not held up: nothing can be saved any more.
    shouldBlockFn: async () => storedToken() !== null && !(await leave()),
    enableBeforeUnload: false,
    disabled: !isDirty,
  });

  return (
    <section>
      <SectionHead
        title={title}
        lead={lead}
        action={hasCancel && <Button onClick={() => void leave()}>{text.cancel}</Button>}
      />
      <Form
        form={form}
        onSubmit={onSubmit}
        className={classNames("flex flex-col gap-5", isNarrow && "max-w-md")}
      >
        {children}
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={isDisabled}
          isPending={isSubmitting}
          pendingText={text.saving}
        >
          {props.submitLabel ?? text.save}
        </Button>
      </Form>
      {dialog}
    </section>
  );
}
