/** The text of the app's shell. */
export const text = {
  skipToContent: "Skip to content",
  connectionLost: "Connection lost. Trying again…",
  defaultTitle: "Dashboard",
  menu: "Menu",
  openMenu: "Open menu",
  navigation: "Main navigation",
  entries: {
    dashboard: "Dashboard",
    calendar: "Calendar",
    leave: "Leave",
    leaveManagement: "Leave Management",
    myLeave: "My Leave",
    teamLeave: "Team Leave",
    notes: "Notes and KPIs",
    feedback: "Feedback",
    sendFeedback: "Send Feedback",
    myFeedback: "My Feedback",
    userManagement: "User Management",
    tenantSettings: "Tenant Settings",
    support: "Support",
  },
  account: {
    menu: (name: string) => `Account of ${name}`,
    viewProfile: "View Profile",
    settings: "Settings",
    logOut: "Log Out",
  },
  notAvailable: {
    title: "Not available yet",
    lead: "This part of Baton HR is still to come.",
  },
} as const;
