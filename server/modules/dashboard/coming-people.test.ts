import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { staff, superadmin } from "#server/test/dashboard-company.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const planned = daysFromToday(20);
const none = { items: [], total: 0 };

async function company() {
  const tenant = await companyOfReaders();
  const { owner, domain } = tenant;
  const newPosition = async (departmentId: number) => {
    const body = { positionTitle: "Seller", jobDescription: "Sells", departmentId };
    return (await call(owner, api.departments.createPosition, { body })).body.id;
  };
  const hire = async (departmentId: number, hireDate: string) => {
    const { status, body } = await call(owner, api.onboarding.addEmployee, {
      body: {
        ...{ firstName: "Thandi", lastName: "Nkosi", email: `thandi.${hireDate}@${domain}` },
        ...{ positionId: await newPosition(departmentId), departmentId, hireDate },
        ...{ employmentStatus: "FullTime", employeeRole: "Employee" as const },
      },
    });
    expect(status).toBe(201);
    return body.id;
  };
  const setLine = async (
    who: Person,
    manager: Person | null,
    days: { from: string; to?: string; announcedFrom?: string },
  ) => {
    const leads = manager
      ? { leads: "manager" as const, managerId: manager.employeeId }
      : { leads: "nobody" as const };
    const body = {
      people: [{ employeeId: who.employeeId, ...leads }],
      ...days,
      reason: "A team of their own",
    };
    expect((await call(owner, api.continuity.setLines, { body })).status).toBe(200);
  };
  return { ...tenant, hire, setLine };
}

const comingTo = async (who: Person) =>
  (await staff(who)).comingToYou.items.map(({ employee, from }) => [employee.id, from]);

test("a head sees who joins the department, from the day of the entry", async () => {
  const { head, follower, clerk, owner, sales, hire } = await company();
  const id = await hire(sales, planned);
  expect((await staff(head)).comingToYou).toEqual({
    items: [
      {
        employee: { id, name: "Thandi Nkosi" },
        positionTitle: "Seller",
        from: planned,
        isNew: true,
      },
    ],
    total: 1,
  });
  for (const person of [follower, clerk]) expect((await staff(person)).comingToYou).toEqual(none);
  expect((await superadmin(owner)).comingToYou).toEqual(none);
});

test("the first head after a vacancy sees the people of the department", async () => {
  const { owner, follower, newDepartment, newEmployee } = await company();
  const kitchen = await newDepartment("Kitchen");
  const [cook, baker] = [
    await newEmployee({ departmentId: kitchen, name: "Anna" }),
    await newEmployee({ departmentId: kitchen, name: "Ben" }),
  ];
  await call(owner, api.departments.updateDepartment, {
    params: { id: kitchen },
    body: { departmentName: "Kitchen", departmentHeadId: follower.employeeId, headFrom: planned },
  });
  expect(await comingTo(follower)).toEqual([
    [cook.employeeId, planned],
    [baker.employeeId, planned],
  ]);
  expect((await staff(follower)).comingToYou.items.map(({ isNew }) => isNew)).toEqual([
    false,
    false,
  ]);
});

test("a head sees who returns from a time without a manager", async () => {
  const { head, clerk, director, setLine } = await company();
  await setLine(clerk, null, { from: today, to: daysFromToday(19) });
  expect(await comingTo(head)).toEqual([[clerk.employeeId, planned]]);
  expect(await comingTo(director)).toEqual([]);
});

test("a manager sees who comes to them by a line of their own", async () => {
  const { director, head, clerk, setLine } = await company();
  await setLine(clerk, null, { from: today });
  await setLine(clerk, director, { from: planned });
  expect(await comingTo(director)).toEqual([[clerk.employeeId, planned]]);
  expect(await comingTo(head)).toEqual([]);
});

test("people who come from another manager are read in their handover alone", async () => {
  const { director, clerk, setLine } = await company();
  await setLine(clerk, director, { from: planned });
  const { comingToYou, passingOn } = await staff(director);
  expect(comingToYou).toEqual(none);
  expect(passingOn.items.map(({ employee }) => employee.id)).toEqual([clerk.employeeId]);
});

test("an unannounced plan is hidden, also from a super administrator who takes over", async () => {
  const { superadmin: executive, director, clerk, setLine } = await company();
  await setLine(clerk, null, { from: today });
  for (const manager of [director, executive]) {
    await setLine(clerk, manager, { from: planned, announcedFrom: daysFromToday(5) });
    const read = manager === executive ? superadmin : staff;
    expect((await read(manager)).comingToYou).toEqual(none);
    await setLine(clerk, null, { from: daysFromToday(1) });
  }
});

test("people who have been deactivated do not come", async () => {
  const { owner, head, sales, hire } = await company();
  const id = await hire(sales, planned);
  await call(owner, api.employees.toggleStatus, {
    params: { id },
    query: { activate: "false" },
    body: {},
  });
  expect((await staff(head)).comingToYou).toEqual(none);
});
