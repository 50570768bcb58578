import { eventTypeCodes } from "#contract/codes/calendar.ts";
import { createEvent } from "#server/modules/calendar/index.ts";
import { momentOn, workdayFrom, workdayUntil } from "../days.ts";
import { actingAs, type Timeline } from "../replay.ts";

interface Routine {
  day: number;
  eventTime: string;
  eventName: string;
  eventDescription?: string;
}

/** Each month, on that day or the next working day. */
const routines: readonly Routine[] = [
  { day: 3, eventTime: "10:00", eventName: "Management meeting" },
  {
    day: 8,
    eventTime: "08:30",
    eventName: "Health and safety walk",
    eventDescription: "Both kitchens and the cold store, with the representatives of each line.",
  },
  { day: 14, eventTime: "16:00", eventName: "Payroll closes" },
  {
    day: 17,
    eventTime: "14:00",
    eventName: "Board meeting",
    eventDescription: "Figures of the month, open positions, and the plan for the next one.",
  },
  { day: 24, eventTime: "09:00", eventName: "Stocktaking", eventDescription: "All stores." },
  { day: 24, eventTime: "12:30", eventName: "Lunch for newcomers" },
  { day: 24, eventTime: "15:00", eventName: "Fire drill" },
];

/** Last month's, this month's and next month's events, by the owner. */
export const workEvents: Timeline = ({ owner, today }) =>
  [-1, 0, 1]
    .map((months) => today.with({ day: 1 }).add({ months }))
    .flatMap((first) => routines.map((routine) => ({ first, ...routine })))
    .map(({ first, day, ...event }) => ({
      at: momentOn(workdayUntil(today.with({ day: 1 }).subtract({ days: 35 })), 9, 30),
      happen: async (replay) =>
        createEvent(await actingAs(replay, owner), {
          ...event,
          eventType: eventTypeCodes.WorkEvent,
          eventDate: workdayFrom(first.add({ days: day - 1 })).toString(),
        }),
    }));
