import { useCallback, useRef } from "react";
import type { CalendarEntry } from "#contract/calendar.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { text } from "../text.ts";
import { detailsOf, type EventForm } from "./event-form.ts";

interface Failure {
  message: string;
  fields: Record<string, string> | undefined;
  isConflict: boolean;
}

/** Saves changes over the opened version. After a reported conflict, the next attempt replaces the other person's change. */
export function useEventUpdate() {
  const { tenantId } = useCurrentEmployee();
  const { mutateAsync } = useApiMutation("calendar.updateWorkEvent");
  const seen = useRef<number>(undefined);
  const open = useCallback(({ event }: CalendarEntry) => {
    seen.current = event?.version;
  }, []);
  const update = async (entry: CalendarEntry, form: EventForm): Promise<Failure | undefined> => {
    if (!entry.event) return undefined;
    const { id, version } = entry.event;
    const body = { ...detailsOf(form, tenantId), version: seen.current ?? version };
    try {
      await mutateAsync({ params: { id }, body });
      return undefined;
    } catch (error) {
      if (isConflict(error)) {
        seen.current = undefined;
        await refreshAfter("calendar.updateWorkEvent");
      }
      return failureOf(error);
    }
  };
  return { update, open };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === "conflict";

const failureOf = (error: unknown): Failure => ({
  message: isConflict(error) ? text.event.conflict : messageOf(error, ""),
  fields: fieldsOf(error),
  isConflict: isConflict(error),
});
