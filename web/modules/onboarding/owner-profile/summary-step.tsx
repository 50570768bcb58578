import { otherIndustry } from "#contract/codes/company.ts";
import { accentLabels } from "#contract/codes/display.ts";
import { employmentStatusLabels, employmentStatusOf } from "#contract/codes/people.ts";
import { Button } from "#web/ui/button.tsx";
import { FileCard } from "#web/ui/form/file-slot.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { useTheme } from "#web/ui/theme/use-theme.ts";
import { SummaryList } from "../wizard/summary-list.tsx";
import { documentSlots } from "./document-slots.ts";
import type { OwnerValues } from "./owner-form.ts";
import { text } from "./text.ts";
import type { SlotFiles } from "./use-slot-files.ts";

const { company, owner, nextOfKin, documents, steps } = text;

const companyItems = (values: OwnerValues) => [
  { term: company.name, value: values.companyName },
  { term: company.email, value: values.companyEmail },
  { term: company.registrationType, value: values.registrationType },
  { term: company.country, value: values.country },
  { term: company.taxNumber, value: values.taxNumber },
  { term: company.registrationDate, value: values.registrationDate },
  { term: company.phone, value: values.companyPhone },
  { term: company.officeAddress, value: values.officeAddress },
  {
    term: company.industry,
    value: values.industry === otherIndustry ? values.customIndustry : values.industry,
  },
  { term: company.teamSize, value: values.teamSize },
];

function ownerItems(values: OwnerValues) {
  const status = employmentStatusOf(values.employmentStatus);
  return [
    { term: owner.fullName, value: values.fullName },
    { term: owner.email, value: values.email },
    { term: owner.idNumber, value: values.idNumber },
    { term: owner.employeeNumber, value: values.employeeNumber },
    { term: owner.phone, value: values.phoneNumber },
    { term: owner.gender, value: values.gender },
    { term: owner.dateOfBirth, value: formatDate(values.dateOfBirth) },
    { term: owner.dateStarted, value: formatDate(values.dateStarted) },
    { term: owner.employmentStatus, value: status && employmentStatusLabels[status] },
    { term: owner.role, value: values.role },
    { term: owner.position, value: values.position },
  ];
}

const kinItems = (values: OwnerValues) => [
  { term: nextOfKin.firstName, value: values.firstName },
  { term: nextOfKin.lastName, value: values.lastName },
  { term: nextOfKin.relationship, value: values.relationship },
  { term: nextOfKin.phone, value: values.contactNumber },
];

const emptySlotItems = ({ shownIn }: SlotFiles) =>
  documentSlots
    .filter(({ slot }) => !shownIn(slot))
    .map(({ label }) => ({
      term: label,
      value: <span className="text-muted">{documents.none}</span>,
    }));

interface SummaryStepProps {
  values: OwnerValues;
  slots: SlotFiles;
}

export function SummaryStep({ values, slots }: SummaryStepProps) {
  const { shown } = useTheme();
  return (
    <SummaryList
      groups={[
        { title: steps[0], items: companyItems(values) },
        { title: steps[1], items: ownerItems(values) },
        { title: nextOfKin.group, items: kinItems(values) },
        {
          title: steps[2],
          items: emptySlotItems(slots),
          children: <DocumentSummary slots={slots} />,
        },
        {
          title: steps[3],
          items: [
            { term: text.theme.theme, value: text.theme[shown] },
            { term: text.theme.color, value: accentLabels[values.colorOption] },
          ],
        },
      ]}
    />
  );
}

const { documents: labels } = text;

/** The chosen files with their uploads; Retry submits again what is not stored yet. */
const DocumentSummary = ({ slots }: { slots: SlotFiles }) => (
  <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
    {documentSlots.map(({ slot, label }) => {
      const shown = slots.shownIn(slot);
      if (!shown) return null;
      const { file, percent, failure, isStored } = shown;
      return (
        <FileCard
          key={slot}
          label={label}
          file={file}
          progressPercent={percent}
          status={isStored ? labels.stored : undefined}
          error={failure}
          action={failure && <Button type="submit">{labels.retry}</Button>}
        />
      );
    })}
  </div>
);
