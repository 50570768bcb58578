/** The text around the sections of the tenant settings. */
export const text = {
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
