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
      <p className="flex min-h-11 items-center gap-3 px-3 text-muted">
        {entry.icon}
        {entry.label}
      </p>
      <ul className="ms-5 border-line border-s ps-3">
        {entry.children.map((child) => (
          <li key={child.href}>
            <Place link={child} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The same entries as the rail's, as a list with names for a `Drawer`. */
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
