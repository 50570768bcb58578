import { api } from "#contract/index.ts";
import { plusDays } from "#server/company-day.ts";
import { writeNote } from "../notes.ts";
import { newPromise } from "../promises.ts";
import { done } from "../rights/telling.ts";
import { call } from "../world.ts";
import { dayAt, mondayAfter, type Year } from "./company.ts";
import type { Question } from "./questions.ts";

type Of<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;

export const preparedOn = (question: Question): number | null => {
  if (question.kind === "note") return question.written;
  if (question.kind === "request") return question.made;
  return question.kind === "handover" ? question.promised : null;
};

/** Prepares a question; returns the id of the note, request or promise. */
export async function prepare(year: Year, question: Question): Promise<number> {
  const about = { employeeId: year.idOf(question.person) };
  switch (question.kind) {
    case "note":
      return writeNote(await year.as(question.by), about);
    case "request": {
      const startDate = mondayAfter(question.made);
      const dates = { startDate, endDate: plusDays(startDate, 2) };
      const body = { leaveType: "AnnualLeave" as const, ...dates, reason: "Rest" };
      const requester = await year.as(question.person);
      return (await done(call(requester, api.leave.createRequest, { body }))).id;
    }
    case "handover":
      return newPromise(await year.as(question.outgoing), about);
    case "led":
    case "known":
      return 0;
  }
}

/** The product's answer, in the form of the list of changes. */
export async function answer(year: Year, question: Question, prepared: number): Promise<unknown> {
  switch (question.kind) {
    case "led":
      return leaderOf(year, question);
    case "known":
      return leaderKnownOn(year, question);
    case "note": {
      const reader = await year.as(question.reader);
      const params = { id: prepared };
      return (await call(reader, api.notes.listVersions, { params })).status === 200;
    }
    case "request":
      return decidersOf(year, question, prepared);
    case "handover":
      return packOf(year, question);
  }
}

async function leaderOf(year: Year, { person, day }: Of<"led">): Promise<number | null> {
  const params = { id: year.idOf(person) };
  const { managers } = await done(call(await year.as("owner"), api.continuity.person, { params }));
  const date = dayAt(day);
  const term = managers.find(({ from, to }) => from <= date && (to === null || date <= to));
  return term?.manager?.id ?? null;
}

async function leaderKnownOn(year: Year, { person, day, known, expected }: Of<"known">) {
  const query = {
    ...(expected !== null && { of: year.idOf(expected) }),
    ...{ day: dayAt(day), knownOn: dayAt(known), pageSize: 200 },
  };
  const branch = await done(call(await year.as("owner"), api.continuity.chart, { query }));
  const isBelow = branch.some(({ id }) => id === year.idOf(person));
  return isBelow ? (expected === null ? null : year.idOf(expected)) : undefined;
}

async function decidersOf(year: Year, { person, askers }: Of<"request">, id: number) {
  const may: boolean[] = [];
  for (const asker of askers) {
    const query = { employeeId: String(year.idOf(person)) };
    const [found] = await done(call(await year.as(asker), api.leave.combinedRecords, { query }));
    const leave = found?.annual.leaves.find((one) => one.id === id);
    may.push(leave?.can.approve ?? false);
  }
  return may;
}

async function packOf(year: Year, { person, outgoing }: Of<"handover">) {
  const owner = await year.as("owner");
  const params = { id: year.idOf(person) };
  const { handovers } = await done(call(owner, api.continuity.person, { params }));
  const pack = handovers.find((one) => one.outgoing.id === year.idOf(outgoing));
  if (!pack) return null;
  const read = { params: { id: pack.id } };
  const { promises, facts } = await done(call(owner, api.continuity.handover, read));
  return {
    incoming: pack.incoming?.id ?? null,
    day: pack.takesOverOn,
    promises: promises.map((promise) => promise.id),
    lineNotes: facts?.lineNotes,
  };
}
