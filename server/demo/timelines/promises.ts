import {
  breakPromise,
  keepPromise,
  makePromise,
  renegotiatePromise,
} from "#server/modules/continuity/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { momentOn, workdayFrom, workdayUntil } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { type DemoPromise, promises as outlined } from "../outline/promises.ts";
import { actingAs, employeeIdOf, type PastEvent, type Replay, type Timeline } from "../replay.ts";

export const promises: Timeline = (outline) =>
  outlined.flatMap((promise) => eventsOf(promise, outline));

function eventsOf(promise: DemoPromise, outline: Outline): PastEvent[] {
  const { named, today } = outline;
  const dayIn = (days: number) => workdayFrom(today.add({ days })).toString();
  const at = (daysAgo: number) => momentOn(workdayUntil(today.subtract({ days: daysAgo })), 15, 20);
  let id = 0;
  const making: PastEvent = {
    at: at(promise.daysAgo),
    async happen(replay: Replay) {
      const made = await makePromise(await actingAs(replay, named(promise.by)), {
        employeeId: employeeIdOf(replay, named(promise.to)),
        promiseText: promise.text,
        dueOn: promise.dueIn === undefined ? undefined : dayIn(promise.dueIn),
        isIntent: promise.isIntent ?? false,
      });
      id = made.id;
    },
  };
  const { later } = promise;
  if (!later) return [making];
  const settling: PastEvent = {
    at: at(later.daysAgo),
    async happen(replay: Replay) {
      const context = await actingAs(replay, named(later.by));
      const reason = typedBefore(later.reason);
      if (later.what === "keep") await keepPromise(context, id, { reason });
      if (later.what === "break") await breakPromise(context, id, { reason });
      if (later.what === "renegotiate")
        await renegotiatePromise(context, id, {
          reason,
          dueOn: dayIn(later.dueIn ?? 0),
          version: 1,
        });
    },
  };
  return [making, settling];
}
