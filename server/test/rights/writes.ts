import { api } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { daysFromToday, today } from "../today.ts";
import type { World } from "./all-told.ts";

/** Changes of one record by id, open to others than super administrators. */
export const writes: readonly NamedOperation[] = Object.values(api)
  .flatMap((operations) => Object.values<NamedOperation>(operations))
  .filter(
    ({ method, access, path }) =>
      method !== "GET" && access !== "superadmin" && path.includes("/:"),
  );

type Write = (world: World) => { id: number | undefined; body?: object };

const note =
  (body?: object): Write =>
  ({ ids }) => ({ id: ids.notes[0], ...(body && { body }) });
const promise =
  (body?: object): Write =>
  ({ ids }) => ({ id: ids.promises[0], ...(body && { body }) });
const leave =
  (body?: object): Write =>
  ({ ids }) => ({ id: ids.leave[1], ...(body && { body }) });
const document =
  (body?: object): Write =>
  ({ ids }) => ({ id: ids.documents[0], ...(body && { body }) });
const pack =
  (body?: object): Write =>
  ({ ids }) => ({ id: ids.handovers[2], ...(body && { body }) });
const person =
  (body?: object): Write =>
  ({ company }) => ({ id: company.readers.employee.employeeId, ...(body && { body }) });
const reason = { reason: "It is so" };

/** Each write's attempt on the employee; a write without a row fails its test. */
export const attempts: Record<string, Write> = {
  "employees.update": person({ homeAddress: "Elsewhere" }),
  "employees.approveStatus": person(),
  "employees.updateNextOfKin": ({ ids }) => ({
    id: ids.nextOfKin,
    body: {
      firstNames: "Another",
      lastName: "Name",
      phoneNumber: "+27821234567",
      relationship: "Sister",
    },
  }),
  "leave.approve": leave(),
  "leave.reject": leave(reason),
  "leave.undo": leave(),
  "leave.edit": leave({
    leaveType: "AnnualLeave",
    startDate: daysFromToday(14),
    endDate: daysFromToday(15),
    ...reason,
  }),
  "leave.withdraw": leave(),
  "leave.askToCancel": leave(reason),
  "leave.cancel": leave(reason),
  "leave.returnEarly": leave({ endDate: daysFromToday(15), ...reason }),
  "leave.correctParental": leave({ event: "birth", date: today, hasEmployedPartner: false }),
  "leave.removeFile": ({ ids }) => ({ id: ids.leaveFile }),
  "feedback.markAsRead": ({ ids }) => ({ id: ids.reported }),
  "feedback.report": ({ ids }) => ({ id: ids.reported, body: reason }),
  "notes.updateNote": note({ description: "Nothing was agreed" }),
  "notes.replyToNote": note({ reply: "Not mine" }),
  "notes.deleteNote": note(),
  "documents.updateRecord": document({ documentName: "Other", documentCategory: "Personal" }),
  "documents.updateDates": document({ expiryDate: today }),
  "documents.remove": document(),
  "continuity.agreeToPromise": promise(),
  "continuity.declinePromise": promise(reason),
  "continuity.keepPromise": promise(reason),
  "continuity.renegotiatePromise": promise({ promiseText: "Less", version: 1 }),
  "continuity.breakPromise": promise(reason),
  "continuity.takeBackPromise": promise(),
  "continuity.writeHandover": pack({ part: "matters", body: "Not mine" }),
  "continuity.askBack": pack({ to: "outgoing", question: "What of it?" }),
  "continuity.answerBack": pack({ answer: "Nothing" }),
  "continuity.answerPromise": ({ ids }) => ({
    id: ids.handovers[2],
    body: { promiseId: ids.promises[0], isAccepted: true },
  }),
  "continuity.finishStep": pack({ step: 1 }),
  "continuity.endStandIn": ({ ids }) => ({ id: ids.standIn, body: {} }),
  "continuity.tickReading": ({ company, ids }) => ({
    id: company.readers.employee.employeeId,
    body: { kind: "note", id: ids.notes[0], isRead: true },
  }),
  "continuity.planFirstTalk": person({ talkOn: daysFromToday(2) }),
  "continuity.recordTalk": person({ talkedOn: today, talkText: "Not mine" }),
};

/** Writes on one's own account, by ids no one else knows. */
export const ownOnly: readonly string[] = [
  "auth.endSession",
  "auth.renamePasskey",
  "auth.removePasskey",
  "notifications.markAsRead",
];
