import type { ReactNode } from "react";

/** Where choosing leads: a path with its search, or what to add to the search of the page one is on. */
export interface Destination {
  to?: string;
  search?: Record<string, string | number>;
}

/** A place of the area, as the app offers it to be searched. */
export interface SearchPage {
  label: string;
  /** The group it stands in; searched as well. */
  group?: string;
  icon: ReactNode;
  destination: Destination;
}
