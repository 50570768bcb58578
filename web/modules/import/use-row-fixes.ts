import type { ImportField } from "#contract/codes/import.ts";
import type { CellCorrection, Import } from "#contract/import/import.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

export interface RowFixes {
  isPending: boolean;
  hasColumn: (field: ImportField) => boolean;
  canCreate: boolean;
  createMissing: () => void;
  correct: (correction: CellCorrection) => Promise<boolean>;
}

/** What the rows of a draft can be corrected with; all of them are checked again each time. */
export function useRowFixes(
  { id, columns, createsMissing }: Import,
  { isChecking, createMissing }: { isChecking: boolean; createMissing: () => void },
): RowFixes {
  const { mutateAsync, isPending } = useApiMutation("import.correctRow");
  const correct = async (body: CellCorrection) => {
    try {
      await mutateAsync({ params: { id }, body });
      return true;
    } catch (error) {
      toast.error(messageOf(error, text.check.correctFailed), { durationMs: longNoticeMs });
      return false;
    }
  };
  return {
    isPending: isPending || isChecking,
    hasColumn: (field) => columns.some((column) => column.field === field),
    canCreate: !createsMissing,
    createMissing,
    correct,
  };
}
