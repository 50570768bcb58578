import type { ReactNode } from "react";

export type NavigationLink = { label: string; href: string; isCurrent?: boolean };

/** A place in the navigation: a link, or, with `children`, a group that only opens them. */
export type NavigationEntry = { label: string; icon: ReactNode; isCurrent?: boolean } & (
  | { href: string; children?: undefined }
  | { href?: undefined; children: readonly NavigationLink[] }
);
