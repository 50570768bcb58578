import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { countryOf, dialCodes } from "#contract/codes/country.ts";
import { accentLabels, accents } from "#contract/codes/display.ts";
import { places } from "#contract/places.ts";
import { pauseBeforeLeavingMs } from "#web/ui/feedback/notice-time.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PreviewChoice } from "#web/ui/form/preview-choice.tsx";
import { namedAccents } from "#web/ui/theme/accent.ts";
import { setAccent } from "#web/ui/theme/accent-choice.ts";
import { AccentPreview, ThemePreview } from "#web/ui/theme/preview.tsx";
import { readTheme, setTheme, shownTheme } from "#web/ui/theme/theme.ts";
import { useTheme } from "#web/ui/theme/use-theme.ts";
import { DialCode } from "../wizard/dial-code.ts";
import { ProfileWizard } from "../wizard/profile-wizard.tsx";
import { useExit } from "../wizard/use-exit.tsx";
import { useProfileSubmission } from "../wizard/use-profile-submission.ts";
import { useWizard } from "../wizard/use-wizard.ts";
import { CompanyDetailsStep } from "./company-details-step.tsx";
import { DocumentSlotField } from "./document-slot-field.tsx";
import { documentSlots, slotNames } from "./document-slots.ts";
import { OwnerDetailsStep } from "./owner-details-step.tsx";
import { draftFields, type OwnerValues, ownerSteps } from "./owner-form.ts";
import { type OwnerProfile, ownerValuesOf } from "./owner-profile.ts";
import { saveOwnerProfile } from "./owner-profile-submission.ts";
import { SummaryStep } from "./summary-step.tsx";
import { text } from "./text.ts";
import { type SlotFiles, useSlotFiles } from "./use-slot-files.ts";

const clearedLabels = {
  ...text.owner,
  ...Object.fromEntries(documentSlots.map(({ slot, label }) => [slot, label])),
};
const dashboard = places.dashboard("superadmin");

export function OwnerWizard({ profile }: { profile: OwnerProfile }) {
  const submit = useProfileSubmission(text.employeeMissing);
  const dialCode = dialCodes[countryOf(profile.tenant.country)];
  const slots = useSlotFiles({
    employeeId: profile.employee.id,
    documents: profile.documents,
    // A reload clears no uploaded file.
    onStored: (slot) => form.setValue(slot, ""),
  });
  const save = async (values: OwnerValues) => {
    const storeDocuments = slots.storeAll;
    const outcome = await submit((holder) =>
      saveOwnerProfile({ holder, values, theme: shownTheme(), storeDocuments }),
    );
    for (const slot of slotNames) if (outcome.fields?.[slot]) form.setValue(slot, "");
    return outcome;
  };
  const wizard = useWizard<OwnerValues>({
    draftKey: `owner-profile-${profile.employee.id}`,
    initial: ownerValuesOf(profile),
    draftFields,
    rules: ownerSteps,
    phones: { names: ["companyPhone", "phoneNumber", "contactNumber"], dialCode },
    onSave: save,
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
      <ProfileWizard
        wizard={wizard}
        labels={text}
        clearedLabels={clearedLabels}
        clearedInputs={Object.fromEntries(
          documentSlots.map((slot) => [
            slot.slot,
            <DocumentSlotField key={slot.key} slot={slot} form={form} slots={slots} />,
          ]),
        )}
        onLogOut={logOut}
      >
        <StepFields step={step} form={form} slots={slots} />
      </ProfileWizard>
      {dialog}
    </DialCode>
  );
}

interface StepFieldsProps {
  step: number;
  form: UseFormReturn<OwnerValues>;
  slots: SlotFiles;
}

function StepFields({ step, form, slots }: StepFieldsProps) {
  if (step === 0) return <CompanyDetailsStep form={form} />;
  if (step === 1) return <OwnerDetailsStep form={form} />;
  if (step === 2) return <DocumentsStep form={form} slots={slots} />;
  if (step === 3) return <ThemeStep form={form} />;
  return <Summary form={form} slots={slots} />;
}

function Summary({ form, slots }: Omit<StepFieldsProps, "step">) {
  const values = useWatch({ control: form.control }) as OwnerValues;
  return <SummaryStep values={values} slots={slots} />;
}

interface DocumentsStepProps {
  form: UseFormReturn<OwnerValues>;
  slots: SlotFiles;
}

const DocumentsStep = ({ form, slots }: DocumentsStepProps) => (
  <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
    {documentSlots.map((slot) => (
      <DocumentSlotField key={slot.key} slot={slot} form={form} slots={slots} />
    ))}
  </div>
);

const themeChoices = (["light", "dark"] as const).map((value) => ({
  value,
  label: text.theme[value],
  preview: <ThemePreview theme={value} />,
}));
const accentChoices = accents.map((value) => ({
  value,
  label: accentLabels[value],
  preview: <AccentPreview color={namedAccents[value]} />,
}));

function ThemeStep({ form }: { form: UseFormReturn<OwnerValues> }) {
  const { shown } = useTheme();
  // Without a choice, light is preselected here instead of the system's theme (AMB-041).
  useEffect(() => {
    if (readTheme() === "system") setTheme("light");
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <PreviewChoice
        label={text.theme.theme}
        choices={themeChoices}
        value={shown}
        onChange={setTheme}
      />
      <FormField form={form} name="colorOption">
        {({ value, onChange }) => (
          <PreviewChoice
            label={text.theme.color}
            choices={accentChoices}
            value={value}
            onChange={(accent) => {
              setAccent(accent);
              onChange(accent);
            }}
          />
        )}
      </FormField>
    </div>
  );
}
