import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#web/api/api-error.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { type Holder, tokenHolder } from "./token-holder.ts";

/** Saves the profile of the employee named by the token and reports the outcome; true once they are approved. */
export function useProfileSubmission(employeeMissing: string) {
  const { mutateAsync } = useMutation({ mutationFn: (save: () => Promise<boolean>) => save() });
  const fail = (message: string) => {
    toast.error(message, { durationMs: shortNoticeMs });
    return false;
  };

  return async (save: (holder: Holder) => Promise<boolean>): Promise<boolean> => {
    const holder = tokenHolder(employeeMissing);
    if (holder.problem !== undefined) return fail(holder.problem);
    try {
      if (!(await mutateAsync(() => save(holder)))) return fail(text.statusFailed);
    } catch (error) {
      return fail(text.updateFailed(messageOf(error, text.unknownError)));
    }
    toast.success(text.updated, { durationMs: shortNoticeMs });
    return true;
  };
}
