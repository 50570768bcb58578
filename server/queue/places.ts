import type { Database } from "#server/db/database.ts";
import { failureText } from "#server/failure-text.ts";
import { type Kind, markFailed, type Taken, takeFromQueue } from "./queue-queries.ts";
import { urgencies } from "./urgency.ts";

export interface PlacesOptions<Content> {
  database: Database;
  kind: Kind;
  places: number;
  perTenant: number;
  /** Does the work and removes it from the queue; if it rejects, the work is tried again later. */
  run: (taken: Taken<Content>) => Promise<void>;
  onError: (error: unknown) => void;
  /** How often to look without being woken: for what other processes have written, and what has become due. */
  pollMs?: number;
}

export interface Places {
  /** Looks at once, for a process that has just written something. */
  wake(): void;
  /** Finishes what is being worked on and takes nothing else. */
  stop(): Promise<void>;
}

const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * Works on what is in the queue: as soon as a place is free, the next is taken. A slow one delays none but those of its
 * tenant. Any number of processes may do so at the same time.
 */
export function startPlaces<Content>(options: PlacesOptions<Content>): Places {
  const { database, kind, places, perTenant, run, onError, pollMs = 1_000 } = options;
  const held = new Map<Taken<Content>, Promise<void>>();
  const lastTurns = Object.values(urgencies).map(() => nobody);
  let [isStopped, isWoken] = [false, false];
  let filling: Promise<void> | undefined;

  async function attempt(taken: Taken<Content>): Promise<void> {
    try {
      await run(taken);
    } catch (error) {
      onError(error);
      // If this fails too, it is due again when its time is up.
      await markFailed(database, taken, failureText(error)).catch(onError);
    }
    held.delete(taken);
    wake();
  }

  async function fill(): Promise<void> {
    while (isWoken && !isStopped && held.size < places) {
      isWoken = false;
      const free = places - held.size;
      const take = { kind, free, perTenant, held: [...held.keys()], lastTurns };
      for (const taken of await takeFromQueue<Content>(database, take)) {
        lastTurns[taken.urgency] = taken.tenantId;
        held.set(taken, attempt(taken));
      }
    }
  }

  function wake(): void {
    isWoken = true;
    filling ??= fill()
      .catch(onError)
      .finally(() => {
        filling = undefined;
        if (isWoken && !isStopped && held.size < places) wake();
      });
  }

  wake();
  const poll = setInterval(wake, pollMs);
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await filling;
      await Promise.all(held.values());
    },
  };
}
