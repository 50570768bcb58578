import { recordTalk } from "#server/modules/continuity/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { momentOn, workdayUntil } from "../days.ts";
import { actingAs, employeeIdOf, type Timeline } from "../replay.ts";

const talk = {
  by: "Nomvula Dube",
  with: "Tshepo Molefe",
  daysAgo: 9,
  line: "The night shift, and the first-aid course in spring",
};

/** A talk that the employee reads in the history. */
export const talks: Timeline = ({ today, named }) => [
  {
    at: momentOn(workdayUntil(today.subtract({ days: talk.daysAgo })), 14, 40),
    async happen(replay) {
      const context = await actingAs(replay, named(talk.by));
      await recordTalk(context, employeeIdOf(replay, named(talk.with)), {
        talkedOn: context.today,
        talkText: typedBefore(talk.line),
      });
    },
  },
];
