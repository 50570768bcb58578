import {
  IconBeach,
  IconBuildingCog,
  IconCalendar,
  IconHistory,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessage2,
  IconNotebook,
  IconUsers,
} from "@tabler/icons-react";
import type { CurrentEmployee } from "#contract/employees/employee-fields.ts";
import { type Area, places } from "#contract/places.ts";
import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { text } from "./text.ts";

const { entries: name } = text;
const iconProps = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const icons = {
  dashboard: <IconLayoutDashboard {...iconProps} />,
  calendar: <IconCalendar {...iconProps} />,
  history: <IconHistory {...iconProps} />,
  leave: <IconBeach {...iconProps} />,
  notes: <IconNotebook {...iconProps} />,
  feedback: <IconMessage2 {...iconProps} />,
  users: <IconUsers {...iconProps} />,
  settings: <IconBuildingCog {...iconProps} />,
  support: <IconLifebuoy {...iconProps} />,
};

export interface Navigation {
  main: readonly NavigationEntry[];
  bottom: readonly NavigationEntry[];
  /** Pages in no sidebar. */
  own: readonly NavigationEntry[];
}

const feedbackOf = (area: Area): NavigationEntry => ({
  label: name.feedback,
  icon: icons.feedback,
  children: [
    { label: name.sendFeedback, href: places.sendFeedback(area) },
    { label: name.myFeedback, href: places.myFeedback(area) },
  ],
});

/** A page of every area, though not every sidebar has it. */
const support: NavigationEntry = {
  label: name.support,
  icon: icons.support,
  href: places.support,
};

const ownSettings: NavigationEntry = {
  label: text.account.settings,
  icon: icons.settings,
  href: places.settings,
};

const ownHistory = (area: Area): NavigationEntry => ({
  label: text.account.history,
  icon: icons.history,
  href: places.ownStory(area),
});

/** The pages about single people, which share one title and are in no sidebar. */
export const personPages = (area: Area): readonly NavigationEntry[] => [
  { label: name.person, icon: icons.users, href: `/${area}/people` },
  { label: name.handover, icon: icons.users, href: `/${area}/handovers` },
];

const superadmin: Navigation = {
  main: [
    { label: name.dashboard, icon: icons.dashboard, href: places.dashboard("superadmin") },
    { label: name.calendar, icon: icons.calendar, href: places.calendar("superadmin") },
    ownHistory("superadmin"),
    {
      label: name.leave,
      icon: icons.leave,
      children: [
        { label: name.leaveManagement, href: places.leaveManagement("superadmin") },
        { label: name.myLeave, href: places.myLeave("superadmin") },
        { label: name.leavePlanner, href: places.teamLeave("superadmin") },
        { label: name.leaveSettings, href: places.leaveSettings },
      ],
    },
    { label: name.notes, icon: icons.notes, href: places.notes("superadmin") },
    feedbackOf("superadmin"),
    {
      label: name.userManagement,
      icon: icons.users,
      href: places.users,
      children: [
        { label: name.organisation, href: places.organisation },
        { label: name.gaps, href: places.gaps },
      ],
    },
  ],
  bottom: [
    { label: name.tenantSettings, icon: icons.settings, href: places.tenantSettings },
    support,
  ],
  own: [ownSettings],
};

/** The employee's further rights, from their profile. */
type Can = Pick<CurrentEmployee["can"], "reviewLeave" | "leadPeople">;

const staff = ({ reviewLeave, leadPeople }: Can): Navigation => ({
  main: [
    { label: name.dashboard, icon: icons.dashboard, href: places.dashboard("staff") },
    { label: name.calendar, icon: icons.calendar, href: places.calendar("staff") },
    ownHistory("staff"),
    {
      label: name.leave,
      icon: icons.leave,
      children: [
        { label: name.myLeave, href: places.myLeave("staff") },
        ...(reviewLeave
          ? [
              { label: name.teamLeave, href: places.leaveManagement("staff") },
              { label: name.leavePlanner, href: places.teamLeave("staff") },
            ]
          : []),
      ],
    },
    ...(leadPeople ? [{ label: name.notes, icon: icons.notes, href: places.notes("staff") }] : []),
    feedbackOf("staff"),
  ],
  bottom: [],
  own: [ownSettings],
});

/** The notes shared with employees without people of their own, also in their profile. */
const ownNotes: NavigationEntry = {
  label: name.notes,
  icon: icons.notes,
  href: places.notes("staff"),
};

/** The places of an area; managers and stand-ins get more. */
export const navigationOf = (area: Area, can: Can): Navigation =>
  area === "superadmin" ? superadmin : staff(can);

/** Every place of an employee in this area, in the sidebar or not. */
export function placesOf({ main, bottom, own }: Navigation): NavigationEntry[] {
  const hasSupport = bottom.some(({ href }) => href === support.href);
  const hasNotes = main.some(({ label }) => label === name.notes);
  return [
    ...main,
    ...(hasNotes ? [] : [ownNotes]),
    ...bottom,
    ...(hasSupport ? [] : [support]),
    ...own,
  ];
}

/** Marks the entry of a path, or of its view with an entry of its own. */
export function withCurrent(
  entries: readonly NavigationEntry[],
  path: string,
  view?: unknown,
): NavigationEntry[] {
  const isAt = (href: string) => href === path || href === `${path}?view=${view}`;
  return entries.map((entry) => {
    const children = entry.children?.map((child) => ({ ...child, isCurrent: isAt(child.href) }));
    const isWithin = children?.some(({ isCurrent }) => isCurrent) ?? false;
    if (entry.href === undefined)
      return { ...entry, children: children ?? [], isCurrent: isWithin };
    return { ...entry, ...(children && { children }), isCurrent: isAt(entry.href) && !isWithin };
  });
}
