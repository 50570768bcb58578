import { IconArrowsExchange } from "@tabler/icons-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { text as editText } from "../edit/text.ts";
import { readUsersSearch } from "../users/users-search.ts";
import { PlannedMove } from "./planned-move.tsx";
import { text } from "./text.ts";
import { type VacantPosition, VacantPositionField } from "./vacant-position-field.tsx";

interface MoveDialogProps {
  person: EmployeeDetail;
  /** The day that the form begins with; today by default. */
  on: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

const blankMove = (date = currentDay()) => ({ positionId: "", date, announcedFrom: "" });

/** Moves an employee to a vacant position on a day; their department follows, and their former position becomes vacant. */
function MoveDialog({ person, on, isOpen, onClose }: MoveDialogProps) {
  const form = useForm({ defaultValues: blankMove(on) });
  const [chosen, setChosen] = useState<VacantPosition>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("employees.move");
  const name = personName(person);
  const date = useWatch({ control: form.control, name: "date" });
  const isPlanned = date > currentDay();
  const planned = useApiQuery(
    "employees.plannedMove",
    { params: { id: person.employeeId } },
    { isEnabled: isOpen },
  ).data?.planned;
  const close = () => {
    form.reset(blankMove());
    setChosen(undefined);
    setFailure(undefined);
    onClose();
  };

  const submit = async ({ positionId, date, announcedFrom }: ReturnType<typeof blankMove>) => {
    setFailure(undefined);
    try {
      const isSecret = isPlanned && announcedFrom !== "";
      const body = { positionId: Number(positionId), date, ...(isSecret && { announcedFrom }) };
      await mutateAsync({ params: { id: person.employeeId }, body });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.tryAgain));
      return;
    }
    const title = chosen?.positionTitle ?? "";
    toast.success(
      isPlanned ? text.planned(name, title, formatDate(date)) : text.moved(name, title),
      { durationMs: longNoticeMs },
    );
    close();
  };

  return (
    <FormDialog
      title={text.title}
      size="lg"
      isSteady
      back={editText.title}
      description={text.lead(name, person.positionTitle)}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={text.submit}
      busyLabel={text.busy}
      failure={
        failure !== undefined && (
          <Banner tone="red" title={text.refused}>
            {failure}
          </Banner>
        )
      }
    >
      <FormField form={form} name="positionId" rule={required(text.positionRequired)}>
        {(field) => (
          <VacantPositionField {...field} chosen={chosen} onChoose={setChosen} isNeeded={isOpen} />
        )}
      </FormField>
      {planned && date < planned.date && (
        <Banner>{text.until(planned.positionTitle, formatDate(planned.date))}</Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="date" rule={required(text.dateRequired)}>
          {(field) => <DateField {...field} label={text.date} help={text.dateHelp} isRequired />}
        </FormField>
        {isPlanned && (
          <FormField form={form} name="announcedFrom">
            {(field) => (
              <DateField {...field} label={text.announcedFrom} help={text.announcedFromHelp} />
            )}
          </FormField>
        )}
      </div>
    </FormDialog>
  );
}

export function MoveButton({ person }: { person: EmployeeDetail }) {
  const { search, change } = useUrlSearch(readUsersSearch);
  const show = (move: true | undefined) => change({ move, on: undefined }, { isReplacing: true });
  const on = useLastValue(search.on);
  return (
    <div className="flex flex-col items-start gap-4 md:col-span-2">
      <PlannedMove employeeId={person.employeeId} canWithdraw />
      <Button
        size="sm"
        icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {text.open}
      </Button>
      <MoveDialog
        key={on}
        person={person}
        on={on}
        isOpen={search.move === true}
        onClose={() => show(undefined)}
      />
    </div>
  );
}
