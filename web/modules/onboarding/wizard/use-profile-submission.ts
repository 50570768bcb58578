import { useMutation } from "@tanstack/react-query";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { longNoticeMs, shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { type Holder, tokenHolder } from "./token-holder.ts";
import type { SaveOutcome } from "./use-wizard.ts";

/** Reports each failed document; a refused one also at its field. */
function reportUploads({ failures }: UploadFailures): SaveOutcome {
  for (const { label, message } of failures)
    toast.error(text.uploadFailed(label, message), { durationMs: longNoticeMs });
  const refused = failures.flatMap(({ field, message }) => (field ? [[field, message]] : []));
  return { isDone: false, fields: Object.fromEntries(refused) };
}

function fail(message: string, fields?: Record<string, string>): SaveOutcome {
  toast.error(message, { durationMs: shortNoticeMs });
  return { isDone: false, fields };
}

function reportError(error: unknown): SaveOutcome {
  if (error instanceof UploadFailures) return reportUploads(error);
  const fields = fieldsOf(error);
  const [aboutField] = Object.values(fields ?? {});
  return fail(text.updateFailed(aboutField ?? messageOf(error, text.unknownError)), fields);
}

/** Saves the profile of the token's employee and reports the outcome; it is done once they are approved. */
export function useProfileSubmission(employeeMissing: string) {
  const { mutateAsync } = useMutation({ mutationFn: (save: () => Promise<boolean>) => save() });

  return async (save: (holder: Holder) => Promise<boolean>): Promise<SaveOutcome> => {
    const holder = tokenHolder(employeeMissing);
    if (holder.problem !== undefined) return fail(holder.problem);
    try {
      if (!(await mutateAsync(() => save(holder)))) return fail(text.statusFailed);
    } catch (error) {
      return reportError(error);
    }
    toast.success(text.updated, { durationMs: shortNoticeMs });
    return { isDone: true };
  };
}

export interface UploadFailure {
  /** The document's name on the screen. */
  label: string;
  message: string;
  /** The form's field with the file, if the file itself was refused. */
  field?: string;
}

/** Documents that could not be stored, each with the reason. */
export class UploadFailures extends Error {
  readonly failures: readonly UploadFailure[];

  constructor(failures: readonly UploadFailure[]) {
    super(failures.map(({ label }) => label).join(", "));
    this.failures = failures;
  }
}
