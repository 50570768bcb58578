import { useBlocker } from "@tanstack/react-router";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";

/** Asks before unsaved settings are left, by whatever way. */
export function UnsavedBlocker({ hasUnsaved }: { hasUnsaved: boolean }) {
  const guard = useUnsavedGuard(hasUnsaved);
  useBlocker({
    // A tab that is left keeps what was typed.
    shouldBlockFn: async ({ current, next }) =>
      isLeaving(current, next) && !(await guard.confirmLeave()),
    enableBeforeUnload: false,
    disabled: !hasUnsaved,
  });
  return guard.dialog;
}

interface Location {
  pathname: string;
  search: { section?: unknown };
}

const isLeaving = (current: Location, next: Location) =>
  current.pathname !== next.pathname || current.search.section !== next.search.section;
