import { useEffect, useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";

export const NoticeBanner = ({ notice }: { notice: Notice | undefined }) =>
  notice && (
    <div className="px-5 pb-4 sm:px-6">
      <Banner tone={notice.tone}>{notice.message}</Banner>
    </div>
  );

interface Notice {
  tone: "green" | "red";
  message: string;
}
export type Notify = (notice: Notice | undefined) => void;

/** The last save's outcome: a success shows for 3 seconds, a failure until the next attempt. */
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
