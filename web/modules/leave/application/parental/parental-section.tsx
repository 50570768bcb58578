import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { ParentalLeave } from "#contract/leave/requests/parental.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { ParentalFields } from "./parental-fields.tsx";
import { factsOfForm, faultOf, formOf, type ParentalForm } from "./parental-form.ts";
import { ParentalNote } from "./parental-note.tsx";
import { parentalText as text } from "./parental-text.ts";

export interface ParentalSectionProps {
  leave: Leave;
  isOwn: boolean;
}

/** The event behind maternity leave and the law's grant, with a correction for authorised readers. */
export function ParentalSection({ leave, isOwn }: ParentalSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useApiQuery("leave.parental", { params: { id: leave.id } });
  if (isError) return <ErrorState message={text.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed label={text.loading}>
        <Skeleton className="h-24" />
      </Delayed>
    );
  const { facts, grant, length, canCorrect } = data;
  if (!facts && !canCorrect) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {text.title}
      </h3>
      {facts ? (
        <DescriptionList items={itemsOf(facts, data)} />
      ) : (
        <p className="text-muted text-sm">{text.unstated(isOwn)}</p>
      )}
      {facts && grant && <ParentalNote {...{ facts, grant, length, isOwn }} />}
      {canCorrect && (
        <>
          <Button size="sm" className="self-start" onClick={() => setIsOpen(true)}>
            {facts ? text.correct : text.state}
          </Button>
          <CorrectParentalDialog
            leave={leave}
            facts={facts}
            isOwn={isOwn}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </>
      )}
    </section>
  );
}

function itemsOf(facts: ParentalFacts, { statedAt, statedBy, isCorrected }: ParentalLeave) {
  const { event, date, hasEmployedPartner, agreedShare } = facts;
  const { facts: labels } = text;
  const items: Description[] = [
    { term: labels.for, value: text.kinds[event] },
    { term: labels.date, value: formatDate(date) },
  ];
  if (hasEmployedPartner !== undefined)
    items.push({ term: labels.partner, value: hasEmployedPartner ? "Yes" : "No" });
  if (hasEmployedPartner)
    items.push({
      term: labels.share,
      value: agreedShare ? text.share(agreedShare) : labels.noShare,
    });
  if (statedAt && statedBy)
    items.push({ term: labels.stated, value: text.statedBy(statedAt, statedBy.name, isCorrected) });
  return items;
}

interface CorrectParentalProps {
  leave: Leave;
  facts: ParentalFacts | null;
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

const complete = (form: ParentalForm) => faultOf(form)?.message;

/** States or corrects the event behind maternity leave; its days stay. */
function CorrectParentalDialog({ leave, facts, ...props }: CorrectParentalProps) {
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
