import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { blankDraft, type FeedbackDraft, readDraft, storeDraft } from "./feedback-draft.ts";
import { text } from "./text.ts";

const { send: labels } = text;

const formNames: Record<string, keyof FeedbackDraft> = {
  messageTitle: "subject",
  receiverId: "recipient",
  message: "message",
};

const inForm = (fields: Record<string, string> | undefined) =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, problem]) => [formNames[name] ?? name, problem]),
  );

/** A message as it is written: stored as a draft at every change, and removed from there once it is sent; then `onSent`. */
export function useNewFeedback(onSent: () => void) {
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
