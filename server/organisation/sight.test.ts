import { expect, test } from "vitest";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { newTenant, type Person } from "#server/test/world.ts";
import { type Sight, seesEveryone, visibleTo } from "./sight.ts";

const today = dayOf(new Date(), defaultTimeZone);

async function company() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "head" });
  const otherHead = await tenant.newEmployee({ name: "other head" });
  const [sales, kitchen] = [
    await tenant.newDepartment("Sales", head.employeeId),
    await tenant.newDepartment("Kitchen", otherHead.employeeId),
  ];
  const clerk = await tenant.newEmployee({ name: "clerk", departmentId: sales });
  const colleague = await tenant.newEmployee({ name: "colleague", departmentId: sales });
  await tenant.newEmployee({ name: "cook", departmentId: kitchen });
  const reader = ({ employeeId }: Person, isSuperadmin = false) => ({ employeeId, isSuperadmin });
  const readers = {
    "a super administrator": reader(tenant.owner, true),
    "who leads them": reader(head),
    "the head of another department": reader(otherHead),
    "the person": reader(clerk),
    "a colleague": reader(colleague),
  };
  const namesSeen = async (who: keyof typeof readers, what: Sight) => {
    const rows = await tenant.inTenant((tx) =>
      tx
        .selectFrom("employees as e")
        .where("e.tenantId", "=", tx.tenantId)
        .where(visibleTo(tx, readers[who], { what, column: "e.id", today }))
        .select("e.name")
        .execute(),
    );
    return rows.map(({ name }) => name).sort();
  };
  return { namesSeen, readers };
}

const everyone = ["Naledi", "clerk", "colleague", "cook", "head", "other head"];
const led = ["clerk", "colleague"];

test.each([
  ["a super administrator", "record", everyone],
  ["a super administrator", "leave", everyone],
  ["a super administrator", "history", everyone],
  ["a super administrator", "documents", everyone],
  ["a super administrator", "notes", everyone.slice(1)],
  ["who leads them", "record", ["head"]],
  ["who leads them", "documents", ["head"]],
  ["who leads them", "leave", [...led, "head"]],
  ["who leads them", "history", [...led, "head"]],
  ["who leads them", "notes", led],
  ["the head of another department", "leave", ["cook", "other head"]],
  ["the head of another department", "notes", ["cook"]],
  ["the person", "record", ["clerk"]],
  ["the person", "leave", ["clerk"]],
  ["the person", "notes", []],
  ["a colleague", "history", ["colleague"]],
  ["a colleague", "notes", []],
] as const)("of all employees %s sees the %s of %j", async (who, what, expected) => {
  const { namesSeen, readers } = await company();
  expect(await namesSeen(who, what)).toEqual(expected);
  expect(seesEveryone(readers[who], what)).toBe(expected.length === everyone.length);
});
