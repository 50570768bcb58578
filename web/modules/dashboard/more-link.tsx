import { IconChevronRight } from "@tabler/icons-react";
import { classNames } from "#web/ui/class-names.ts";
import { BareLink } from "#web/ui/link.tsx";

interface MoreLinkProps {
  href: string;
  total: number;
  /** How many of them are shown above, and how many on phones if they are fewer. */
  shown: number;
  shownOnPhones?: number;
  label: (count: number) => string;
}

/** The foot of a list's top rows: how many more there are, and the way to them; nothing if all are shown. */
export function MoreLink({ href, total, shown, shownOnPhones = shown, label }: MoreLinkProps) {
  const [rest, restOnPhones] = [total - shown, total - shownOnPhones];
  if (restOnPhones <= 0) return null;
  return (
    <BareLink
      href={href}
      className={classNames(
        "-outline-offset-2! flex min-h-11 items-center justify-between gap-3 rounded-b-lg border-line border-t px-5 py-2.5 text-accent-text text-sm transition-colors hover:bg-sunken",
        rest <= 0 && "sm:hidden",
      )}
    >
      {rest === restOnPhones ? (
        label(rest)
      ) : (
        <>
          <span className="max-sm:hidden">{label(rest)}</span>
          <span className="sm:hidden">{label(restOnPhones)}</span>
        </>
      )}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className="shrink-0" />
    </BareLink>
  );
}
