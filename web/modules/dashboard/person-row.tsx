import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { BareLink } from "#web/ui/link.tsx";

interface PersonRowProps {
  person: PersonName;
  /** Below the name. */
  children: ReactNode;
  /** At the end: a badge, a day. */
  end?: ReactNode;
  /** Where the row leads, if anywhere. */
  href?: string;
  /** What can be done for the person without leaving the list. */
  action?: ReactNode;
}

const rowClass = "flex min-h-11 min-w-0 flex-1 items-center gap-3 px-5 py-2";

/** A person, with what this list is about. */
export function PersonRow({ person, children, end, href, action }: PersonRowProps) {
  const content = (
    <>
      <Avatar name={person.name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{person.name}</span>
        <span className="block text-muted text-sm tabular-nums">{children}</span>
      </span>
      {end}
    </>
  );
  return (
    <li className="flex items-center">
      {href ? (
        <BareLink
          href={href}
          className={`${rowClass} -outline-offset-2! transition-colors hover:bg-sunken`}
        >
          {content}
        </BareLink>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
      {action && <div className="pe-3">{action}</div>}
    </li>
  );
}
