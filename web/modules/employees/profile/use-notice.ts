import { useEffect, useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";

export interface Notice {
  tone: "green" | "red";
  message: string;
}
export type Notify = (notice: Notice | undefined) => void;

/** What the last save has to say: a success for 3 seconds, a failure until it is told otherwise. */
export function useNotice(): [Notice | undefined, Notify] {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (notice?.tone !== "green") return;
    const timer = setTimeout(() => setNotice(undefined), shortNoticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

/** A failed save: the server's sentence, or the section's own. */
export const failureOf = (error: unknown, fallback: string): Notice => ({
  tone: "red",
  message: messageOf(error, fallback),
});
