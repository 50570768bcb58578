import { type SettingsSection, settingsSections } from "#contract/places.ts";
import { FactorSettings } from "#web/modules/auth/factors/factor-settings.tsx";
import { AppearanceSettings } from "#web/modules/auth/settings/appearance-settings.tsx";
import { NewsletterSettings } from "#web/modules/auth/settings/newsletter-settings.tsx";
import { SessionSettings } from "#web/modules/auth/settings/session-settings.tsx";
import { NotificationChoices } from "#web/modules/notifications/notification-choices.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { oneOf } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { useCompanyBranding } from "./shell/use-company-branding.ts";

const text = {
  title: "Settings",
  lead: "Only you can see and change these.",
  sections: {
    appearance: "Appearance",
    notifications: "Notifications",
    email: "Email",
    sessions: "Sessions",
  },
} as const;

interface SettingsSearch {
  section?: SettingsSection;
}

/** The URL's section of one's own settings; the first by default. */
export function readSettingsSearch(given: Record<string, unknown>): SettingsSearch {
  const section = oneOf(given.section, settingsSections);
  return section ? { section } : {};
}

const AccessSettings = () => (
  <div className="flex flex-col gap-6">
    <FactorSettings />
    <SessionSettings />
  </div>
);

/** One's own settings, composed of the modules' parts. */
export function SettingsPage() {
  const { search, change } = useUrlSearch(readSettingsSearch);
  const companyColor = useCompanyBranding()?.accentColor;
  const sections: readonly Tab<SettingsSection>[] = [
    {
      value: "appearance",
      label: text.sections.appearance,
      content: <AppearanceSettings companyColor={companyColor} />,
    },
    {
      value: "notifications",
      label: text.sections.notifications,
      content: <NotificationChoices />,
    },
    { value: "email", label: text.sections.email, content: <NewsletterSettings /> },
    { value: "sessions", label: text.sections.sessions, content: <AccessSettings /> },
  ];

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text.title} description={text.lead} />
      <Tabs
        label={text.title}
        tabs={sections}
        value={search.section ?? "appearance"}
        onChange={(section) => change({ section })}
      />
    </div>
  );
}
