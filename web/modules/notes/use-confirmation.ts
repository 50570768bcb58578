import { useEffect, useState } from "react";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";

/** A message that is shown for 3 seconds, and the way to show one. */
export function useConfirmation(): [string | undefined, (message: string) => void] {
  const [shown, setShown] = useState<{ message: string }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), shortNoticeMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.message, (message) => setShown({ message })];
}
