import { IconBeach, IconFileAlert, IconHourglassLow, IconX } from "@tabler/icons-react";
import type { LeaveOutcome } from "#contract/codes/leave.ts";
import { places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { type NotificationOf, openedOf, type ShownKinds } from "./kind.ts";

function leaveInWords({
  details: { leaveType, ownType, startDate, endDate, leaveDuration, ...details },
}: NotificationOf<"leaveRequested" | "leaveDecided">): string {
  const days = formatDays(leaveDuration).replace(" ", "\u00a0");
  const before = "before" in details && details.before;
  const former = before ? `${proseDays(before.startDate, before.endDate)}, now ` : "";
  return `${leaveName({ leaveType, ownType })} · ${former}${proseDays(startDate, endDate)} (${days})`;
}

const outcomes: Record<LeaveOutcome, string> = {
  approved: "approved your leave",
  booked: "booked leave for you",
  rejected: "rejected your leave",
  cancelled: "cancelled your leave",
  cancellation_refused: "did not cancel your leave",
  shortened: "shortened your leave",
  turned_sick: "counted days of your annual leave as sick leave",
  corrected: "corrected what your leave is for",
  recounted: "recounted your leave",
  employment_shortened: "changed your employment, which shortens your leave",
  employment_cancelled: "changed your employment, which cancels your leave",
  employment_closed: "changed your employment, which closes your request",
  employment_restored: "changed your employment, which restores your leave",
};

export const leaveKinds = {
  leaveRequested: {
    icon: ["amber", IconBeach],
    title: ({ details: { isCancellation, isCorrection, isReminder, before } }, who) => {
      if (isCancellation) return `${who} asks to cancel leave`;
      if (isCorrection) return `${who} corrected what leave is for`;
      if (before) return `${who} changed a request for leave`;
      return isReminder ? `${who} still waits for a decision on leave` : `${who} asked for leave`;
    },
    body: leaveInWords,
    leadsTo: (notification, area) =>
      openedOf(
        notification,
        (employeeId, id) => places.leaveRequest(area, employeeId, id),
        places.leaveManagement(area),
      ),
    choice: {
      group: "leave",
      name: "Leave requests",
      help: "Someone requests leave, or to cancel it, and you may decide",
      isFor: ({ can }) => can.reviewLeave,
    },
  },
  leaveDecided: {
    icon: ({ details }) =>
      details.leaveStatus === "rejected" ? ["red", IconX] : ["green", IconBeach],
    title: ({ details }, who) => `${who} ${outcomes[details.leaveStatus]}`,
    body: leaveInWords,
    leadsTo: ({ aboutId }, area) =>
      aboutId ? places.ownRequest(area, aboutId) : places.myLeave(area),
    choice: {
      group: "leave",
      name: "Leave decisions",
      help: "Your leave is approved, rejected or cancelled",
    },
  },
  leaveLapses: {
    icon: ["amber", IconHourglassLow],
    title: ({ details: { balance = "annual", ownType, isStatutory } }) => {
      if (ownType) return `Days of ${ownType.name} lapse soon`;
      if (isStatutory) return "Days of leave should be taken soon";
      return balance === "annual" ? "Days of leave lapse soon" : "Time in lieu lapses soon";
    },
    body: ({ details: { days, lastDay } }) => `${formatDays(days)}, until ${proseDay(lastDay)}`,
    leadsTo: (_, area) => places.myLeave(area),
    choice: {
      group: "leave",
      name: "Lapsing leave",
      help: "Days of your annual leave lapse or should be taken within six weeks, or other days within two",
    },
  },
  certificateDue: {
    icon: ["amber", IconFileAlert],
    title: ({ details: { about, isLate } }) =>
      about
        ? `${about.name}’s medical certificate is missing`
        : `Your medical certificate is ${isLate ? "missing" : "due"}`,
    body: ({ details: { ownType, startDate, endDate, dueOn } }) =>
      `${ownType?.name ?? "Sick leave"} ${proseDays(startDate, endDate)}, due by ${proseDay(dueOn)}`,
    leadsTo: ({ aboutId, details: { about } }, area) => {
      if (aboutId === null) return places.myLeave(area);
      return about
        ? places.leaveRequest(area, about.id, aboutId)
        : places.ownRequest(area, aboutId);
    },
    choice: {
      group: "leave",
      name: "Medical certificates",
      help: "A certificate for your sick leave is due, or one of someone whose leave you decide on is late",
    },
  },
} satisfies Partial<ShownKinds>;
