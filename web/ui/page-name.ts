import { useEffect, useSyncExternalStore } from "react";

let shown: string | undefined;
const listeners = new Set<() => void>();

function show(name: string | undefined): void {
  shown = name;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the open page after its subject, such as a person, instead of its kind. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    show(name);
    return () => show(undefined);
  }, [name]);
}

/** The name that the open page gave itself. */
export const useGivenPageName = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => undefined,
  );
