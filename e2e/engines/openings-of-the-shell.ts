import { places, profileTabs } from "../../contract/places.ts";
import { phone } from "./look.ts";
import { type Opening, pressing } from "./opening.ts";
import type { Visitor } from "./visitor.ts";

const dashboard = places.dashboard("superadmin");

async function searchForTshepo({ engine, press, sees, reads }: Visitor) {
  await press("button", /^Search/);
  await sees("Search");
  await engine.type("tshepo");
  await reads("Line Leader");
}

/** Search, notifications, menus and one's own profile. */
export const openingsOfTheShell: readonly Opening[] = [
  {
    of: "search",
    by: "owner",
    at: dashboard,
    open: pressing(["button", /^Search/]),
    name: "Search",
    isMain: true,
  },
  {
    of: "search-results",
    by: "owner",
    at: dashboard,
    open: searchForTshepo,
    name: "Search",
  },
  {
    of: "search-result-card",
    by: "owner",
    at: ({ employee }) => `${dashboard}?card=person-${employee.id}`,
    open: ({ reads }) => reads("Tshepo Molefe"),
  },
  {
    of: "notifications",
    by: "owner",
    at: dashboard,
    open: pressing(["button", /^Notifications/]),
    name: "Notifications",
    isMain: true,
  },
  {
    of: "add-app",
    by: "owner",
    at: places.settingsSection("sessions"),
    open: pressing(["button", "Set up an app"]),
    name: "Set up an authenticator app",
  },
  {
    of: "sign-in-rules",
    by: "owner",
    at: `${places.tenantSettingsSection("configuration")}&tab=security`,
    open: pressing(["button", "Change"]),
    name: "Sign-in rules",
  },
  {
    of: "reset-factors",
    by: "owner",
    at: ({ onLeave }) => places.user(onLeave.id),
    open: pressing(["button", /^More for/], ["menuitem", "Reset Second Step"]),
    name: /^Reset the second step of/,
  },
  {
    of: "recovery-codes",
    by: "onLeave",
    at: places.settingsSection("sessions"),
    async open({ press, sees }) {
      await press("button", "Make new codes");
      await sees("Make new recovery codes?");
      await press("button", "Make new codes", "Make new recovery codes?");
    },
    name: "Your recovery codes",
  },
  {
    of: "add-domain",
    by: "owner",
    at: places.securitySettings,
    open: pressing(["button", "Add a domain"]),
    name: "Add a domain",
  },
  {
    of: "make-key",
    by: "owner",
    at: places.integrationSettings,
    open: pressing(["button", "Make a key"]),
    name: "Make an API key",
  },
  {
    of: "change-key",
    by: "owner",
    at: places.integrationSettings,
    open: pressing(["button", "Change Payroll sync"]),
    name: "Change Payroll sync",
  },
  {
    of: "rotate-key",
    by: "owner",
    at: places.integrationSettings,
    open: pressing(["button", "Rotate Payroll sync"]),
    name: "Rotate Payroll sync",
  },
  {
    of: "hook",
    by: "owner",
    at: places.integrationSettings,
    open: pressing(["button", "Make a webhook"]),
    name: "Make a webhook",
  },
  {
    of: "send-days",
    by: "owner",
    at: places.integrationSettings,
    open: pressing(["link", "Deliveries of Calendar sync"], ["button", "Send days again"]),
    name: "Send the events of some days again",
  },
  {
    of: "payroll-profile",
    by: "owner",
    at: places.integrationSettings,
    open: pressing(["button", "Add a profile"]),
    name: "Add a payroll profile",
  },
  {
    of: "provider",
    by: "owner",
    at: places.securitySettings,
    open: pressing(["button", "Add a provider"]),
    name: "Add a sign-in provider",
  },
  {
    of: "confirmation",
    by: "unconfirmed",
    at: places.users,
    open: pressing(["button", "Export as CSV"]),
    name: "Please confirm that it is you",
  },
  {
    of: "account-menu",
    by: "owner",
    at: dashboard,
    open: pressing(["button", "Account of Naledi Khumalo"]),
    isFloating: true,
  },
  {
    of: "menu",
    by: "owner",
    at: dashboard,
    open: pressing(["button", "Menu"]),
    isMain: true,
    isFloating: true,
    sizes: [phone],
  },
  ...profileTabs.map(
    (tab): Opening => ({
      of: `profile-${tab}`,
      by: "employee",
      at: places.profile("staff", tab),
      name: "My Profile",
    }),
  ),
];
