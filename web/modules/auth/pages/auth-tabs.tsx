"use no memo";

import { entryPlaces } from "#contract/entry-places.ts";
import { BareLink } from "#web/ui/link.tsx";
import { text } from "../text.ts";

const tabs = [
  { href: entryPlaces.signIn, label: text.tabs.signIn },
  { href: entryPlaces.signUp, label: text.tabs.signUp },
] as const;

export function AuthTabs({ current }: { current: (typeof tabs)[number]["href"] }) {
  return (
    <nav
      aria-label={text.tabs.label}
      className="mb-6 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1"
    >
      {tabs.map(({ href, label }) => (
        <BareLink
          key={href}
          href={href}
          aria-current={href === current ? "page" : undefined}
          className="flex min-h-11 items-center justify-center rounded-md font-medium text-muted transition-colors hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-xs md:min-h-9"
        >
          {label}
        </BareLink>
      ))}
    </nav>
  );
}
