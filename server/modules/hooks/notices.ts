import { places } from "#contract/places.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";

/** To the hook's maker and all super administrators. */
export const hookFails = defineNotice("hookFails", {
  mail: async ({ context: { tx }, aboutId, details: { name, isStopped } }) => {
    const hook = await tx
      .selectFrom("hooks")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", aboutId)
      .select(["isStopped", "failingSince"])
      .executeTakeFirst();
    const isTrue =
      hook && hook.isStopped === isStopped && (isStopped || hook.failingSince !== null);
    if (!isTrue) return undefined;
    return {
      subject: isStopped
        ? "A webhook of your company was stopped"
        : "A webhook of your company fails",
      paragraphs: isStopped
        ? [
            `The webhook "${name}" was stopped, as its receiver has not accepted events for days, or said that it is gone.`,
            "Repair the receiver, start the webhook in the settings, and send the events of the last days again.",
          ]
        : [
            `The receiver of the webhook "${name}" has not accepted an event for a day. Events are still sent to it, less and less often.`,
            "The webhook stops after three days without success. Its deliveries in the settings show what the receiver answers.",
          ],
      action: { label: "Open the webhooks", path: places.integrationSettings },
      footnote:
        "You receive this because you made the webhook, or are a super administrator of your company.",
    };
  },
});

export const hooksNotices: readonly AnyNotice[] = [hookFails];
