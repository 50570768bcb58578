import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#web/api/api-error.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { type Holder, tokenHolder } from "./token-holder.ts";

const shownMs = 3_000;

/** Saves a profile for whom the token names and tells how it went; true once they are approved. */
export function useProfileSaving(employeeMissing: string) {
  const { mutateAsync } = useMutation({ mutationFn: (save: () => Promise<boolean>) => save() });
  const fail = (message: string) => {
    toast.error(message, { durationMs: shownMs });
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
    toast.success(text.updated, { durationMs: shownMs });
    return true;
  };
}
