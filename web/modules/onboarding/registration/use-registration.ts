import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AccountState } from "#contract/employees/employee-fields.ts";
import { ApiError, fieldsOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { landingPathOf } from "#web/modules/auth/index.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { SaveOutcome } from "../wizard/use-wizard.ts";
import { hasOwner, registerCompany } from "./company-registration.ts";
import type { RegistrationValues } from "./registration-form.ts";
import { text } from "./text.ts";

/** Runs the registration, reports the outcome and, once registered, goes where the account state leads. */
export function useRegistration() {
  const navigate = useNavigate();
  const { mutateAsync, data: state } = useMutation({ mutationFn: registerOnce });

  useEffect(() => {
    if (!state) return;
    // The guards must not reuse what they were told before the company was registered.
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

async function registerOnce(values: RegistrationValues): Promise<AccountState> {
  try {
    return await registerCompany(values);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "already_registered")) throw error;
    return callApi("employees.currentEmployee", {});
  }
}
