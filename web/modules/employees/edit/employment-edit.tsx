import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { employeeStatusLabels } from "#contract/codes/people.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { NextLeader } from "#contract/line/lines.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { AffectedLeaveNote } from "#web/modules/leave/index.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField, type Rule } from "#web/ui/form/form-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { personName } from "#web/ui/format/person-name.ts";
import { leadingText, leadsAnyone, passesText } from "../details/toggle-status-dialog.tsx";
import { MoveButton } from "../move/move-dialog.tsx";
import { RehireButton } from "../rehire/rehire-dialog.tsx";
import { text as employeesText } from "../text.ts";
import { EditForm, type EditPart } from "./edit-form.tsx";
import {
  type EmploymentValues,
  employmentPayload,
  employmentValuesOf,
  roleOptions,
  statusOptions,
} from "./employment-values.ts";
import { NextLeaderQuestion, useNextLeaderQuestion } from "./next-leader-question.tsx";
import { text } from "./text.ts";

const { employmentFields: labels } = text;

const endsAfterStart: Rule<string, EmploymentValues> = (terminationDate, { startDate }) =>
  terminationDate && startDate && terminationDate < startDate ? labels.endsBeforeStart : undefined;

const isAboutLeading = (error: unknown) =>
  error instanceof ApiError && error.code === "leads_people";

const ReadOnly = ({ label, value, help }: { label: string; value: string; help?: string }) => (
  <TextField
    label={label}
    value={value || labels.none}
    onChange={() => {}}
    help={help}
    isReadOnly
  />
);

/** An employee's work; position, department and employee status are changed elsewhere. */
export function EmploymentEdit({ person, ...part }: EditPart) {
  const form = useForm({ defaultValues: employmentValuesOf(person) });
  const { mutateAsync } = useApiMutation("employees.update");
  const isOwn = useCurrentEmployee().id === person.employeeId;
  const { ask, question, answer } = useNextLeaderQuestion(person);
  const send = (values: EmploymentValues, leadsNext?: NextLeader) =>
    mutateAsync({
      params: { id: person.employeeId },
      body: { ...employmentPayload(values), ...(leadsNext && { leadsNext }) },
    });
  const save = async (values: EmploymentValues) => {
    try {
      await send(values);
    } catch (error) {
      const leadsNext = isAboutLeading(error) ? await ask(values.terminationDate) : undefined;
      if (!leadsNext) throw error;
      await send(values, leadsNext);
    }
    return { ...values, employeeNumber: values.employeeNumber.trim() };
  };

  return (
    <>
      <EditForm form={form} onSave={save} savedMessage={labels.saved} {...part}>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          <ReadOnly label={labels.position} value={person.positionTitle} />
          <ReadOnly
            label={labels.department}
            value={person.departmentTitle}
            help={labels.departmentHelp}
          />
          <RehireButton person={person} />
          <MoveButton person={person} />
          <FormField form={form} name="employeeRole">
            {(field) => (
              <SelectField
                {...field}
                label={labels.role}
                options={roleOptions(person.employeeRole)}
                help={isOwn && labels.ownRole}
                isDisabled={isOwn}
              />
            )}
          </FormField>
          <FormField form={form} name="employmentStatus">
            {(field) => (
              <SelectField
                {...field}
                label={labels.employmentStatus}
                options={statusOptions(person.employmentStatus)}
              />
            )}
          </FormField>
          <TextField
            label={labels.employeeStatus}
            value={employeeStatusLabels[person.employeeStatus]}
            onChange={() => {}}
            isDisabled
          />
          <FormField form={form} name="employeeNumber">
            {(field) => (
              <TextField
                {...field}
                label={labels.employeeNumber}
                autoComplete="off"
                maxLength={maxLengths.number}
              />
            )}
          </FormField>
          <FormField form={form} name="startDate">
            {(field) => <DateField {...field} label={labels.startDate} />}
          </FormField>
          <FormField form={form} name="terminationDate" rule={endsAfterStart}>
            {(field) => (
              <DateField
                {...field}
                label={labels.terminationDate}
                help={<WhatPasses person={person} lastDay={field.value} />}
              />
            )}
          </FormField>
          <NoticeField form={form} />
          <AffectedByDays person={person} form={form} />
        </div>
      </EditForm>
      <NextLeaderQuestion person={person} question={question} onAnswer={answer} />
    </>
  );
}

const beforeEnd: Rule<string, EmploymentValues> = (noticeGivenOn, { terminationDate }) =>
  noticeGivenOn && noticeGivenOn > terminationDate ? labels.noticeAfterEnd : undefined;

/** The day of notice, once there is a last day. */
function NoticeField({ form }: { form: UseFormReturn<EmploymentValues> }) {
  const lastDay = useWatch({ control: form.control, name: "terminationDate" });
  if (!lastDay) return null;
  return (
    <FormField form={form} name="noticeGivenOn" rule={beforeEnd}>
      {(field) => (
        <DateField {...field} label={labels.noticeGivenOn} help={labels.noticeGivenOnHelp} />
      )}
    </FormField>
  );
}

interface AffectedByDaysProps {
  person: EmployeeDetail;
  form: UseFormReturn<EmploymentValues>;
}

/** The leave that the typed first and last day would change. */
function AffectedByDays({ person, form: { control } }: AffectedByDaysProps) {
  const [startDate, terminationDate] = useWatch({
    control,
    name: ["startDate", "terminationDate"],
  });
  const stored = employmentValuesOf(person);
  const isInOrder = !startDate || !terminationDate || startDate <= terminationDate;
  const isNew = startDate !== stored.startDate || terminationDate !== stored.terminationDate;
  return (
    <AffectedLeaveNote
      planned={{
        employeeId: person.employeeId,
        firstDay: startDate || null,
        lastDay: terminationDate || null,
      }}
      isNew={isNew && isInOrder}
    />
  );
}

interface WhatPassesProps {
  person: EmployeeDetail;
  /** The typed value. */
  lastDay: string;
}

/** Next to a new last day: the people who pass on and what passes with them, and drafts that would be deleted. */
function WhatPasses({ person, lastDay }: WhatPassesProps) {
  const isNew = lastDay !== "" && lastDay !== person.terminationDate;
  const { data } = useApiQuery(
    "continuity.leading",
    { params: { id: person.employeeId } },
    { isEnabled: isNew },
  );
  if (!isNew || !data) return null;
  const name = personName(person);
  return [
    ...(leadsAnyone(data) ? [leadingText(name, data), passesText(data)] : []),
    ...(data.drafts > 0 ? [employeesText.toggle.drafts(name, data.drafts)] : []),
  ].join(" ");
}
