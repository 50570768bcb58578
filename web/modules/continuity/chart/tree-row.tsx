import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { AsOf } from "./organisation-search.ts";

export interface TreeState {
  asOf: AsOf;
  /** The paths opened or closed by hand. At first all are closed, except for a single person at the top. */
  flipped: ReadonlySet<string>;
  /** The path of the item in the tab order; the first item by default. */
  focused: string | undefined;
  onFlip: (path: string) => void;
}

interface TreeRowProps {
  state: TreeState;
  /** The ids from the top down to the item. */
  path: string;
  level: number;
  /** The item's number in its branch, and the size of the branch. */
  place: number;
  total: number;
  /** The name for the search by first letter. */
  name: string;
  /** Undefined without items below. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

export function TreeRow(props: TreeRowProps) {
  const { state, path, level, place, total, name, isOpen, children } = props;
  const isFirst = level === 1 && place === 1;
  const isReached = state.focused === undefined ? isFirst : state.focused === path;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={total}
      aria-posinset={place}
      {...(isOpen !== undefined && { "aria-expanded": isOpen })}
      tabIndex={isReached ? 0 : -1}
      data-path={path}
      data-name={name}
      className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-2 outline-none hover:bg-sunken focus-visible:outline-2 focus-visible:outline-accent"
    >
      {isOpen === undefined ? (
        <span className="w-8 shrink-0 max-md:w-11" />
      ) : (
        <Toggle isOpen={isOpen} onToggle={() => state.onFlip(path)} />
      )}
      {children}
    </div>
  );
}

/** For the pointer; the keyboard opens an item with the arrows. */
const Toggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    onClick={onToggle}
    className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted max-md:size-11"
  >
    <IconChevronRight
      size={18}
      stroke={1.75}
      className={classNames("transition-transform", isOpen && "rotate-90")}
    />
  </button>
);
