import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import { Tooltip } from "../overlay/tooltip.tsx";
import type { NavigationEntry } from "./navigation-entry.ts";
import { RailGroup } from "./rail-group.tsx";

const entryClass = (isCurrent = false) =>
  classNames(
    "flex min-h-12 w-12 flex-col items-center justify-center gap-1 rounded-lg transition-colors min-[90rem]:w-22 min-[90rem]:py-2",
    isCurrent ? "bg-accent-tint text-accent-text" : "text-muted hover:bg-sunken hover:text-ink",
  );

/** The visible name on wide screens, a repetition of the accessible one. */
const Name = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="hidden max-w-19 text-balance text-center font-medium text-xs leading-4 min-[90rem]:block"
  >
    {children}
  </span>
);

const Entry = ({ entry }: { entry: NavigationEntry }) =>
  entry.href === undefined || entry.children ? (
    <RailGroup entry={entry} className={entryClass(entry.isCurrent)}>
      {entry.icon}
      <Name>{entry.label}</Name>
    </RailGroup>
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
