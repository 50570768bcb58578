import { IconBriefcase, IconBuilding, IconSettings, IconUserStar } from "@tabler/icons-react";
import { places, type TenantSettingsSection, tenantSettingsSections } from "#contract/places.ts";
import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { text } from "./text.ts";

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true, className: "shrink-0" } as const;
const icons = {
  departments: <IconBuilding {...iconProps} />,
  positions: <IconBriefcase {...iconProps} />,
  managers: <IconUserStar {...iconProps} />,
  configuration: <IconSettings {...iconProps} />,
};

/** The sections with the open one marked. */
export const sectionEntries = (current: TenantSettingsSection): NavigationEntry[] =>
  tenantSettingsSections.map((section) => ({
    label: text.entries[section],
    icon: icons[section],
    href: places.tenantSettingsSection(section),
    isCurrent: section === current,
  }));
