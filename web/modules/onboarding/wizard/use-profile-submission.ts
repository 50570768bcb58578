import { useMutation } from "@tanstack/react-query";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { type Holder, tokenHolder } from "./token-holder.ts";
import type { SaveOutcome } from "./use-wizard.ts";

/** Saves the profile of the employee named by the token and reports the outcome; it is done once they are approved. */
export function useProfileSubmission(employeeMissing: string) {
  const { mutateAsync } = useMutation({ mutationFn: (save: () => Promise<boolean>) => save() });
  const fail = (message: string, fields?: Record<string, string>): SaveOutcome => {
    toast.error(message, { durationMs: shortNoticeMs });
    return { isDone: false, fields };
  };

  return async (save: (holder: Holder) => Promise<boolean>): Promise<SaveOutcome> => {
    const holder = tokenHolder(employeeMissing);
    if (holder.problem !== undefined) return fail(holder.problem);
    try {
      if (!(await mutateAsync(() => save(holder)))) return fail(text.statusFailed);
    } catch (error) {
      const fields = fieldsOf(error);
      const [aboutField] = Object.values(fields ?? {});
      return fail(text.updateFailed(aboutField ?? messageOf(error, text.unknownError)), fields);
    }
    toast.success(text.updated, { durationMs: shortNoticeMs });
    return { isDone: true };
  };
}
