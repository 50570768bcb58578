import { type ReactNode, useId } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "../button.tsx";
import { Banner } from "../feedback/banner.tsx";
import { Form } from "../form/form.tsx";
import { Dialog, DialogBody, DialogFooter, type DialogProps } from "./dialog.tsx";
import { useDialogGuard } from "./use-dialog-guard.ts";

export type FormDialogProps<Values extends FieldValues> = Pick<
  DialogProps,
  "title" | "description" | "size" | "isOpen" | "onClose" | "isSteady" | "back"
> & {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => unknown;
  /** Called after a submit with an invalid field. */
  onInvalid?: () => void;
  /** At the start of the buttons: other actions on the form's subject. */
  aside?: ReactNode;
  /** The button's label, and its label while pending. */
  submitLabel: string;
  busyLabel?: string;
  /** Its action removes something. */
  isDangerous?: boolean;
  /** The input is stored during typing: leaving asks nothing. */
  isKept?: boolean;
  /** The form cannot be submitted as it is. */
  isDisabled?: boolean;
  /** Above the fields. */
  lead?: ReactNode;
  /** Next to the buttons, always visible: the reason for a failure, in words or as its own banner. */
  failure?: ReactNode;
  /** Dialogs opened from this one. */
  nested?: ReactNode;
  /** Replaces the form and its buttons. */
  done?: ReactNode;
  children: ReactNode;
};

/** A dialog around one form; leaving it with unsaved input asks first. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, onSubmit, lead, failure, nested, done, children, isDisabled, ...rest } = props;
  const { submitLabel, busyLabel, isDangerous = false, isKept = false, ...dialog } = rest;
  const formId = useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const guard = useDialogGuard({
    hasUnsaved: dialog.isOpen && isDirty && !isKept,
    onDiscard: () => form.reset(),
  });
  const cancel = async () => {
    if (await guard.confirmLeave()) dialog.onClose();
  };

  const content = (
    <>
      <DialogBody>
        {lead}
        <Form form={form} onSubmit={onSubmit} onInvalid={props.onInvalid} id={formId}>
          {children}
        </Form>
      </DialogBody>
      {failure && (
        <div className="px-5 pb-4 sm:px-6">
          {typeof failure === "string" ? <Banner tone="red">{failure}</Banner> : failure}
        </div>
      )}
      <DialogFooter>
        {props.aside && <div className="me-auto flex flex-wrap gap-1">{props.aside}</div>}
        <Button onClick={() => void cancel()}>Cancel</Button>
        <Button
          type="submit"
          form={formId}
          variant={isDangerous ? "danger" : "primary"}
          disabled={isDisabled}
          isPending={isSubmitting}
          pendingText={busyLabel}
        >
          {submitLabel}
        </Button>
      </DialogFooter>
      {nested}
    </>
  );
  return (
    <Dialog {...dialog} onBeforeClose={guard.confirmLeave}>
      {done || content}
      {guard.dialog}
    </Dialog>
  );
}
