import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { countryOf, dialCodes } from "#contract/codes/country.ts";
import { places } from "#contract/places.ts";
import { pauseBeforeLeavingMs } from "#web/ui/feedback/notice-time.ts";
import { shownTheme } from "#web/ui/theme/theme.ts";
import { DialCode } from "../wizard/dial-code.ts";
import { ProfileWizard } from "../wizard/profile-wizard.tsx";
import { useExit } from "../wizard/use-exit.tsx";
import { useProfileSubmission } from "../wizard/use-profile-submission.ts";
import { useWizard } from "../wizard/use-wizard.ts";
import { CompanyDetailsStep } from "./company-details-step.tsx";
import { DocumentsStep } from "./documents-step.tsx";
import { OwnerDetailsStep } from "./owner-details-step.tsx";
import { draftFields, type OwnerValues, ownerSteps } from "./owner-form.ts";
import { type OwnerProfile, ownerValuesOf } from "./owner-profile.ts";
import { saveOwnerProfile } from "./owner-profile-submission.ts";
import { SummaryStep } from "./summary-step.tsx";
import { text } from "./text.ts";
import { ThemeStep } from "./theme-step.tsx";

const dashboard = places.dashboard("superadmin");

/** The five steps over the profile as it was read. */
export function OwnerWizard({ profile }: { profile: OwnerProfile }) {
  const save = useProfileSubmission(text.employeeMissing);
  const dialCode = dialCodes[countryOf(profile.tenant.country)];
  const wizard = useWizard<OwnerValues>({
    draftKey: `owner-profile-${profile.employee.id}`,
    initial: ownerValuesOf(profile),
    draftFields,
    rules: ownerSteps,
    phones: { names: ["companyPhone", "phoneNumber", "contactNumber"], dialCode },
    onSave: (values) => save((holder) => saveOwnerProfile({ holder, values, theme: shownTheme() })),
  });
  const { form, step, saving } = wizard;
  const { dialog, logOut } = useExit(wizard.hasUnsaved, wizard.dropDraft);

  useEffect(() => {
    if (saving !== "done") return;
    const timer = setTimeout(() => location.assign(dashboard), pauseBeforeLeavingMs);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <DialCode value={dialCode}>
      <ProfileWizard wizard={wizard} labels={text} clearedLabels={text.owner} onLogOut={logOut}>
        <StepFields step={step} form={form} />
      </ProfileWizard>
      {dialog}
    </DialCode>
  );
}

interface StepFieldsProps {
  step: number;
  form: UseFormReturn<OwnerValues>;
}

function StepFields({ step, form }: StepFieldsProps) {
  if (step === 0) return <CompanyDetailsStep form={form} />;
  if (step === 1) return <OwnerDetailsStep form={form} />;
  if (step === 2) return <DocumentsStep />;
  if (step === 3) return <ThemeStep form={form} />;
  return <Summary form={form} />;
}

function Summary({ form }: Omit<StepFieldsProps, "step">) {
  const values = useWatch({ control: form.control }) as OwnerValues;
  return <SummaryStep values={values} />;
}
