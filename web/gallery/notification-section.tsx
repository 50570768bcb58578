import { useState } from "react";
import type { Notification } from "#contract/notifications.ts";
import { ChoicesTable } from "#web/modules/notifications/choices-table.tsx";
import { NotificationEntry } from "#web/modules/notifications/notification-entry.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Section } from "./section.tsx";

const now = Date.parse("2026-03-20T12:00:00Z");
const at = (day: number) => ({
  createdAt: `2026-03-${day}T10:30:00.000Z`,
  aboutId: day,
  isPageOpen: null,
});
const by = { id: 1, name: "Thandi Nkosi" };
const leave = {
  leaveType: "AnnualLeave",
  startDate: "2026-03-23",
  endDate: "2026-03-27",
  leaveDuration: 5,
} as const;
const readAt = "2026-03-20T11:00:00.000Z";

/** One of each kind, some of them read. */
const examples: readonly Notification[] = [
  { id: 7, kind: "leaveRequested", details: leave, by, readAt: null, ...at(20) },
  {
    id: 6,
    kind: "leaveDecided",
    details: { ...leave, leaveStatus: "approved" },
    by,
    readAt: null,
    ...at(19),
  },
  {
    id: 5,
    kind: "leaveDecided",
    details: { ...leave, leaveStatus: "rejected", startDate: "2026-03-27", leaveDuration: 1 },
    by,
    readAt,
    ...at(18),
  },
  { id: 4, kind: "feedbackReceived", details: {}, by, readAt: null, ...at(17) },
  {
    id: 3,
    kind: "documentAdded",
    details: {
      documentName: "Employment contract, signed by both sides, with its annexures",
      documentCategory: "Employment",
    },
    by,
    readAt,
    ...at(16),
  },
  {
    id: 15,
    kind: "leaveLapses",
    details: { days: 2.5, lastDay: "2026-04-30" },
    by: null,
    readAt: null,
    ...at(15),
  },
  {
    id: 16,
    kind: "certificateDue",
    details: {
      startDate: "2026-04-07",
      endDate: "2026-04-10",
      dueOn: "2026-04-13",
      isLate: false,
      about: null,
    },
    by: null,
    readAt: null,
    ...at(16),
  },
  {
    id: 8,
    kind: "documentExpires",
    details: { documentName: "Work permit", expiryDate: "2026-04-15", about: null },
    by: null,
    readAt: null,
    ...at(15),
  },
  {
    id: 9,
    kind: "eventInADay",
    details: { eventName: "Board meeting", eventDate: "2026-03-21", eventTime: "14:00:00" },
    by: null,
    readAt: null,
    ...at(20),
  },
  {
    id: 10,
    kind: "teamOccasion",
    details: { occasion: "anniversary", about: by, day: "2026-03-20", years: 5 },
    by: null,
    readAt,
    ...at(20),
  },
  {
    id: 11,
    kind: "promiseChanged",
    details: { change: "made", about: null },
    by,
    readAt: null,
    ...at(15),
  },
  {
    id: 12,
    kind: "promiseDue",
    details: { about: { id: 2, name: "Tshepo Molefe" }, dueOn: "2026-04-15" },
    by: null,
    readAt: null,
    ...at(15),
  },
  {
    id: 13,
    kind: "handoverStep",
    details: { step: 3, about: { id: 2, name: "Tshepo Molefe" } },
    by,
    readAt: null,
    ...at(15),
  },
  {
    id: 14,
    kind: "standIn",
    details: { isNamed: true, manager: by, from: "2026-03-20", to: "2026-03-27" },
    by,
    readAt: null,
    ...at(15),
  },
  {
    id: 17,
    kind: "domainLost",
    details: { domain: "protea.co.za" },
    by: null,
    readAt: null,
    ...at(15),
  },
  {
    id: 20,
    kind: "emergencySignIn",
    details: { about: { id: 1, name: "Anna Dube" } },
    by,
    readAt: null,
    ...at(15),
  },
  {
    id: 21,
    kind: "ssoNotRequired",
    details: { byOperator: true },
    by: null,
    readAt: null,
    ...at(15),
  },
  {
    id: 18,
    kind: "keyMade",
    details: { name: "Payroll sync" },
    by,
    readAt: null,
    ...at(15),
  },
  {
    id: 20,
    kind: "hookFails",
    details: { name: "Calendar sync", isStopped: true },
    by: null,
    readAt: null,
    ...at(15),
  },
  {
    id: 19,
    kind: "keyEnds",
    details: { name: "Payroll sync", endsOn: "2026-03-30" },
    by: null,
    readAt: null,
    ...at(15),
  },
  { id: 2, kind: "profileToComplete", details: {}, by: null, readAt: null, ...at(15) },
  { id: 1, kind: "welcome", details: {}, by: null, readAt, ...at(10) },
];

const choosable = new Set(
  examples.flatMap(({ kind }) =>
    kind === "welcome" ||
    kind === "importFinished" ||
    kind === "emergencySignIn" ||
    kind === "ssoNotRequired"
      ? []
      : [kind],
  ),
);

function Choices() {
  const [preferences, setPreferences] = useState(() =>
    [...choosable].map((kind, place) => ({ kind, inApp: true, byMail: place % 2 === 0 })),
  );
  return (
    <ChoicesTable
      preferences={preferences}
      onChange={(update) =>
        setPreferences((known) =>
          known.map((one) => (one.kind === update.kind ? { ...one, ...update } : one)),
        )
      }
    />
  );
}

export const NotificationSection = () => (
  <Section title="Notification choices">
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card isFlush className="pt-0">
        <ul aria-label="One of each kind">
          {examples.map((notification) => (
            <NotificationEntry
              key={notification.id}
              notification={notification}
              href="#parts"
              review={undefined}
              now={now}
              onOpen={() => {}}
            />
          ))}
        </ul>
      </Card>
      <Card>
        <Choices />
      </Card>
    </div>
  </Section>
);
