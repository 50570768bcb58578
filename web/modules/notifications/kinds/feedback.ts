import { IconFlag, IconMessage2 } from "@tabler/icons-react";
import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { opened, type ShownKinds } from "./kind.ts";

export const feedbackKinds = {
  feedbackReceived: {
    icon: ["blue", IconMessage2],
    title: (_, who) => `${who} sent you feedback`,
    leadsTo: ({ aboutId }, area) =>
      opened(aboutId, (id) => places.receivedFeedback(area, id), places.myFeedback(area)),
    choice: { group: "feedback", name: "Feedback", help: "Someone sends you feedback" },
  },
  feedbackReported: {
    icon: ["amber", IconFlag],
    title: (_, who) => `${who} reported a message`,
    leadsTo: ({ aboutId }) => opened(aboutId, places.reportedFeedback, places.reportedFeedbackList),
    choice: {
      group: "feedback",
      name: "Reported feedback",
      help: "Someone asks super administrators to look at a message",
      isFor: ({ employeeRole }) => isSuperadmin(employeeRole),
    },
  },
} satisfies Partial<ShownKinds>;
