import { useEffect, useEffectEvent } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

/** Reports each failed load of a list once, with the reason. */
export function useFailureToast(error: unknown, sentence: (reason: string) => string): void {
  const say = useEffectEvent((reason: unknown) => {
    toast.error(sentence(messageOf(reason, text.unknownReason)));
  });
  useEffect(() => {
    if (error) say(error);
  }, [error]);
}
