import { leaveBalanceLabels, leaveStatusLabels } from "#contract/codes/leave.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { numberText } from "#contract/rules/text.ts";
import type { OwnStory } from "./story-content.ts";
import { facts, listed, section } from "./story-markup.ts";
import { dayInFull, daysInFull, handoverPartLabels, lengthInDays } from "./story-words.ts";

const firstLarge = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replace("_", " ");

export const promisesSection = ({ promises }: OwnStory): string =>
  section(
    "Promises",
    listed(promises, ({ promiseText, dueOn, state, madeBy, madeOn }) => [
      promiseText || "Taken back",
      [firstLarge(state), dueOn && `due on ${dayInFull(dueOn)}`].filter(Boolean).join(", "),
      `${dayInFull(madeOn)}, by ${madeBy.name}`,
    ]),
  );

export const notesSection = ({ notesSharedWithYou, notesForTheLine }: OwnStory): string =>
  section(
    "Notes for the line",
    facts([["Their number", notesForTheLine ? String(notesForTheLine) : null]]),
  ) +
  section(
    "Notes shared with you",
    listed(notesSharedWithYou, ({ text, createdAt, writtenBy, reply }) => [
      text,
      `${dayInFull(createdAt)}, by ${writtenBy.name}`,
      reply && `Your reply: ${reply.reply}`,
    ]),
  );

export const handoversSection = ({ handovers }: OwnStory): string =>
  section(
    "Handovers about you",
    listed(handovers, ({ outgoing, incoming, takesOverOn, finishedOn, closedOn, texts }) => [
      `${outgoing.name} to ${incoming?.name ?? "no one yet"}, ${dayInFull(takesOverOn)}`,
      finishedOn && `Finished on ${dayInFull(finishedOn)}`,
      closedOn && `Closed on ${dayInFull(closedOn)}`,
      ...texts.map(({ part, body, byName }) => `${handoverPartLabels[part]} (${byName}): ${body}`),
    ]),
  );

export const leaveSection = ({ leave }: OwnStory): string => {
  const balances = Object.entries(leave.balances).map(
    ([balance, { remaining, total }]) =>
      [
        leaveBalanceLabels[balance as keyof typeof leaveBalanceLabels],
        `${numberText(remaining)} of ${numberText(total)} days left`,
      ] as const,
  );
  const requests = listed(leave.leave, ({ startDate, endDate, duration, leaveStatus, ...one }) => [
    `${leaveName(one)}, ${daysInFull(startDate, endDate)}`,
    `${lengthInDays(duration)}, ${leaveStatusLabels[leaveStatus].toLowerCase()}`,
  ]);
  return section("Leave", facts(balances) + requests);
};
