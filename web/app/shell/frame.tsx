import type { ReactNode } from "react";
import { SecondStepBanner } from "#web/modules/auth/factors/second-step-banner.tsx";
import { ConfirmationBanner } from "#web/modules/onboarding/confirmation/confirmation-banner.tsx";
import { PopupLayer } from "#web/ui/overlay/popup-layer.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { usePopupsAhead } from "./popups-ahead.ts";
import { text } from "./text.ts";

interface FrameProps {
  /** Next to the page; not on phones. */
  side: ReactNode;
  header: ReactNode;
  /** Below the page, on phones alone. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of pages behind sign-in: side, header and page. */
export function Frame({ side, header, foot, children }: FrameProps) {
  usePopupsAhead();
  return (
    <div className="flex min-h-dvh bg-page print:block print:min-h-0 print:bg-transparent">
      <a href="#content" className="skip-link print:hidden">
        {text.skipToContent}
      </a>
      <div className="sticky top-0 hidden h-dvh md:block print:hidden">{side}</div>
      <div className="flex min-w-0 flex-1 flex-col">
        {header}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 p-4 outline-none max-md:pb-[calc(1.5rem+var(--foot))] md:p-8 print:max-w-none print:p-0"
        >
          <div className="print:hidden">
            <ConfirmationBanner />
            <SecondStepBanner />
          </div>
          <PopupLayer>{children}</PopupLayer>
        </main>
      </div>
      {foot}
      <OwnProfile />
    </div>
  );
}
