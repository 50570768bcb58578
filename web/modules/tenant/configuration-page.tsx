import { IconHourglass } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { oneOf } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { BrandingSettings } from "./branding-settings.tsx";
import { CompanyDetails } from "./company-details.tsx";
import { CompanySettings } from "./company-settings.tsx";
import { RecipientSettings } from "./recipient-settings.tsx";
import { StorageUse } from "./storage-use.tsx";
import { text } from "./text.ts";

const ComingSoon = ({ tab }: { tab: ConfigurationTab }) => (
  <Card>
    <EmptyState
      title={text.comingSoon(text.tabs[tab])}
      icon={<IconHourglass size={22} stroke={1.75} />}
    />
  </Card>
);

const Waiting = () => (
  <Card>
    <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
      {["name", "email", "type", "country"].map((field) => (
        <Skeleton key={field} className="h-16" />
      ))}
    </div>
  </Card>
);

interface ConfigurationPageProps {
  /** The sections of the tab Security, which belong to other modules. */
  security?: ReactNode;
  /** Those of the tab Integrations. */
  integrations?: ReactNode;
}

export function ConfigurationPage({ security, integrations }: ConfigurationPageProps) {
  const { search, change } = useUrlSearch(readConfigurationSearch);
  const query = useApiQuery("tenant.getTenant", {});
  const contents: Partial<Record<ConfigurationTab, ReactNode>> | undefined = query.data && {
    company: <CompanyDetails tenant={query.data} />,
    branding: <BrandingSettings tenant={query.data} />,
    settings: (
      <div className="flex flex-col gap-4">
        <CompanySettings tenant={query.data} />
        <StorageUse />
      </div>
    ),
    recipients: <RecipientSettings />,
    security,
    integrations,
  };
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-semibold text-lg">{text.title}</h1>
      <Fetched query={query} loading={text.loading} failed={text.loadFailed} skeleton={<Waiting />}>
        {() => (
          <Tabs
            label={text.title}
            tabs={configurationTabs.map((value) => ({
              value,
              label: text.tabs[value],
              content: contents?.[value] ?? <ComingSoon tab={value} />,
            }))}
            value={search.tab ?? "company"}
            onChange={(tab) => change({ tab })}
          />
        )}
      </Fetched>
    </div>
  );
}

const configurationTabs = [
  "company",
  "branding",
  "security",
  "notifications",
  "integrations",
  "settings",
  "recipients",
] as const;
type ConfigurationTab = (typeof configurationTabs)[number];

function readConfigurationSearch(given: Record<string, unknown>): {
  tab?: ConfigurationTab;
} {
  const tab = oneOf(given.tab, configurationTabs);
  return tab ? { tab } : {};
}
