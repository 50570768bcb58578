import {
  IconBeach,
  IconBuildingCog,
  IconCalendar,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessage2,
  IconNotebook,
  IconUsers,
} from "@tabler/icons-react";
import type { Area } from "#web/modules/auth/index.ts";
import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { text } from "./text.ts";

const { entries: name } = text;
const look = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const icons = {
  dashboard: <IconLayoutDashboard {...look} />,
  calendar: <IconCalendar {...look} />,
  leave: <IconBeach {...look} />,
  notes: <IconNotebook {...look} />,
  feedback: <IconMessage2 {...look} />,
  users: <IconUsers {...look} />,
  settings: <IconBuildingCog {...look} />,
  support: <IconLifebuoy {...look} />,
};

export interface Navigation {
  main: readonly NavigationEntry[];
  bottom: readonly NavigationEntry[];
}

const feedbackOf = (area: Area): NavigationEntry => ({
  label: name.feedback,
  icon: icons.feedback,
  children: [
    { label: name.sendFeedback, href: `/${area}/feedback/send-feedback` },
    { label: name.myFeedback, href: `/${area}/feedback/my-feedback` },
  ],
});

/** A page of every area, though not every sidebar has it. */
const support: NavigationEntry = {
  label: name.support,
  icon: icons.support,
  href: "/support",
};

const superadmin: Navigation = {
  main: [
    { label: name.dashboard, icon: icons.dashboard, href: "/superadmin/dashboard" },
    { label: name.calendar, icon: icons.calendar, href: "/superadmin/calendar" },
    {
      label: name.leave,
      icon: icons.leave,
      children: [
        { label: name.leaveManagement, href: "/superadmin/leave/management" },
        { label: name.myLeave, href: "/superadmin/leave/my-leave" },
      ],
    },
    { label: name.notes, icon: icons.notes, href: "/superadmin/notes" },
    feedbackOf("superadmin"),
    { label: name.userManagement, icon: icons.users, href: "/superadmin/user-management" },
  ],
  bottom: [
    { label: name.tenantSettings, icon: icons.settings, href: "/superadmin/tenant-settings" },
    support,
  ],
};

const staff = (reviewsLeave: boolean): Navigation => ({
  main: [
    { label: name.dashboard, icon: icons.dashboard, href: "/staff/dashboard" },
    { label: name.calendar, icon: icons.calendar, href: "/staff/calendar" },
    {
      label: name.leave,
      icon: icons.leave,
      children: [
        { label: name.myLeave, href: "/staff/leave/my-leave" },
        ...(reviewsLeave ? [{ label: name.teamLeave, href: "/staff/leave/management" }] : []),
      ],
    },
    feedbackOf("staff"),
  ],
  bottom: [],
});

/** Stands in the account's menu instead of the sidebar. */
const ownSettings: NavigationEntry = {
  label: text.account.settings,
  icon: icons.settings,
  href: "/settings",
};

/** The places of an area; staff who decide on somebody's leave get one more. */
export const navigationOf = (area: Area, reviewsLeave: boolean): Navigation =>
  area === "superadmin" ? superadmin : staff(reviewsLeave);

/** Every place an employee of this area has: those of the sidebar and those that every area has. */
export function placesOf({ main, bottom }: Navigation): NavigationEntry[] {
  const hasSupport = bottom.some(({ href }) => href === support.href);
  return [...main, ...bottom, ...(hasSupport ? [] : [support]), ownSettings];
}

/** The same entries with the place of this path marked as the current one. */
export const withCurrent = (entries: readonly NavigationEntry[], path: string): NavigationEntry[] =>
  entries.map((entry) => {
    if (!entry.children) return { ...entry, isCurrent: entry.href === path };
    const children = entry.children.map((child) => ({ ...child, isCurrent: child.href === path }));
    return { ...entry, children, isCurrent: children.some((child) => child.isCurrent) };
  });
