import type { ReactNode } from "react";

/** Where the option leads: a path with its search, or an addition to the current page's search. */
export interface Destination {
  to?: string;
  search?: Record<string, string | number>;
}

/** A place of the area that can be searched for. */
export interface SearchPage {
  label: string;
  /** The group it belongs to; searched as well. */
  group?: string;
  icon: ReactNode;
  destination: Destination;
}
