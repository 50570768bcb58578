import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { Job } from "#server/jobs/job.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import type { Mail } from "#server/mail/mail.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import { leaveJobs } from "./jobs.ts";
import { leaveNotices } from "./notices.ts";

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
const jobsOfLeave: readonly Job<any>[] = [
  ...leaveJobs,
  ...leaveNotices.flatMap(({ mailJob }) => mailJob ?? []),
];

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

/** Runs all jobs that a company's calls have enqueued, and returns the mails instead of sending them. */
async function sentMails(tenant: TestTenant): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const { job: name, payload } of await tenant.jobs()) {
    const job = jobsOfLeave.find((one) => one.name === name);
    const effects = await tenant.inTenant(async (tx) =>
      job?.run(await jobContext(services, tx, new Date()), payload),
    );
    mails.push(...(effects ?? []).map(({ content }) => content));
  }
  return mails;
}

async function newCompany() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  return { tenant, head, person };
}

test("every reviewer is asked for a decision by mail, with a link to the request in their own area and without the reason", async () => {
  const { tenant, head, person } = await newCompany();
  const id = await ask(person);
  const mails = await sentMails(tenant);
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

test("once it is decided the employee is notified, and no reviewer is asked any longer", async () => {
  const { tenant, head, person } = await newCompany();
  const id = await ask(person);
  await call(head, leave.reject, { params: { id } });
  expect(await sentMails(tenant)).toMatchObject([
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
  expect((await sentMails(tenant)).map(({ subject }) => subject)).toEqual([
    "Your leave was approved",
  ]);
});
