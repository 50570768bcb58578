import type { ReactNode } from "react";

/** The option's target: a path with its search, or an addition to the current page's search. */
export interface Destination {
  to?: string;
  search?: Record<string, string | number>;
}

export interface SearchPage {
  label: string;
  /** The group it belongs to; searched as well. */
  group?: string;
  icon: ReactNode;
  destination: Destination;
}
