import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import type { NavigationEntry, NavigationLink } from "./navigation-entry.ts";

const linkClass =
  "flex min-h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-sunken aria-[current]:bg-accent-tint aria-[current]:text-accent-text";

const Place = ({ link, icon }: { link: NavigationLink; icon?: ReactNode }) => (
  <BareLink
    href={link.href}
    aria-current={link.isCurrent ? "page" : undefined}
    className={classNames(linkClass, !icon && "ps-12.5")}
  >
    {icon}
    {link.label}
  </BareLink>
);

const Entry = ({ entry }: { entry: NavigationEntry }) => {
  const { href, children = [] } = entry;
  return (
    <>
      {href === undefined ? (
        <p className="px-3 pb-1 font-semibold text-muted text-xs">{entry.label}</p>
      ) : (
        <Place link={entry} icon={entry.icon} />
      )}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child.href}>
              <Place link={child} icon={href === undefined && entry.icon} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** Nothing below a group looks like a part of it. */
const isApart = (entries: readonly NavigationEntry[], index: number) =>
  Boolean(index > 0 && (entries[index]?.children ?? entries[index - 1]?.children));

/** The rail's entries as a list with names for a `Drawer`. */
export const DrawerLinks = (props: { label: string; entries: readonly NavigationEntry[] }) => (
  <nav aria-label={props.label} className="p-3">
    <ul className="flex flex-col gap-1">
      {props.entries.map((entry, index) => (
        <li
          key={entry.label}
          className={classNames(isApart(props.entries, index) && "mt-1 border-line border-t pt-2")}
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  </nav>
);
