import { markAsRead, reportFeedback, sendFeedback } from "#server/modules/feedback/index.ts";
import { momentOn, workdayUntil } from "../days.ts";
import { messages, type PlannedMessage } from "../outline/messages.ts";
import type { Outline } from "../outline/outline.ts";
import { randomOf } from "../random.ts";
import { actingAs, employeeIdOf, type PastEvent, type Timeline } from "../replay.ts";

export const feedback: Timeline = (outline) =>
  messages.flatMap((planned) => eventsOf(planned, outline));

function eventsOf(planned: PlannedMessage, { named, today }: Outline): PastEvent[] {
  const { title: messageTitle, message, daysAgo, isUnread, report } = planned;
  const [from, to] = [named(planned.from), named(planned.to)];
  const random = randomOf(`message ${messageTitle}`);
  const day = workdayUntil(today.subtract({ days: daysAgo }));
  const [hour, minute] = [random.between(8, 12), random.between(0, 59)];
  let id: number | undefined;
  const sending: PastEvent = {
    at: momentOn(day, hour, minute),
    async happen(replay) {
      const receiverId = employeeIdOf(replay, to);
      const sent = await sendFeedback(await actingAs(replay, from), {
        messageTitle,
        message,
        receiverId,
      });
      id = sent.id;
    },
  };
  if (isUnread) return [sending];
  const reading: PastEvent = {
    at: momentOn(day, hour + random.between(1, 4), minute),
    async happen(replay) {
      if (id === undefined) return;
      const context = await actingAs(replay, to);
      await markAsRead(context, id);
      if (report) await reportFeedback(context, id, { reason: report });
    },
  };
  return [sending, reading];
}
