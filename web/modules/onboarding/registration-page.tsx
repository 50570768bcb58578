import { useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { domainOf } from "#contract/rules/email.ts";
import { storedEmail } from "#web/api/session.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ProgressDots } from "#web/ui/display/progress-dots.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { focusFirst } from "#web/ui/form/focus-first.ts";
import { Form } from "#web/ui/form/form.tsx";
import { CompanyStep } from "./registration/company-step.tsx";
import { OwnerStep } from "./registration/owner-step.tsx";
import {
  draftFields,
  emptyRegistration,
  type RegistrationValues,
  registrationRules,
} from "./registration/registration-form.ts";
import { text } from "./registration/text.ts";
import { useRegistration } from "./registration/use-registration.ts";
import { ClearedFields } from "./wizard/cleared-fields.tsx";
import { StandAlonePage } from "./wizard/stand-alone-page.tsx";
import { StepCard } from "./wizard/step-card.tsx";
import { useExit } from "./wizard/use-exit.tsx";
import { useWizard } from "./wizard/use-wizard.ts";

const dotCount = 4;
const clearedLabels = { taxNumber: text.taxNumber, idNumber: text.idNumber };

/** Registers a company in two steps. */
export function RegistrationPage() {
  const { id, email: accountEmail } = useCurrentEmployee();
  const email = storedEmail() ?? accountEmail;
  const userDomain = domainOf(email);
  const rules = registrationRules(userDomain);
  const { register, isRegistered } = useRegistration();
  const wizard = useWizard<RegistrationValues>({
    draftKey: `registration-${id}`,
    initial: emptyRegistration,
    draftFields,
    rules,
    onSave: register,
  });
  const { form, step, saving } = wizard;
  const { dialog, logOut } = useExit(wizard.hasUnsaved && !isRegistered, wizard.dropDraft);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(element.current, "companyName"), []);

  const refuse = ({ companyEmail, ...others }: FieldErrors<RegistrationValues>) => {
    const isOnlyDomain =
      companyEmail?.message === text.domainDiffers && Object.keys(others).length === 0;
    toast.error(isOnlyDomain ? text.domainDiffersToast : text.fillRequired, {
      durationMs: shortNoticeMs,
    });
  };

  return (
    <StandAlonePage title={text.title} lead={text.lead} onLogOut={logOut}>
      <ProgressDots
        label={text.progress}
        count={dotCount}
        done={isRegistered ? dotCount : step + 1 + (saving === "no" ? 0 : 1)}
      />
      <Form form={form} ref={element} onSubmit={wizard.forward} onInvalid={refuse}>
        <StepCard
          title={text.steps[step] ?? ""}
          lead={text.leads[step]}
          step={step}
          stepCount={text.steps.length}
          forwardText={step === 0 ? text.continue : text.submit}
          isSaving={saving !== "no"}
          onBack={wizard.back}
        >
          <ClearedFields wizard={wizard} labels={clearedLabels} />
          {step === 0 ? (
            <CompanyStep form={form} rules={rules[0] ?? {}} userDomain={userDomain} />
          ) : (
            <OwnerStep form={form} rules={rules[1] ?? {}} email={email} />
          )}
        </StepCard>
      </Form>
      {dialog}
    </StandAlonePage>
  );
}
