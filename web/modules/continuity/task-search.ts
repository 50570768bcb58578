import { type PersonTask, personTasks } from "#contract/places.ts";
import { isDay, oneOf } from "#web/ui/table/list-search.ts";

interface TaskSearch {
  /** The form to open on a person page. */
  do?: PersonTask;
  /** The day that it begins with. */
  on?: string;
}

export function readTaskSearch(given: Record<string, unknown>): TaskSearch {
  const task = oneOf(given.do, personTasks);
  return { ...(task && { do: task, ...(isDay(given.on) && { on: given.on }) }) };
}
