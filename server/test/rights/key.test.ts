import { beforeAll, expect, test } from "vitest";
import type { EventType } from "#contract/codes/event-type.ts";
import { v1, v1Operations } from "#contract/v1/v1.ts";
import { giveNumbers } from "../api-events.ts";
import { callV1, newKey, type V1Input } from "../api-keys.ts";
import { daysFromToday } from "../today.ts";
import { everythingTold, type World } from "./all-told.ts";

let world: World;
const answers = new Map<string, string>();

/** The calls of each operation for everything that it could show. */
const asked: Record<string, (ids: readonly number[], leave: readonly number[]) => V1Input[]> = {
  listHolidays: () => [{ query: { year: 2026 } }],
  getLeaveRequest: (_, leave) => leave.map((id) => ({ params: { id } })),
  listEvents: () => [{ query: { limit: 200 } }],
  listLeaveDays: () => [{ query: { from: daysFromToday(-180), to: daysFromToday(180) } }],
};

beforeAll(async () => {
  let secret = "";
  world = await everythingTold(async (company) => {
    ({ secret } = await newKey(company));
  });
  await giveNumbers(world.company);
  const people = Object.values(world.company.readers).map(({ employeeId }) => employeeId);
  for (const operation of v1Operations) {
    const isOfPerson = operation.path.startsWith("/v1/people/:id");
    const ofPeople: V1Input[] = isOfPerson ? people.map((id) => ({ params: { id } })) : [{}];
    const inputs = asked[operation.name]?.(people, world.ids.leave) ?? ofPeople;
    const texts: string[] = [];
    for (const input of inputs) {
      const { status, body } = await callV1(secret, operation, input);
      const isStranger = input.params?.id === world.company.readers.stranger.employeeId;
      expect([operation.name, status]).toEqual([operation.name, isStranger ? 404 : 200]);
      texts.push(JSON.stringify(body));
    }
    answers.set(operation.name, texts.join());
  }
}, 900_000);

test.each(v1Operations)("a key with every scope finds no private text in $name", ({ name }) => {
  const answer = answers.get(name) ?? "";
  const found = world.told.filter(({ word }) => answer.includes(word));
  expect(found.map(({ title }) => title)).toEqual([]);
});

test("a key finds the people and their leave, so the proof is not of empty answers", () => {
  const { employee, owner } = world.company.readers;
  for (const { employeeId } of [employee, owner])
    expect(answers.get(v1.listPeople.name)).toContain(`"id":${employeeId},`);
  for (const id of world.ids.leave)
    expect(answers.get(v1.listLeaveRequests.name)).toContain(`"id":${id},`);
});

test("a key learns of no note, promise, handover, document or feedback", () => {
  const { items, last } = JSON.parse(answers.get(v1.listEvents.name) ?? "");
  expect(items).toHaveLength(last);
  const { notes, promises, handovers, documents, nextOfKin, leave } = world.ids;
  const hidden = [notes, promises, handovers, documents, nextOfKin].flat();
  expect(hidden.length).toBeGreaterThan(20);
  const named: number[] = items.flatMap(
    (event: { subject: { id: number }; link?: { id: number } }) =>
      event.link ? [event.subject.id, event.link.id] : [event.subject.id],
  );
  expect(named.filter((id) => hidden.includes(id))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(leave));
  const types: EventType[] = items.map(({ type }: { type: EventType }) => type);
  expect(new Set(types)).toEqual(
    new Set([
      "manager.changed",
      "department.changed",
      "leave.requested",
      "leave.rejected",
      "balance.changed",
    ]),
  );
});
