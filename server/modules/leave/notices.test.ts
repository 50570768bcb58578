import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

async function ask(person: Person): Promise<number> {
  const { body } = await call(person, leave.createRequest, {
    body: {
      leaveType: "SickLeave",
      startDate: "2026-03-02",
      endDate: "2026-03-03",
      reason: "A private illness",
    },
  });
  return body.id;
}

async function newCompany() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  return { tenant, head, person };
}

test("every reviewer is asked by mail, without the reason", async () => {
  const { tenant, head, person } = await newCompany();
  const id = await ask(person);
  const mails = await mailsOf(tenant.tenantId);
  expect(mails.map(({ to, action }) => [to, action.url])).toEqual([
    [
      tenant.owner.email,
      `http://localhost:3000/superadmin/leave/management?employee=${person.employeeId}&request=${id}`,
    ],
    [
      head.email,
      `http://localhost:3000/staff/leave/management?employee=${person.employeeId}&request=${id}`,
    ],
  ]);
  expect(mails[1]).toMatchObject({
    subject: "Thabo Mokoena asks for leave",
    tenantName: "Protea Foods",
    greeting: "Hello Lerato,",
    paragraphs: ["Thabo Mokoena asks for 2 days of sick leave from Mar 2, 2026 to Mar 3, 2026."],
  });
  expect(JSON.stringify(mails)).not.toContain("private illness");
});

test("a decision notifies the employee and settles the reviewers' notices", async () => {
  const { tenant, head, person } = await newCompany();
  const id = await ask(person);
  await call(head, leave.reject, { params: { id } });
  expect(await mailsOf(tenant.tenantId)).toMatchObject([
    {
      to: person.email,
      subject: "Your leave was rejected",
      paragraphs: [
        "Lerato Dlamini rejected your request for 2 days of sick leave from Mar 2, 2026 to Mar 3, 2026.",
      ],
      action: { url: `http://localhost:3000/staff/leave/my-leave?request=${id}` },
    },
  ]);
});

test("a decision that another has replaced is not mailed any more", async () => {
  const { tenant, head, person } = await newCompany();
  const id = await ask(person);
  await call(head, leave.reject, { params: { id } });
  await call(tenant.owner, leave.approve, { params: { id } });
  expect((await mailsOf(tenant.tenantId)).map(({ subject }) => subject)).toEqual([
    "Your leave was approved",
  ]);
});
