import type { ReactNode } from "react";

/** The option's target: a path with its search, an addition to the current page's search, or a whole address. */
export interface Destination {
  to?: string;
  search?: Record<string, string | number>;
  href?: string;
}

export interface SearchPage {
  label: string;
  /** The group it belongs to; searched as well. */
  group?: string;
  icon: ReactNode;
  destination: Destination;
}
