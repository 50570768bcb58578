import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import type { AccountState } from "#contract/employees/employee-fields.ts";
import { domainOf } from "#contract/rules/email.ts";
import { ApiError, fieldsOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { storedEmail } from "#web/api/session.ts";
import { landingPathOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ProgressDots } from "#web/ui/display/progress-dots.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { focusFirst } from "#web/ui/form/focus-first.ts";
import { Form } from "#web/ui/form/form.tsx";
import { hasOwner, registerCompany } from "./registration/company-registration.ts";
import { CompanyStep } from "./registration/company-step.tsx";
import { OwnerStep } from "./registration/owner-step.tsx";
import {
  draftFields,
  emptyRegistration,
  type RegistrationValues,
  registrationRules,
} from "./registration/registration-form.ts";
import { text } from "./registration/text.ts";
import { ClearedFields } from "./wizard/cleared-fields.tsx";
import { StandAlonePage } from "./wizard/stand-alone-page.tsx";
import { StepCard } from "./wizard/step-card.tsx";
import { useExit } from "./wizard/use-exit.tsx";
import { type SaveOutcome, useWizard } from "./wizard/use-wizard.ts";

const dotCount = 4;
const clearedLabels = { taxNumber: text.taxNumber, idNumber: text.idNumber };

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

/** Registers the company and enters the place of the account state. */
function useRegistration() {
  const navigate = useNavigate();
  const { mutateAsync, data: state } = useMutation({ mutationFn: registerOnce });

  useEffect(() => {
    if (!state) return;
    // The guards must not reuse the state from before the registration.
    void refreshAfter("tenant.updateTenant", "employees.toggleStatus").then(() =>
      navigate({ to: landingPathOf(state) }),
    );
  }, [state, navigate]);

  const register = async (values: RegistrationValues): Promise<SaveOutcome> => {
    if (!hasOwner(values)) {
      toast.error(text.ownerMissing, { durationMs: shortNoticeMs });
      return { isDone: false };
    }
    try {
      await mutateAsync(values);
      toast.success(text.done, { durationMs: shortNoticeMs });
      return { isDone: true };
    } catch (error) {
      const message = error instanceof ApiError ? text.failed : text.submitFailed;
      toast.error(message, { durationMs: shortNoticeMs });
      return { isDone: false, fields: fieldsOf(error) };
    }
  };
  return { register, isRegistered: state !== undefined };
}

/** After a lost response, the company is already registered. */
async function registerOnce(values: RegistrationValues): Promise<AccountState> {
  try {
    return await registerCompany(values);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "already_registered")) throw error;
    return callApi("employees.currentEmployee", {});
  }
}
