import type { ReactNode } from "react";
import type { Tone } from "../tone.ts";
import { Badge } from "./badge.tsx";

interface CollectionEntryProps {
  name: string;
  state?: { tone: Tone; label: string };
  /** Beside the name. */
  aside?: ReactNode;
  /** What is to be known of it, a paragraph each. */
  sentences: ReactNode;
  /** Between the sentences and the actions. */
  children?: ReactNode;
  actions: ReactNode;
}

/** An entry of a collection's card. */
export const CollectionEntry = (entry: CollectionEntryProps) => (
  <li className="flex flex-col gap-3 border-line border-t py-4 last:pb-0">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="wrap-anywhere font-medium">{entry.name}</h3>
      {entry.state && (
        <Badge tone={entry.state.tone} hasDot>
          {entry.state.label}
        </Badge>
      )}
      {entry.aside}
    </div>
    <div className="wrap-anywhere flex max-w-2xl flex-col gap-1 text-muted text-sm">
      {entry.sentences}
    </div>
    {entry.children}
    <div className="flex flex-wrap gap-2">{entry.actions}</div>
  </li>
);
