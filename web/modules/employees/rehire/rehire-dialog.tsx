import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EmploymentStatus } from "#contract/codes/people.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Rehiring } from "#contract/employees/rehiring.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { AffectedLeaveNote } from "#web/modules/leave/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField, type Rule } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { statusOptions } from "../edit/employment-values.ts";
import { useGivenBack } from "../given-back.tsx";
import { type VacantPosition, VacantPositionField } from "../move/vacant-position-field.tsx";
import { readUsersSearch } from "../users/users-search.ts";
import { hasLeft } from "./has-left.ts";
import { text } from "./text.ts";

interface RehireDialogProps {
  person: EmployeeDetail;
  isOpen: boolean;
  onClose: () => void;
  /** Says what does not come back with the person. */
  remarks: readonly string[];
  onRehired: (firstDay: string) => void;
}

interface RehireValues {
  firstDay: string;
  employmentStatus: EmploymentStatus | "";
  positionId: string;
  serviceFrom: string;
}

const notTerminated = (status: EmploymentStatus) => (status === "Terminated" ? "" : status);

const valuesOf = ({ employmentStatus }: EmployeeDetail): RehireValues => ({
  firstDay: currentDay(),
  employmentStatus: notTerminated(employmentStatus),
  positionId: "",
  serviceFrom: "",
});

const payloadOf = (values: RehireValues): Rehiring => ({
  firstDay: values.firstDay,
  ...(values.employmentStatus && { employmentStatus: values.employmentStatus }),
  positionId: values.positionId ? Number(values.positionId) : null,
  serviceFrom: values.serviceFrom || null,
});

const isAfter =
  (lastDay: string): Rule<string, RehireValues> =>
  (firstDay) => {
    if (!firstDay) return text.firstDayRequired;
    return firstDay <= lastDay ? text.tooEarly : undefined;
  };

/** Rehires a former employee: first day, role and vacant position. */
function RehireDialog({ person, isOpen, onClose, remarks, onRehired }: RehireDialogProps) {
  const form = useForm({ defaultValues: valuesOf(person) });
  const [chosen, setChosen] = useState<VacantPosition>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("employees.rehire");
  const name = personName(person);
  const lastDay = person.terminationDate ?? "";
  const firstDay = useWatch({ control: form.control, name: "firstDay" });
  const close = () => {
    form.reset(valuesOf(person));
    setChosen(undefined);
    setFailure(undefined);
    onClose();
  };

  const submit = async (values: RehireValues) => {
    setFailure(undefined);
    try {
      await mutateAsync({ params: { id: person.employeeId }, body: payloadOf(values) });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.tryAgain));
      return;
    }
    const { firstDay } = values;
    const isPlanned = firstDay > currentDay();
    toast.success(isPlanned ? text.planned(name, formatShortDay(firstDay)) : text.rehired(name), {
      durationMs: longNoticeMs,
    });
    close();
    onRehired(firstDay);
  };

  return (
    <FormDialog
      title={text.title(name)}
      description={text.lead(name, formatShortDay(lastDay))}
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
      <FormField form={form} name="firstDay" rule={isAfter(lastDay)}>
        {(field) => (
          <DateField {...field} label={text.firstDay} help={text.firstDayHelp} isRequired />
        )}
      </FormField>
      <FormField form={form} name="employmentStatus" rule={required(text.employmentStatusRequired)}>
        {(field) => (
          <SelectField
            {...field}
            label={text.employmentStatus}
            options={statusOptions("FullTime")}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name="positionId">
        {(field) => (
          <VacantPositionField
            {...field}
            chosen={chosen}
            onChoose={setChosen}
            isNeeded={isOpen}
            isOptional
          />
        )}
      </FormField>
      <FormField form={form} name="serviceFrom">
        {(field) => <DateField {...field} label={text.serviceFrom} help={text.serviceFromHelp} />}
      </FormField>
      <AffectedLeaveNote
        planned={{ employeeId: person.employeeId, rehiredFrom: firstDay }}
        isNew={isOpen && firstDay > lastDay}
      />
      {remarks.map((remark) => (
        <p key={remark} className="text-muted">
          {remark}
        </p>
      ))}
    </FormDialog>
  );
}

/** A button for former employees; nothing for others. */
export function RehireButton({ person }: { person: EmployeeDetail }) {
  const { search, change } = useUrlSearch(readUsersSearch);
  const givenBack = useGivenBack(person, search.rehire === true && hasLeft(person));
  if (!hasLeft(person)) return givenBack.dialog;
  const show = (rehire: true | undefined) => change({ rehire }, { isReplacing: true });
  return (
    <div className="flex flex-col items-start gap-2 md:col-span-2">
      <p className="text-muted">{text.left(formatShortDay(person.terminationDate ?? ""))}</p>
      <Button
        size="sm"
        icon={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {text.open}
      </Button>
      <RehireDialog
        person={person}
        isOpen={search.rehire === true}
        onClose={() => show(undefined)}
        remarks={givenBack.remarks}
        onRehired={givenBack.offer}
      />
      {givenBack.dialog}
    </div>
  );
}
