import { Banner } from "#web/ui/feedback/banner.tsx";
import type { Notice } from "./use-notice.ts";

/** The outcome of the last save, above a dialog's buttons. */
export const NoticeBanner = ({ notice }: { notice: Notice | undefined }) =>
  notice && (
    <div className="px-5 pb-4 sm:px-6">
      <Banner tone={notice.tone}>{notice.message}</Banner>
    </div>
  );
