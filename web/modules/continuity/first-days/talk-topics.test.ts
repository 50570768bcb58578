import { expect, test } from "vitest";
import { talkTopics } from "./talk-topics.ts";

const promise = { id: 1, promiseText: "Fridays", dueOn: null, isToBeTalkedAbout: false };
const nothing = { promises: [], leave: [], probationEndsOn: null };
const keep = "What should stay as it was, and what would you change?";

test("without anything left open the talk begins with what should stay", () => {
  expect(talkTopics({ ...nothing, promises: [promise] }, "2026-12-02")).toEqual([keep]);
});

test("the handover's topics precede late promises, probation and leave, four in all", () => {
  const topics = talkTopics(
    {
      promises: [
        { ...promise, dueOn: "2026-12-01", promiseText: "Licence" },
        { ...promise, isToBeTalkedAbout: true },
      ],
      leave: [
        {
          id: 1,
          leaveType: "AnnualLeave",
          ownType: null,
          startDate: "2026-12-07",
          endDate: "2026-12-11",
          isPending: false,
        },
      ],
      probationEndsOn: "2026-12-12",
    },
    "2026-12-02",
  );
  expect(topics).toEqual([
    keep,
    "“Fridays”: how do we go on with it?",
    "“Licence” was due: what stands in the way?",
    "Probation: how is it going, and what is still missing?",
  ]);
});

test("leave that has begun is no topic, leave ahead is", () => {
  const leave = (startDate: string) => ({
    id: 1,
    leaveType: "AnnualLeave" as const,
    ownType: null,
    startDate,
    endDate: "2026-12-11",
    isPending: false,
  });
  expect(talkTopics({ ...nothing, leave: [leave("2026-12-02")] }, "2026-12-02")).toEqual([keep]);
  expect(talkTopics({ ...nothing, leave: [leave("2026-12-07")] }, "2026-12-02")[1]).toContain(
    "11 Dec",
  );
});
