import { expect, test } from "vitest";
import type { FamilyRelation, LeaveType } from "#contract/codes/leave.ts";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const asking = (leaveType: LeaveType, familyRelation?: FamilyRelation) => ({
  leaveType,
  startDate: "2031-03-03",
  endDate: "2031-03-04",
  reason: "A funeral",
  ...(familyRelation && { familyRelation }),
});

async function newDepartment() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Bakery", head.employeeId);
  const anna = await tenant.newEmployee({ departmentId });
  const colleague = await tenant.newEmployee({ departmentId });
  return { ...tenant, head, anna, colleague };
}

const relationsSeen = async (as: Person, { employeeId }: Person) =>
  (await call(as, leave.combinedRecords, { query: { employeeId } })).body.flatMap(({ family }) =>
    family.leaves.map(({ familyRelation }) => familyRelation),
  );

test("family responsibility leave names the relative to who reads its reason", async () => {
  const { owner, head, anna, colleague } = await newDepartment();
  const body = asking("FamilyResponsibilityLeave", "grandparent");
  const made = await call(anna, leave.createRequest, { body });
  expect(made.status).toBe(201);
  for (const reader of [anna, head, owner])
    expect(await relationsSeen(reader, anna)).toEqual(["grandparent"]);
  expect(await relationsSeen(colleague, anna)).toEqual([]);
  const reviews = await call(head, leave.reviews, { query: { ids: String(made.body.id) } });
  expect(reviews.body).toMatchObject([{ familyRelation: "grandparent", reason: "A funeral" }]);
});

test("the relative may be left out, or named in a booking", async () => {
  const { head, anna, colleague } = await newDepartment();
  const body = asking("FamilyResponsibilityLeave");
  expect((await call(anna, leave.createRequest, { body })).status).toBe(201);
  expect(await relationsSeen(anna, anna)).toEqual([null]);
  const booking = {
    ...asking("FamilyResponsibilityLeave", "child"),
    employeeId: colleague.employeeId,
  };
  expect((await call(head, leave.book, { body: booking })).status).toBe(201);
  expect(await relationsSeen(head, colleague)).toEqual(["child"]);
});

test.each([
  [asking("AnnualLeave", "child"), "Only family responsibility leave is for a relative"],
  [
    { ...asking("FamilyResponsibilityLeave"), familyRelation: "cousin" as "child" },
    "Please choose the relative",
  ],
])("a relative outside the law's circle or other leave is refused: %o", async (body, message) => {
  const { anna } = await newDepartment();
  expect(await call(anna, leave.createRequest, { body })).toMatchObject({
    status: 400,
    body: { fields: { familyRelation: message } },
  });
});
