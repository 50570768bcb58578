import { beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call } from "../world.ts";
import { everythingTold, type World } from "./all-told.ts";
import { type ReaderName, readerTitles } from "./readers.ts";
import { nameOf } from "./surfaces.ts";
import { attempts, ownOnly, writes } from "./writes.ts";

/** Neither the employee, a manager nor a super administrator. */
const outsiders = [
  "former",
  "future",
  "above",
  "otherHead",
  "colleague",
  "second",
  "stranger",
] as const;
const byStandIn = [
  "leave.approve",
  "leave.reject",
  "leave.undo",
  "leave.cancel",
  "leave.returnEarly",
];
let world: World;
beforeAll(async () => {
  world = await everythingTold();
}, 900_000);

const historyOf = async () => {
  const { owner, readers } = world.company;
  const params = { id: readers.employee.employeeId };
  return (await call(owner, api.employees.history, { params, query: { pageSize: 200 } })).body;
};

/** Expects every write, except those left out, to be refused without a trace. */
async function expectNothingChanged(name: ReaderName, leftOut: readonly string[] = []) {
  const before = await historyOf();
  const statuses: [string, number][] = [];
  for (const operation of writes) {
    const attempt = attempts[nameOf(operation)]?.(world);
    if (!attempt || leftOut.includes(nameOf(operation))) continue;
    const { id, body } = attempt;
    const input = { params: { id }, ...(body && { body }) };
    const { status } = await call(world.company.readers[name], operation, input as never);
    statuses.push([nameOf(operation), status]);
  }
  const refused = (status: number) => status === 403 || status === 404;
  expect(statuses.filter(([, status]) => !refused(status))).toEqual([]);
  expect(await historyOf()).toEqual(before);
}

test("each call that changes a record is tried or is one's own", () => {
  const known = [...Object.keys(attempts), ...ownOnly];
  expect(known.toSorted()).toEqual(writes.map(nameOf).toSorted());
});

describe.each(outsiders)("%s", (name) => {
  test(`${readerTitles[name]} cannot change an employee whom they do not lead`, async () => {
    await expectNothingChanged(name);
  });
});

test("a stand-in for a manager may only decide on leave", async () => {
  await expectNothingChanged("standIn", byStandIn);
  const { standIn } = world.company.readers;
  const params = { id: world.ids.leave[1] ?? 0 };
  expect((await call(standIn, api.leave.approve, { params })).status).toBe(200);
});
