import { useEffect, useSyncExternalStore } from "react";

export interface PageName {
  name: string;
  /** Such pages are opened from there. */
  above: { label: string; href: string };
}

let shown: PageName | undefined;
const listeners = new Set<() => void>();

function show(name: PageName | undefined): void {
  shown = name;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the open page after its subject, such as a person, instead of its kind. Undefined keeps its kind. */
export function usePageName(name: string | undefined, { label, href }: PageName["above"]): void {
  useEffect(() => {
    show(name === undefined ? undefined : { name, above: { label, href } });
    return () => show(undefined);
  }, [name, label, href]);
}

/** The name that the open page gave itself. */
export const useGivenPageName = (): PageName | undefined =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => undefined,
  );
