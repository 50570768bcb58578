import { api } from "#contract/index.ts";
import { writeNote } from "./notes.ts";
import { daysFromToday, today } from "./today.ts";
import { call, type Person, type TestTenant } from "./world.ts";

interface Passing {
  passing?: number | undefined;
  newcomersNote?: number | undefined;
}

/** For each continuity operation on one record: the kind of record, and the rest of a valid request. */
export const continuityRequests = {
  "continuity.person": { about: "employee" },
  "continuity.glance": { about: "employee" },
  "continuity.handover": { about: "writing" },
  "continuity.writeHandover": {
    about: "writing",
    more: () => ({ body: { part: "matters", body: "The audit" } }),
  },
  "continuity.finishStep": { about: "written", more: () => ({ body: { step: 1 } }) },
  "continuity.releaseStep": {
    about: "writing",
    more: () => ({ body: { step: 1, reason: "Ill" } }),
  },
  "continuity.releaseTurns": { about: "leaver", more: () => ({ body: { reason: "Left" } }) },
  "continuity.askBack": {
    about: "read",
    more: () => ({ body: { to: "person", question: "Who?" } }),
  },
  "continuity.answerBack": { about: "asked", more: () => ({ body: { answer: "Me" } }) },
  "continuity.answerPromise": {
    about: "read",
    more: ({ passing }: Passing) => ({ body: { promiseId: passing, isAccepted: true } }),
  },
  "continuity.tickReading": {
    about: "newcomer",
    more: ({ newcomersNote }: Passing) => ({
      body: { kind: "note", id: newcomersNote, isRead: true },
    }),
  },
  "continuity.planFirstTalk": {
    about: "newcomer",
    more: () => ({ body: { talkOn: "2031-03-03" } }),
  },
  "continuity.recordTalk": {
    about: "newcomer",
    more: () => ({ body: { talkedOn: today, talkText: "The first week" } }),
  },
  "continuity.promisesOf": { about: "employee" },
  "continuity.promise": { about: "promise" },
  "continuity.agreeToPromise": { about: "proposal" },
  "continuity.declinePromise": { about: "proposal", more: () => ({ body: { reason: "No" } }) },
  "continuity.keepPromise": { about: "promise", more: () => ({ body: {} }) },
  "continuity.renegotiatePromise": {
    about: "promise",
    more: () => ({ body: { promiseText: "Another", version: 1 } }),
  },
  "continuity.breakPromise": { about: "promise", more: () => ({ body: { reason: "No" } }) },
  "continuity.takeBackPromise": { about: "promise" },
  "continuity.endStandIn": { about: "standIn", more: () => ({ body: {} }) },
  "continuity.bringGapBack": { about: "setAside" },
  "continuity.leading": { about: "employee" },
  "continuity.lines": { about: "employee" },
  "continuity.withdrawLine": { about: "line", more: () => ({ body: { reason: "Not so" } }) },
} as const;

/** An employee new with the owner, with another's note, a leaver with a handover, a stand-in for the owner, and a gap set aside. */
export async function newcomerOf({ owner, newEmployee }: TestTenant, departmentId: number) {
  const author = await newEmployee({ employeeRole: "Executive" });
  const newcomer = await newEmployee({ departmentId });
  const newcomersNote = await writeNote(author, newcomer);
  const people = [
    { employeeId: newcomer.employeeId, leads: "manager" as const, managerId: owner.employeeId },
  ];
  await call(owner, api.continuity.setLines, {
    body: { people, from: today, reason: "A project" },
  });
  const two = { managerId: owner.employeeId, standInId: author.employeeId };
  const { body } = await call(owner, api.continuity.nameStandIn, {
    body: { ...two, from: today, to: today },
  });
  const setAside = await setGapAside(owner, await newEmployee());
  const leaver = await leaverWith(owner, await newEmployee(), await newEmployee({ departmentId }));
  return { newcomer: newcomer.employeeId, newcomersNote, standIn: body.id, setAside, leaver };
}

/** A deactivated former manager who has yet to write a handover. */
async function leaverWith(
  owner: Person,
  { employeeId: managerId }: Person,
  { employeeId }: Person,
): Promise<number> {
  const lead = (by: number, from: string) =>
    call(owner, api.continuity.setLines, {
      body: {
        people: [{ employeeId, leads: "manager", managerId: by }],
        from,
        reason: "A project",
      },
    });
  await lead(managerId, daysFromToday(-10));
  await lead(owner.employeeId, today);
  await call(owner, api.employees.toggleStatus, {
    params: { id: managerId },
    query: { activate: "false" },
  });
  return managerId;
}

/** The gap of an employee without a manager. */
async function setGapAside(owner: Person, { employeeId: subjectId }: Person): Promise<number> {
  const kind = "nobodyLeads";
  const { body: found } = await call(owner, api.continuity.gaps, { query: { kind } });
  const key = found.find((gap) => gap.subjectId === subjectId)?.key ?? "";
  const { body } = await call(owner, api.continuity.setGapAside, {
    body: { kind, subjectId, key, reason: "They begin tomorrow" },
  });
  return body.id;
}
