import { useMutation } from "@tanstack/react-query";
import type {
  NotificationPreference,
  NotificationPreferenceUpdate,
} from "#contract/notifications.ts";
import { callApi } from "#web/api/client.ts";
import { apiQuery, queryClient } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { queryKey } = apiQuery("notifications.getPreferences", {});

/** Saves a choice: shown at once, and reverted with a toast after a failure. */
export function usePreferenceChoice() {
  const { mutate } = useMutation({
    mutationFn: (update: NotificationPreferenceUpdate) =>
      callApi("notifications.updatePreferences", { body: update }),
    // One after the other, so that the last response belongs to the last choice.
    scope: { id: "notification choices" },
    onMutate: (update) =>
      queryClient.setQueryData<NotificationPreference[]>(queryKey, (known) =>
        known?.map((one) => (one.kind === update.kind ? { ...one, ...update } : one)),
      ),
    onError: () => {
      toast.error(text.choices.saveFailed);
      return refreshAfter("notifications.updatePreferences");
    },
  });
  return mutate;
}
