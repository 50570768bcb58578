import { useEffect, useEffectEvent } from "react";
import type { ReceivedFeedback } from "#contract/feedback.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { received: labels } = text;

/** The URL's received message, once marked as read; a failure or another's message calls `onFailure`. A listed one opens without a fetch. */
export function useOpened(
  id: number | undefined,
  listed: readonly ReceivedFeedback[] | undefined,
  onFailure: () => void,
): ReceivedFeedback | undefined {
  const { message, isMissing } = useNamed(id, listed);
  const mark = useApiMutation("feedback.markAsRead", { show: () => {} });
  const isMarked = mark.isSuccess && mark.variables.params.id === id;

  const fail = useEffectEvent((problem: string) => {
    toast.error(problem);
    onFailure();
  });
  const markAsRead = useEffectEvent((unreadId: number) => {
    mark.mutate(
      { params: { id: unreadId } },
      { onError: (error) => fail(labels.markFailed(messageOf(error, text.unknownReason))) },
    );
  });
  const unreadId = message?.is_read === false ? id : undefined;
  useEffect(() => {
    if (unreadId !== undefined) markAsRead(unreadId);
  }, [unreadId]);
  useEffect(() => {
    if (isMissing) fail(labels.missing);
  }, [isMissing]);

  return message && (message.is_read || isMarked) ? { ...message, is_read: true } : undefined;
}

/** The received message of this id: fetched or, until then, listed. */
function useNamed(id: number | undefined, listed: readonly ReceivedFeedback[] = []) {
  const isNamed = id !== undefined;
  const { data, isError } = useApiQuery(
    "feedback.getMyFeedback",
    { query: { feedbackId: id ?? 1 } },
    { isEnabled: isNamed },
  );
  const message = [...(data?.items ?? []), ...listed].find(({ feedback_id }) => feedback_id === id);
  return { message, isMissing: isNamed && !message && (isError || data?.total === 0) };
}
