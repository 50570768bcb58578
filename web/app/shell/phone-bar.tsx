import {
  IconBeach,
  IconCalendar,
  IconHistory,
  IconLayoutDashboard,
  IconMenu2,
  IconNotebook,
  IconPlus,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Area, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { BareLink } from "#web/ui/link.tsx";
import { LightMenu } from "#web/ui/overlay/light-menu.tsx";
import { preloadDrawer } from "./popups-ahead.ts";
import { text } from "./text.ts";

const { phoneBar: labels } = text;
const iconProps = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const itemProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const entryClass =
  "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-lg font-medium text-muted text-xs aria-[current]:text-accent-text";

interface PhoneBarProps {
  area: Area;
  path: string;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The foot of a phone's screen: the most visited places, the way to leave or a note, and the drawer. */
export function PhoneBar({ area, path, isMenuOpen, onMenu }: PhoneBarProps) {
  const { can } = useCurrentEmployee();
  const writesNotes = area === "superadmin" || can.leadPeople;
  const place = (href: string, label: string, icon: ReactNode) => (
    <li className="flex-1">
      <BareLink
        href={href}
        aria-current={href === path ? "page" : undefined}
        className={entryClass}
      >
        {icon}
        {label}
      </BareLink>
    </li>
  );
  return (
    <nav id="phone-bar" aria-label={labels.name} className="print:hidden">
      <ul className="flex items-center px-1">
        {place(
          places.dashboard(area),
          text.entries.dashboard,
          <IconLayoutDashboard {...iconProps} />,
        )}
        {place(places.calendar(area), text.entries.calendar, <IconCalendar {...iconProps} />)}
        <li className="flex-1">{writesNotes ? <NewMenu area={area} /> : <Apply area={area} />}</li>
        {place(places.ownStory(area), labels.history, <IconHistory {...iconProps} />)}
        <li className="flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={onMenu}
            className={entryClass}
          >
            <IconMenu2 {...iconProps} />
            {labels.more}
          </button>
        </li>
      </ul>
    </nav>
  );
}

const Plus = () => (
  <span className="flex size-11 items-center justify-center rounded-full bg-accent text-accent-on">
    <IconPlus {...iconProps} />
  </span>
);

const Apply = ({ area }: { area: Area }) => (
  <BareLink href={places.leaveApplication(area)} aria-label={labels.apply} className={entryClass}>
    <Plus />
  </BareLink>
);

const NewMenu = ({ area }: { area: Area }) => (
  <LightMenu
    label={labels.create}
    className={entryClass}
    isAbove
    items={[
      {
        label: labels.apply,
        icon: <IconBeach {...itemProps} />,
        href: places.leaveApplication(area),
      },
      { label: labels.note, icon: <IconNotebook {...itemProps} />, href: places.newNote(area) },
    ]}
  >
    <Plus />
  </LightMenu>
);
