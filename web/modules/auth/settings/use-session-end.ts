import type { OwnSession } from "#contract/auth.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { sessions: labels } = text;
const notify = (message: string) => void toast.success(message, { durationMs: shortNoticeMs });
const fail = (error: unknown) =>
  void toast.error(messageOf(error, labels.failed), { durationMs: shortNoticeMs });
const isOver = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Signs out one other device, or all of them, and reports the outcome. */
export function useSessionEnd() {
  const one = useApiMutation("auth.endSession");
  const others = useApiMutation("auth.endOtherSessions");

  return {
    /** The session that is being ended. */
    endingId: one.isPending ? one.variables.params.id : undefined,
    isEndingOthers: others.isPending,
    signOutOne: async ({ id, device }: OwnSession) => {
      try {
        await one.mutateAsync({ params: { id } });
      } catch (error) {
        if (!isOver(error)) return fail(error);
        // It has ended by itself meanwhile, which is what the user wanted.
        await refreshAfter("auth.endSession");
      }
      notify(labels.signedOut(device));
    },
    signOutOthers: async () => {
      try {
        await others.mutateAsync({});
        notify(labels.othersSignedOut);
      } catch (error) {
        fail(error);
      }
    },
  };
}
