import { useState } from "react";
import { maxLengths } from "#contract/rules/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { isBlank } from "./feedback-draft.ts";
import { RecipientPicker } from "./recipient-picker.tsx";
import { text } from "./text.ts";
import { useNewFeedback } from "./use-new-feedback.ts";

const { send: labels } = text;

interface SendFeedbackDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The form for a new message; what was written stays, also after closing or reloading, until it is sent or discarded. */
export function SendFeedbackDialog({ isOpen, onClose }: SendFeedbackDialogProps) {
  const { form, draft, submit, problem, discard } = useNewFeedback(onClose);
  const [wasOpen, setWasOpen] = useState(false);
  const [isResumed, setIsResumed] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setIsResumed(isOpen && !isBlank(draft));
  }
  const startAgain = () => {
    discard();
    setIsResumed(false);
    form.setFocus("subject");
  };

  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      isKept
      lead={
        isResumed && (
          <Banner
            action={
              <Button size="sm" variant="ghost" onClick={startAgain} className="-my-1.5">
                {labels.discard}
              </Button>
            }
          >
            {labels.draft}
          </Banner>
        )
      }
      failure={
        problem && (
          <Banner tone="red" title={labels.notSent}>
            {labels.kept(problem)}
          </Banner>
        )
      }
    >
      <FormField form={form} name="subject" rule={required(labels.subjectRequired)}>
        {(field) => (
          <TextField {...field} label={labels.subject} maxLength={maxLengths.name} isRequired />
        )}
      </FormField>
      <FormField
        form={form}
        name="recipient"
        rule={(chosen) => (chosen ? undefined : labels.recipientRequired)}
      >
        {(field) => <RecipientPicker {...field} isRequired />}
      </FormField>
      <FormField form={form} name="message" rule={required(labels.messageRequired)}>
        {(field) => (
          <TextArea
            {...field}
            label={labels.message}
            help={labels.privacy}
            maxLength={maxLengths.message}
            rows={5}
            isRequired
          />
        )}
      </FormField>
    </FormDialog>
  );
}
