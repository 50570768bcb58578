import { Popover } from "@base-ui/react/popover";
import { type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import { floatClass } from "../overlay/popup-classes.ts";
import { usePopupContainer } from "../overlay/popup-layer.tsx";
import { Tooltip } from "../overlay/tooltip.tsx";
import type { NavigationEntry } from "./navigation-entry.ts";

const entryClass = (isCurrent = false) =>
  classNames(
    "flex min-h-12 w-12 flex-col items-center justify-center gap-1 rounded-lg transition-colors min-[90rem]:w-22 min-[90rem]:py-2",
    isCurrent ? "bg-accent-tint text-accent-text" : "text-muted hover:bg-sunken hover:text-ink",
  );

/** What the entry's accessible name says already, for those who see it, on screens with room for it. */
const Name = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="hidden text-balance text-center font-medium text-xs leading-4 min-[90rem]:block"
  >
    {children}
  </span>
);

function Group({ entry }: { entry: NavigationEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        openOnHover
        delay={80}
        closeDelay={120}
        aria-label={entry.label}
        className={entryClass(entry.isCurrent)}
      >
        {entry.icon}
        <Name>{entry.label}</Name>
      </Popover.Trigger>
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner className="z-50" side="right" align="start" sideOffset={12}>
          <Popover.Popup className={classNames(floatClass, "min-w-52 p-2")}>
            <Popover.Title className="px-3 py-2 font-semibold text-muted text-sm">
              {entry.label}
            </Popover.Title>
            {entry.children?.map((child) => (
              <BareLink
                key={child.href}
                href={child.href}
                aria-current={child.isCurrent ? "page" : undefined}
                onClick={() => setIsOpen(false)}
                className="flex h-10 items-center rounded-md px-3 font-medium hover:bg-sunken aria-[current]:bg-accent-tint aria-[current]:text-accent-text"
              >
                {child.label}
              </BareLink>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Entry = ({ entry }: { entry: NavigationEntry }) =>
  entry.children ? (
    <Group entry={entry} />
  ) : (
    <Tooltip text={entry.label} side="right">
      <BareLink
        href={entry.href}
        aria-label={entry.label}
        aria-current={entry.isCurrent ? "page" : undefined}
        className={entryClass(entry.isCurrent)}
      >
        {entry.icon}
        <Name>{entry.label}</Name>
      </BareLink>
    </Tooltip>
  );

export type IconRailProps = {
  label: string;
  entries: readonly NavigationEntry[];
  bottomEntries?: readonly NavigationEntry[];
  /** Above the entries: the mark. */
  top?: ReactNode;
};

const List = ({ entries }: { entries: readonly NavigationEntry[] }) => (
  <ul className="flex flex-col items-center gap-2">
    {entries.map((entry) => (
      <li key={entry.label}>
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
);

/** The sidebar of wide screens, 24 units: icons with tooltips and, on the widest, their names; groups slide out their links. */
export const IconRail = ({ label, entries, bottomEntries = [], top }: IconRailProps) => (
  <nav
    aria-label={label}
    className="flex h-full w-24 shrink-0 flex-col items-center gap-6 overflow-y-auto border-line border-e bg-card py-5"
  >
    {top}
    <List entries={entries} />
    <div className="mt-auto">{bottomEntries.length > 0 && <List entries={bottomEntries} />}</div>
  </nav>
);
