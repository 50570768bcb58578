import { type Listener, listenTo } from "#server/db/listener.ts";
import { channel } from "./announcement.ts";

type Wake = () => void;

export interface ChangeListener {
  /** Wakes after each announcement to this person, and after possible losses. Returns a function to stop. */
  listen(person: { tenantId: string; employeeId: number }, wake: Wake): () => void;
  stop(): Promise<void>;
}

/** From all server processes of this database; connects for the first listener. */
export function startChangeListener(
  url: string,
  onError: (error: unknown) => void,
): ChangeListener {
  const wakes = new Map<string, Set<Wake>>();
  let listener: Listener | undefined;
  const wakeAll = () => {
    for (const ofOne of wakes.values()) for (const wake of ofOne) wake();
  };
  const connect = () =>
    listenTo({
      url,
      channel,
      onNotice: (person) => {
        for (const wake of wakes.get(person) ?? []) wake();
      },
      onConnected: wakeAll,
      onError,
    });

  return {
    listen({ tenantId, employeeId }, wake) {
      const person = `${tenantId}:${employeeId}`;
      const ofOne = wakes.get(person) ?? new Set();
      wakes.set(person, ofOne.add(wake));
      listener ??= connect();
      return () => {
        ofOne.delete(wake);
        if (ofOne.size === 0 && wakes.get(person) === ofOne) wakes.delete(person);
      };
    },
    stop: async () => listener?.stop(),
  };
}
