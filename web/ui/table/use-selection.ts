import { useState } from "react";

interface State<Key> {
  scope: string;
  keys: ReadonlySet<Key>;
  isAll: boolean;
}

/** Rows selected one by one, which stay so while the list is narrowed to another scope; or all that the list has in this one. */
export function useSelection<Key>(scope: string) {
  const none: State<Key> = { scope, keys: new Set(), isAll: false };
  const [stored, setStored] = useState(none);
  const { keys, isAll } = stored.isAll && stored.scope !== scope ? none : stored;
  return {
    keys,
    /** Whether all rows of the list are selected, whichever pages they are on. */
    isAll,
    isSelected: (key: Key) => isAll || keys.has(key),
    /** Selects or deselects rows; afterwards the ones that are selected are known one by one. */
    select: (shown: readonly Key[], isSelected: boolean) => {
      const changed = new Set(keys);
      for (const key of shown) {
        if (isSelected) changed.add(key);
        else changed.delete(key);
      }
      setStored({ scope, keys: changed, isAll: false });
    },
    selectAll: () => setStored({ scope, keys, isAll: true }),
    clear: () => setStored(none),
  };
}
