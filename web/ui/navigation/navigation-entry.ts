import type { ReactNode } from "react";

export type NavigationLink = { label: string; href: string; isCurrent?: boolean };

/** A place in the navigation: a link, a group that only opens its links, or a link with more below it. */
export type NavigationEntry = { label: string; icon: ReactNode; isCurrent?: boolean } & (
  | { href: string; children?: readonly NavigationLink[] }
  | { href?: undefined; children: readonly NavigationLink[] }
);
