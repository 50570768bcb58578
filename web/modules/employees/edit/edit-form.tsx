import { type ReactNode, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { EditTab } from "#contract/places.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { failureOf, type Notify } from "../notice-banner.tsx";
import { text } from "./text.ts";

export interface EditPart {
  person: EmployeeDetail;
  name: EditTab;
  notify: Notify;
  /** The place of the part's Save button among the dialog's buttons. */
  saveSlot: HTMLElement | null;
  /** Called with the first and last unsaved input. */
  onDirty: (name: EditTab, isDirty: boolean) => void;
}

type EditFormProps<Values extends FieldValues> = Omit<EditPart, "person"> & {
  form: UseFormReturn<Values>;
  /** Saves the values and returns them as they are stored. */
  onSave: (values: Values) => Promise<Values>;
  savedMessage: string;
  /** A failure is only logged, as the specification has it for leave (AMB-191). */
  isSilent?: boolean;
  children: ReactNode;
};

/** One part of an employee's record, saved by itself; a failure leaves all input. */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { form, onSave, savedMessage, isSilent, name, notify, saveSlot, onDirty, children } = props;
  const formId = useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  useEffect(() => {
    onDirty(name, isDirty);
    return () => onDirty(name, false);
  }, [name, isDirty, onDirty]);

  const save = async (values: Values) => {
    notify(undefined);
    try {
      form.reset(await onSave(values));
    } catch (error) {
      if (isSilent) return console.error("The leave allocation could not be saved.", error);
      showServerErrors(form, fieldsOf(error));
      return notify(failureOf(error, text.failed));
    }
    notify({ tone: "green", message: savedMessage });
  };

  return (
    <>
      <Form form={form} onSubmit={save} id={formId}>
        {children}
      </Form>
      {saveSlot &&
        createPortal(
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSubmitting}
            pendingText={text.saving}
          >
            {text.save}
          </Button>,
          saveSlot,
        )}
    </>
  );
}
