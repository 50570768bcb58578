import type { SettingsSection } from "#contract/places.ts";
import { AppearanceSettings } from "#web/modules/auth/settings/appearance-settings.tsx";
import { NewsletterSettings } from "#web/modules/auth/settings/newsletter-settings.tsx";
import { SessionSettings } from "#web/modules/auth/settings/session-settings.tsx";
import { NotificationChoices } from "#web/modules/notifications/notification-choices.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { useCompanyBranding } from "../shell/use-company-branding.ts";
import { readSettingsSearch } from "./settings-search.ts";
import { text } from "./text.ts";

const { sections: names } = text;

/** One's own settings, composed of what the modules offer. */
export function SettingsPage() {
  const { search, change } = useUrlSearch(readSettingsSearch);
  const companyColor = useCompanyBranding()?.accentColor;
  const sections: readonly Tab<SettingsSection>[] = [
    {
      value: "appearance",
      label: names.appearance,
      content: <AppearanceSettings companyColor={companyColor} />,
    },
    { value: "notifications", label: names.notifications, content: <NotificationChoices /> },
    { value: "email", label: names.email, content: <NewsletterSettings /> },
    { value: "sessions", label: names.sessions, content: <SessionSettings /> },
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
