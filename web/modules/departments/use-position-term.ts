import type { Position } from "#contract/departments.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { position: labels } = text;

/** A position as it is, to be sent with what changes of its term. */
const fieldsOf = ({ positionTitle, jobDescription, departmentId, jobLevel }: Position) => ({
  positionTitle,
  jobDescription,
  departmentId,
  jobLevel,
});

/** The last day of the employee in a position: set, or removed again. */
export function usePositionTerm() {
  const { mutateAsync } = useApiMutation("departments.updatePosition");
  const end = (position: Position, dateEnded: string) =>
    mutateAsync({
      params: { id: position.id },
      body: { ...fieldsOf(position), employeeId: null, dateEnded },
    });
  const reopen = async (position: Position) => {
    const { id, employeeId, positionTitle } = position;
    try {
      await mutateAsync({
        params: { id },
        body: { ...fieldsOf(position), employeeId, dateEnded: null },
      });
      toast.success(labels.updated(positionTitle), { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(labels.failed(messageOf(error, text.unknownReason)), {
        durationMs: longNoticeMs,
      });
    }
  };
  return { end, reopen };
}
