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
  /** Resolves to its success. */
  correct: (correction: CellCorrection) => Promise<boolean>;
}

/** The corrections of a draft's rows; each one checks all rows again. */
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
