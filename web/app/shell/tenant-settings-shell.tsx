import {
  IconArrowLeft,
  IconBriefcase,
  IconBuilding,
  IconMenu2,
  IconSettings,
  IconUserStar,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { places, type TenantSettingsSection, tenantSettingsSections } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { DrawerLinks } from "#web/ui/navigation/drawer-links.tsx";
import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { SidePanel } from "#web/ui/navigation/side-panel.tsx";
import { Drawer } from "#web/ui/overlay/drawer.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";
import { Frame } from "./frame.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { navigationOf, placesOf } from "./navigation.tsx";
import { shownTitle } from "./page-title.ts";
import { useAccent, useCompanyBranding } from "./use-company-branding.ts";

const text = {
  title: "Tenant Settings",
  version: (version: string) => `v${version}`,
  back: "Back to dashboard",
  sections: "Sections",
  openSections: "Open sections",
  collapse: "Collapse sidebar",
  expand: "Expand sidebar",
  entries: {
    departments: "Departments",
    positions: "Position Offerings",
    managers: "All Managers",
    configuration: "Configuration",
  },
} as const;

const version = text.version(import.meta.env.VITE_VERSION);

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true, className: "shrink-0" } as const;
const icons = {
  departments: <IconBuilding {...iconProps} />,
  positions: <IconBriefcase {...iconProps} />,
  managers: <IconUserStar {...iconProps} />,
  configuration: <IconSettings {...iconProps} />,
};

const sectionEntries = (current: TenantSettingsSection): NavigationEntry[] =>
  tenantSettingsSections.map((section) => ({
    label: text.entries[section],
    icon: icons[section],
    href: places.tenantSettingsSection(section),
    isCurrent: section === current,
  }));

interface TenantSettingsShellProps {
  section: TenantSettingsSection;
  children: ReactNode;
}

/** The tenant settings' own frame: a sidebar and a header that leads back (AMB-204). */
export function TenantSettingsShell({ section, children }: TenantSettingsShellProps) {
  useAccent(useCompanyBranding());
  const title = useAreaTitle();
  useDocumentTitle(text.entries[section]);
  const entries = sectionEntries(section);
  return (
    <Frame
      side={
        <SidePanel
          title={text.title}
          note={version}
          entries={entries}
          collapseLabel={text.collapse}
          expandLabel={text.expand}
        />
      }
      header={<Header title={title} section={section} entries={entries} />}
    >
      {children}
    </Frame>
  );
}

/** The area's title of this page, stored as the last one. */
function useAreaTitle(): string {
  const { can } = useCurrentEmployee();
  return shownTitle(places.tenantSettings, placesOf(navigationOf("superadmin", can)));
}

interface HeaderProps {
  title: string;
  section: TenantSettingsSection;
  entries: readonly NavigationEntry[];
}

const Header = ({ title, section, entries }: HeaderProps) => (
  <header className="sticky top-0 z-30 flex h-16 items-center border-line border-b bg-card px-1 md:gap-3 md:px-6 print:hidden">
    <BareLink
      href={places.dashboard("superadmin")}
      aria-label={text.back}
      className="flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-10"
    >
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    </BareLink>
    {/* The section as key closes the drawer after a choice. */}
    <SectionDrawer key={section} entries={entries} />
    <div className="min-w-0 flex-1 max-md:px-1">
      <p className="text-muted text-xs leading-4 md:hidden">{title}</p>
      <p className="line-clamp-2 font-semibold max-md:text-sm max-md:leading-4 md:truncate md:text-lg">
        {text.entries[section]}
      </p>
    </div>
    <HeaderTools area="superadmin" />
  </header>
);

function SectionDrawer({ entries }: { entries: readonly NavigationEntry[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton
        label={text.openSections}
        icon={<IconMenu2 size={20} stroke={1.75} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer title={text.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DrawerLinks label={text.sections} entries={entries} />
        <p className="px-6 text-muted text-xs">{version}</p>
      </Drawer>
    </div>
  );
}
