import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  documentedLeaveTypes,
  familyRelationLabels,
  familyRelations,
  isOffered,
  leaveTypeLabels,
} from "#contract/codes/leave.ts";
import type { OwnType } from "#contract/leave/own-types.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField, type SelectOption } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { changeText } from "../requests/change-text.ts";
import { ChosenFiles } from "../requests/files/chosen-files.tsx";
import type { FileUploads } from "../requests/files/use-file-uploads.ts";
import { OutlookNote } from "../requests/outlook-note.tsx";
import { askingWords } from "../settings/policies/asking-words.ts";
import { termsText } from "../terms/terms-text.ts";
import { text } from "../text.ts";
import { type Application, type AskedType, hasHalfDays } from "./application.ts";
import { type Eligibility, EligibilityNote, type RequestedDates } from "./eligibility.tsx";
import { HalfDayFields } from "./half-day-fields.tsx";
import { ParentalFields } from "./parental/lazy-parental-fields.tsx";
import { faultOf, type ParentalForm } from "./parental/parental-form.ts";
import { ParentalNote } from "./parental/parental-note.tsx";
import { useMarkedDays } from "./use-marked-days.ts";
import { useIsByEvent, useOfferedLeave } from "./use-offered-leave.ts";

interface FieldsProps {
  form: UseFormReturn<Application>;
  /** The company's own types to choose from. */
  ownTypes: readonly OwnType[];
  /** Whether the dates were chosen elsewhere. */
  hasFixedDates: boolean;
  eligibility: Eligibility;
  /** The dates of the eligibility. */
  requested: RequestedDates | undefined;
  /** The person of the booking; oneself by default. */
  employeeId: number | undefined;
  /** The file in upload. */
  sending: FileUploads["sending"];
  /** The request to change: its type and event stay, and its files are listed. */
  edited: Leave | undefined;
}

const { apply } = text;

export const ApplyForLeaveFields = (props: FieldsProps) => {
  const { form, ownTypes, hasFixedDates, eligibility, requested, employeeId, sending, edited } =
    props;
  const offered = useOfferedLeave();
  const options: SelectOption<AskedType>[] = [
    ...documentedLeaveTypes
      .filter((type) => isOffered(type, offered))
      .map((value) => ({ value, label: leaveTypeLabels[value] })),
    ...ownTypes.map(({ id, name }) => ({ value: `own-${id}` as const, label: name })),
  ];
  const take = ({ startDate, endDate }: Pick<RequestedDates, "startDate" | "endDate">) => {
    form.setValue("startDate", startDate, { shouldDirty: true, shouldValidate: true });
    form.setValue("endDate", endDate, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormField form={form} name="leaveType" rule={required(apply.typeRequired)}>
        {(field) => (
          <SelectField
            {...field}
            label={apply.type}
            options={options}
            placeholder={apply.choose}
            isRequired
            isDisabled={edited !== undefined}
            help={edited && changeText.editing.typeHelp}
          />
        )}
      </FormField>
      <Dates form={form} ownTypes={ownTypes} isReadOnly={hasFixedDates} />
      {!edited && <ForParents form={form} isOwn={employeeId === undefined} />}
      <ForFamily form={form} />
      <EligibilityNote eligibility={eligibility} />
      <ForParentsNote {...{ eligibility, requested }} isOwn={employeeId === undefined} />
      {eligibility.state === "unasked" && employeeId === undefined && <AskingNote />}
      <OutlookNote
        requested={requested && { ...requested, employeeId }}
        eligibility={eligibility}
        onDates={hasFixedDates ? undefined : take}
      />
      <FormField form={form} name="reason" rule={required(apply.reasonRequired)}>
        {(field) => <TextArea {...field} label={apply.reason} isRequired rows={3} />}
      </FormField>
      <FormField form={form} name="contactNumberWhileOnLeave">
        {(field) => (
          <TextField
            {...field}
            label={apply.contact}
            help={employeeId === undefined ? apply.contactHelp : text.booking.contactHelp}
            maxLength={100}
          />
        )}
      </FormField>
      <FormField form={form} name="files">
        {({ value, onChange }) => (
          <ChosenFiles files={value} onChange={onChange} sending={sending} present={edited} />
        )}
      </FormField>
    </>
  );
};

const complete = (form: ParentalForm, { leaveType }: Application) =>
  leaveType === "MaternityLeave" ? faultOf(form)?.message : undefined;

/** The event behind maternity leave, in companies whose law asks for it. */
function ForParents({ form, isOwn }: Pick<FieldsProps, "form"> & { isOwn: boolean }) {
  const leaveType = useWatch({ control: form.control, name: "leaveType" });
  const isByEvent = useIsByEvent();
  if (leaveType !== "MaternityLeave" || !isByEvent) return null;
  return (
    <FormField form={form} name="parental" rule={complete}>
      {(field) => <ParentalFields {...field} isOwn={isOwn} isOptional />}
    </FormField>
  );
}

/** The relative, in companies whose law names the circle. */
function ForFamily({ form }: Pick<FieldsProps, "form">) {
  const leaveType = useWatch({ control: form.control, name: "leaveType" });
  const isByLaw = useIsByEvent();
  if (leaveType !== "FamilyResponsibilityLeave" || !isByLaw) return null;
  const relations = familyRelations.map((value) => ({ value, label: familyRelationLabels[value] }));
  return (
    <FormField form={form} name="familyRelation">
      {(field) => (
        <SelectField
          {...field}
          label={apply.familyRelation}
          help={apply.familyRelationHelp}
          options={[{ value: "none", label: apply.notStated }, ...relations]}
          placeholder={apply.notStated}
        />
      )}
    </FormField>
  );
}

/** The law's grant, below the number of days. */
function ForParentsNote({
  eligibility,
  requested,
  isOwn,
}: Pick<FieldsProps, "eligibility" | "requested"> & { isOwn: boolean }) {
  if (eligibility.state !== "known" || !requested?.parental) return null;
  if (eligibility.code !== "fits" && eligibility.code !== "too-few-days") return null;
  const { parental: grant, inMonths: length } = eligibility.values;
  if (!grant || !length) return null;
  return <ParentalNote facts={requested.parental} grant={grant} length={length} isOwn={isOwn} />;
}

function Dates({
  form,
  ownTypes,
  isReadOnly,
}: Pick<FieldsProps, "form" | "ownTypes"> & { isReadOnly: boolean }) {
  const [leaveType, startDate, endDate] = useWatch({
    control: form.control,
    name: ["leaveType", "startDate", "endDate"],
  });
  const marked = useMarkedDays();
  const range = startDate && endDate ? { from: startDate, to: endDate } : undefined;
  const inOrder = (endDate: string, values: Application) =>
    endDate < values.startDate ? apply.endsBeforeStart : undefined;
  return (
    <div className="-mb-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="startDate" rule={required(apply.startRequired)}>
          {(field) => (
            <DateField
              {...field}
              {...marked}
              label={apply.start}
              range={range}
              isRequired
              isReadOnly={isReadOnly}
            />
          )}
        </FormField>
        <FormField form={form} name="endDate" rule={[required(apply.endRequired), inOrder]}>
          {(field) => (
            <DateField
              {...field}
              {...marked}
              label={apply.end}
              start={startDate}
              range={range}
              min={startDate || undefined}
              isRequired
              isReadOnly={isReadOnly}
            />
          )}
        </FormField>
      </div>
      {hasHalfDays(leaveType, ownTypes) && startDate && endDate && endDate >= startDate && (
        <HalfDayFields form={form} isOneDay={startDate === endDate} />
      )}
      {isReadOnly && <p className="mt-1.5 text-muted text-sm">{apply.fixedDates}</p>}
    </div>
  );
}

/** The required notice for one's leave, before dates are chosen; nothing without one. */
function AskingNote() {
  const { data } = useApiQuery("leave.terms", { query: {} });
  if (!data?.policy.asking) return null;
  return <p className="text-muted">{termsText.asked(askingWords(data.policy.asking))}</p>;
}
