import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { places } from "#contract/places.ts";
import { pauseBeforeLeavingMs } from "#web/ui/feedback/notice-time.ts";
import { shownTheme } from "#web/ui/theme/theme.ts";
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
import { type Documents, useDocuments } from "./use-documents.ts";

const dashboard = places.dashboard("superadmin");

/** The five steps over the profile as it was read. */
export function OwnerWizard({ profile }: { profile: OwnerProfile }) {
  const documents = useDocuments();
  const save = useProfileSubmission(text.employeeMissing);
  const wizard = useWizard<OwnerValues>({
    draftKey: `owner-profile-${profile.employee.id}`,
    initial: ownerValuesOf(profile),
    draftFields,
    rules: ownerSteps,
    onSave: (values) =>
      save((holder) => {
        const { files, arrived, report } = documents;
        const theme = shownTheme();
        return saveOwnerProfile({ holder, values, theme, files, arrived, report });
      }),
  });
  const { form, step, saving } = wizard;
  const hasFiles = Object.values(documents.files).some(Boolean) && saving !== "done";
  const { dialog, logOut } = useExit(wizard.hasUnsaved || hasFiles, wizard.dropDraft);

  useEffect(() => {
    if (saving !== "done") return;
    const timer = setTimeout(() => location.assign(dashboard), pauseBeforeLeavingMs);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <>
      <ProfileWizard wizard={wizard} labels={text} clearedLabels={text.owner} onLogOut={logOut}>
        <StepFields step={step} form={form} documents={documents} />
      </ProfileWizard>
      {dialog}
    </>
  );
}

interface StepFieldsProps {
  step: number;
  form: UseFormReturn<OwnerValues>;
  documents: Documents;
}

function StepFields({ step, form, documents }: StepFieldsProps) {
  if (step === 0) return <CompanyDetailsStep form={form} />;
  if (step === 1) return <OwnerDetailsStep form={form} />;
  if (step === 2) return <DocumentsStep documents={documents} />;
  if (step === 3) return <ThemeStep form={form} />;
  return <Summary form={form} documents={documents} />;
}

function Summary({ form, documents }: Omit<StepFieldsProps, "step">) {
  const values = useWatch({ control: form.control }) as OwnerValues;
  return <SummaryStep values={values} documents={documents} />;
}
