import type { ReactNode } from "react";
import { BareLink } from "../link.tsx";
import type { NavigationEntry, NavigationLink } from "./navigation-entry.ts";

const linkClass =
  "flex min-h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-sunken aria-[current]:bg-accent-tint aria-[current]:text-accent-text";

const Place = ({ link, icon }: { link: NavigationLink; icon?: ReactNode }) => (
  <BareLink
    href={link.href}
    aria-current={link.isCurrent ? "page" : undefined}
    className={linkClass}
  >
    {icon}
    {link.label}
  </BareLink>
);

const Entry = ({ entry }: { entry: NavigationEntry }) => {
  if (!entry.children) return <Place link={entry} icon={entry.icon} />;
  return (
    <>
      <p className="px-3 pt-3 pb-1 font-semibold text-muted text-xs">{entry.label}</p>
      <ul>
        {entry.children.map((child) => (
          <li key={child.href}>
            <Place link={child} icon={entry.icon} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The rail's entries as a list with names for a `Drawer`. */
export const DrawerLinks = (props: { label: string; entries: readonly NavigationEntry[] }) => (
  <nav aria-label={props.label} className="p-3">
    <ul className="flex flex-col gap-1">
      {props.entries.map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  </nav>
);
