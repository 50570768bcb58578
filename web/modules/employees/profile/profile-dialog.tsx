import { useEffect } from "react";
import type { FullProfile } from "#contract/employees/profile.ts";
import type { ProfileTab } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { NoticeBanner, type Notify, useNotice } from "../notice-banner.tsx";
import { NextOfKinTab } from "./next-of-kin-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { CompanyTab, EmploymentTab } from "./read-only-tabs.tsx";
import { SecurityTab } from "./security-tab.tsx";
import { text } from "./text.ts";

export interface ProfileDialogProps {
  isOpen: boolean;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  onClose: () => void;
}

export const ProfileDialog = ({ isOpen, onClose, ...handlers }: ProfileDialogProps) => (
  <Dialog title={text.title} size="xl" hasLateContent isSteady isOpen={isOpen} onClose={onClose}>
    <Content onClose={onClose} {...handlers} />
  </Dialog>
);

type ContentProps = Omit<ProfileDialogProps, "isOpen">;

function Content({ tab, onTab, onClose }: ContentProps) {
  const { data: profile, isError } = useApiQuery("employees.fullProfile", {});
  const [notice, notify] = useNotice();
  const hasFailed = isError && !profile;
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(text.loadFailed, { durationMs: shortNoticeMs });
    onClose();
  }, [hasFailed, onClose]);

  const changeTab = (next: ProfileTab) => {
    notify(undefined);
    onTab(next);
  };
  return (
    <>
      <DialogBody>
        {profile ? (
          <div className="flex flex-col gap-5 md:min-h-124 md:flex-row md:gap-6">
            <ProfileAside profile={profile} />
            <div className="min-w-0 flex-1">
              <Tabs
                label={text.tabsLabel}
                tabs={tabsOf(profile, notify)}
                value={tab}
                onChange={changeTab}
              />
            </div>
          </div>
        ) : (
          <Loading />
        )}
      </DialogBody>
      <NoticeBanner notice={notice} />
      <DialogFooter>
        <Button onClick={onClose}>{text.close}</Button>
      </DialogFooter>
    </>
  );
}

const tabsOf = (profile: FullProfile, notify: Notify): readonly Tab<ProfileTab>[] => [
  {
    value: "overview",
    label: text.tabs.overview,
    content: <OverviewTab profile={profile} notify={notify} />,
  },
  {
    value: "employment",
    label: text.tabs.employment,
    content: <EmploymentTab profile={profile} />,
  },
  {
    value: "next-of-kin",
    label: text.tabs["next-of-kin"],
    content: <NextOfKinTab profile={profile} notify={notify} />,
  },
  { value: "company", label: text.tabs.company, content: <CompanyTab profile={profile} /> },
  { value: "security", label: text.tabs.security, content: <SecurityTab notify={notify} /> },
];

const Loading = () => (
  <Delayed label={text.loading}>
    <div className="flex flex-col gap-5 md:min-h-124 md:flex-row md:gap-6">
      <div className="flex items-center gap-4 md:w-52 md:flex-col md:pt-4">
        <Skeleton className="size-12 rounded-full md:size-20" />
        <Skeleton className="h-12 flex-1 md:w-full md:flex-none" />
      </div>
      <div className="flex flex-1 flex-col gap-5">
        <Skeleton className="h-11" />
        <Skeleton className="h-72" />
      </div>
    </div>
  </Delayed>
);

/** The employee in short: next to the tabs on wide screens, above them on a phone. */
function ProfileAside({ profile }: { profile: FullProfile }) {
  const { name, email } = profile.personalData;
  return (
    <div className="flex items-center gap-4 md:w-52 md:shrink-0 md:flex-col md:gap-3 md:border-line md:border-e md:pe-6 md:pt-4 md:text-center">
      <span className="contents md:hidden">
        <Avatar name={name || email} size="lg" />
      </span>
      <span className="hidden md:contents">
        <Avatar name={name || email} size="xl" />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-lg">{name || email}</p>
        <p className="wrap-anywhere text-muted">{email}</p>
        <p className="wrap-anywhere mt-1 text-muted text-sm">{profile.companyData.tenantName}</p>
      </div>
    </div>
  );
}
