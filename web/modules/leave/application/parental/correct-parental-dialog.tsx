import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { ParentalFields } from "./parental-fields.tsx";
import { factsOfForm, faultOf, formOf, type ParentalForm } from "./parental-form.ts";
import { parentalText as text } from "./parental-text.ts";

interface CorrectParentalProps {
  leave: Leave;
  facts: ParentalFacts | null;
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

const complete = (form: ParentalForm) => faultOf(form)?.message;

/** States or corrects what maternity leave is for; its days stay. */
export function CorrectParentalDialog({ leave, facts, ...props }: CorrectParentalProps) {
  const { isOwn, isOpen, onClose } = props;
  const form = useForm({ values: { parental: formOf(facts) } });
  const [failure, setFailure] = useState<string>();
  const correct = useApiMutation("leave.correctParental");
  const { parental } = form.watch();
  const close = () => {
    form.reset();
    setFailure(undefined);
    onClose();
  };
  const submit = async (values: { parental: ParentalForm }) => {
    const body = factsOfForm(values.parental);
    if (!body) return;
    setFailure(undefined);
    try {
      await correct.mutateAsync({ params: { id: leave.id }, body });
      toast.success(text.saved);
      close();
    } catch (error) {
      setFailure(messageOf(error, text.saveFailed));
    }
  };
  return (
    <FormDialog
      title={text.correctTitle}
      description={text.correctLead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={text.save}
      busyLabel={text.busy}
      isDisabled={factsOfForm(parental) === undefined && faultOf(parental) === undefined}
      failure={failure}
    >
      <FormField form={form} name="parental" rule={complete}>
        {(field) => <ParentalFields {...field} isOwn={isOwn} />}
      </FormField>
    </FormDialog>
  );
}
