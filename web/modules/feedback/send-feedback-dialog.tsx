import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { maxLengths } from "#contract/rules/text.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import {
  blankDraft,
  type FeedbackDraft,
  isBlank,
  readDraft,
  storeDraft,
} from "./feedback-draft.ts";
import { RecipientPicker } from "./recipient-picker.tsx";
import { text } from "./text.ts";

const { send: labels } = text;

interface SendFeedbackDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The form for a new message; its draft survives closing and reloading until it is sent or discarded. */
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

/** The form's fields by their API names. */
const formNames: Record<string, keyof FeedbackDraft> = {
  messageTitle: "subject",
  receiverId: "recipient",
  message: "message",
};

const inForm = (fields: Record<string, string> | undefined) =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, problem]) => [formNames[name] ?? name, problem]),
  );

/** A new message: each change is stored as a draft; sending removes it and calls `onSent`. */
function useNewFeedback(onSent: () => void) {
  const { id } = useCurrentEmployee();
  const form = useForm<FeedbackDraft>({ defaultValues: readDraft(id) });
  const draft = useWatch({ control: form.control }) as FeedbackDraft;
  const send = useCreation("feedback.sendFeedback");
  const [problem, setProblem] = useState<string>();
  useEffect(() => storeDraft(id, draft), [id, draft]);

  const discard = () => {
    form.reset(blankDraft);
    storeDraft(id, blankDraft);
    setProblem(undefined);
  };
  const submit = async ({ subject, recipient, message }: FeedbackDraft) => {
    if (!recipient) return;
    setProblem(undefined);
    try {
      const body = { messageTitle: subject, message, receiverId: Number(recipient.value) };
      await send({ body });
      discard();
      toast.success(labels.done);
      onSent();
    } catch (error) {
      const reason = messageOf(error, text.unknownReason);
      toast.error(labels.sendFailed(reason));
      showServerErrors(form, inForm(fieldsOf(error)));
      setProblem(reason);
    }
  };
  return { form, draft, submit, problem, discard };
}
