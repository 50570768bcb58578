import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { BareLink } from "../link.tsx";
import { Tooltip } from "../overlay/tooltip.tsx";
import type { NavigationEntry } from "./navigation-entry.ts";

export type SidePanelProps = {
  title: string;
  /** Below the title. */
  note?: string;
  entries: readonly NavigationEntry[];
  collapseLabel: string;
  expandLabel: string;
};

const entryClass =
  "flex h-11 items-center gap-3 rounded-md px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-accent-tint aria-[current]:text-accent-text";

function Entry({ entry, isCollapsed }: { entry: NavigationEntry; isCollapsed: boolean }) {
  const link = (
    <BareLink
      href={entry.href ?? ""}
      aria-label={isCollapsed ? entry.label : undefined}
      aria-current={entry.isCurrent ? "page" : undefined}
      className={classNames(entryClass, isCollapsed && "w-11 justify-center px-0")}
    >
      {entry.icon}
      {!isCollapsed && entry.label}
    </BareLink>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip text={entry.label} side="right">
      {link}
    </Tooltip>
  );
}

/** The sidebar of a page with its own sections: icons with names, or icons alone once collapsed. */
export function SidePanel(props: SidePanelProps) {
  const { title, note, entries, collapseLabel, expandLabel } = props;
  const [isCollapsed, setIsCollapsed] = useState(false);
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav
      aria-label={title}
      className={classNames(
        "flex h-full shrink-0 flex-col gap-4 overflow-y-auto border-line border-e bg-card p-4",
        isCollapsed ? "w-19" : "w-64",
      )}
    >
      <div className="flex min-h-11 items-center gap-2">
        {!isCollapsed && (
          <div className="min-w-0 flex-1 ps-3">
            <p className="truncate font-semibold text-lg leading-6">{title}</p>
            {note && <p className="text-muted text-xs">{note}</p>}
          </div>
        )}
        <IconButton
          label={isCollapsed ? expandLabel : collapseLabel}
          aria-expanded={!isCollapsed}
          icon={<Icon size={20} stroke={1.75} />}
          onClick={() => setIsCollapsed(!isCollapsed)}
        />
      </div>
      <ul className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
