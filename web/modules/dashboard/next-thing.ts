import type { Home } from "#contract/dashboard.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

/** What comes next for someone for whom nothing waits: a change of manager or a promise, whichever is first. */
export function nextThing({ passingOn, promises, today }: Home): string | undefined {
  const [change] = passingOn.items;
  const promise = promises.items.find(({ dueOn }) => dueOn !== null);
  const isPromiseFirst = promise && (!change || (promise.dueOn ?? "") < change.takesOverOn);
  if (isPromiseFirst) {
    const { employee, promiseText, dueOn } = promise;
    return text.next.promise(employee.name, promiseText, proseDay(dueOn ?? "", today));
  }
  if (!change) return undefined;
  const { employee, incoming, takesOverOn } = change;
  return text.next.passes(employee.name, incoming?.name, proseDay(takesOverOn, today));
}
