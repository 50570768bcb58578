import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { countryOf, dialCodes } from "#contract/codes/country.ts";
import { employeeStatusLabels, employmentStatusLabels } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { places } from "#contract/places.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { DialCode } from "../wizard/dial-code.ts";
import { FieldGrid } from "../wizard/field-grid.tsx";
import { NextOfKinFields } from "../wizard/next-of-kin-fields.tsx";
import { ProfileWizard } from "../wizard/profile-wizard.tsx";
import { SummaryList } from "../wizard/summary-list.tsx";
import { useExit } from "../wizard/use-exit.tsx";
import { useProfileSubmission } from "../wizard/use-profile-submission.ts";
import { useWizard } from "../wizard/use-wizard.ts";
import { PersonalStep } from "./personal-step.tsx";
import { draftFields, type StaffValues, staffSteps, staffValuesOf } from "./staff-form.ts";
import { saveStaffProfile } from "./staff-profile-submission.ts";
import { text } from "./text.ts";

export function StaffWizard({ profile }: { profile: FullProfile }) {
  const navigate = useNavigate();
  const save = useProfileSubmission(text.employeeMissing);
  const dialCode = dialCodes[countryOf(profile.companyData.country)];
  const wizard = useWizard<StaffValues>({
    draftKey: `staff-profile-${profile.employmentData.employeeId}`,
    initial: staffValuesOf(profile),
    draftFields,
    rules: staffSteps,
    phones: { names: ["phone", "contactNumber"], dialCode },
    onSave: (values) => save(({ employeeId }) => saveStaffProfile(employeeId, values)),
  });
  const { form, step, saving } = wizard;
  const { dialog, logOut } = useExit(wizard.hasUnsaved, wizard.dropDraft);

  useEffect(() => {
    if (saving !== "done") return;
    // The guards must not reuse the state from before the approval.
    void refreshAfter("employees.update", "employees.approveStatus").then(() =>
      navigate({ to: places.dashboard("staff") }),
    );
  }, [saving, navigate]);

  return (
    <DialCode value={dialCode}>
      <ProfileWizard wizard={wizard} labels={text} clearedLabels={text.personal} onLogOut={logOut}>
        <StepFields step={step} form={form} profile={profile} />
      </ProfileWizard>
      {dialog}
    </DialCode>
  );
}

interface StepFieldsProps {
  step: number;
  form: UseFormReturn<StaffValues>;
  profile: FullProfile;
}

function StepFields({ step, form, profile }: StepFieldsProps) {
  const isApproved = profile.employmentData.employeeStatus === "approved";
  if (step === 0) return <PersonalStep form={form} isApproved={isApproved} />;
  if (step === 1) return <DescriptionList items={employmentItems(profile.employmentData)} />;
  if (step === 3) return <Review form={form} profile={profile} />;
  return (
    <FieldGrid>
      <NextOfKinFields form={form} rules={staffSteps[2] ?? {}} labels={text.nextOfKin} />
    </FieldGrid>
  );
}

function Review({ form, profile }: Omit<StepFieldsProps, "step">) {
  const values = useWatch({ control: form.control }) as StaffValues;
  const { personal, nextOfKin, steps } = text;
  const personalFields = Object.keys(personal) as (keyof typeof personal)[];
  return (
    <SummaryList
      groups={[
        {
          title: steps[0],
          items: personalFields.map((name) => ({
            term: personal[name],
            value: name === "dateOfBirth" ? formatDate(values[name]) : values[name],
          })),
        },
        { title: steps[1], items: employmentItems(profile.employmentData) },
        {
          title: steps[2],
          items: [
            { term: nextOfKin.firstName, value: values.firstName },
            { term: nextOfKin.lastName, value: values.lastName },
            { term: nextOfKin.relationship, value: values.relationship },
            { term: nextOfKin.phone, value: values.contactNumber },
          ],
        },
      ]}
    />
  );
}

const labels = text.employment;

const orNotSpecified = (label: string, value: string | null | undefined) => ({
  term: label,
  value: value || <span className="text-muted">{text.notSpecified(label)}</span>,
});

const employmentItems = (data: FullProfile["employmentData"]) => [
  orNotSpecified(labels.department, data.department),
  orNotSpecified(labels.position, data.positionTitle),
  orNotSpecified(labels.hireDate, formatDate(data.hireDate)),
  orNotSpecified(labels.terminationDate, formatDate(data.terminationDate)),
  orNotSpecified(labels.employeeRole, data.employeeRole),
  orNotSpecified(labels.status, employmentStatusLabels[data.employmentStatus]),
  orNotSpecified(labels.employeeStatus, employeeStatusLabels[data.employeeStatus]),
];
