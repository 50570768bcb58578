import { expect, test } from "vitest";
import { departments } from "#contract/departments.ts";
import { onboarding } from "#contract/onboarding.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import {
  call,
  type EmployeeOptions,
  mailsOf,
  newTenant,
  type Person,
  services,
  type TestTenant,
} from "#server/test/world.ts";
import { remindOfProfile } from "./jobs.ts";

const remind = ({ inTenant }: TestTenant, { employeeId }: Person) =>
  inTenant(async (tx) =>
    remindOfProfile.run(await jobContext(services, tx, new Date()), { employeeId }),
  );

const kindsFor = ({ inTenant }: TestTenant, { employeeId }: Person) =>
  inTenant(async (tx) => {
    const rows = await tx
      .selectFrom("notifications")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", employeeId)
      .select("kind")
      .execute();
    return rows.map(({ kind }) => kind);
  });

async function reminded(options: EmployeeOptions) {
  const tenant = await newTenant();
  const person = await tenant.newEmployee(options);
  await remind(tenant, person);
  return { tenant, person, kinds: await kindsFor(tenant, person) };
}

test("an added employee is reminded of their profile after three days", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Sales");
  const { body: position } = await call(tenant.owner, departments.createPosition, {
    body: { positionTitle: "Clerk", jobDescription: "Clerks", departmentId, employeeId: null },
  });
  const before = Date.now();
  await call(tenant.owner, onboarding.addEmployee, {
    body: {
      firstName: "Ann",
      lastName: "Dube",
      email: `ann@${tenant.domain}`,
      positionId: position.id,
      departmentId,
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate: "2026-03-02",
    },
  });
  const [reminder, ...others] = await tenant.laterJobs();
  expect([reminder?.job, others]).toEqual(["onboarding.remindOfProfile", []]);
  const waitsDays = (Date.parse(reminder?.startAfter ?? "") - before) / 86_400_000;
  expect(waitsDays).toBeCloseTo(3, 3);
  expect((await tenant.jobs()).map(({ job }) => job)).toEqual(["auth.mailInvitation"]);
});

test("the profile reminder comes in app and mail, linking to the wizard", async () => {
  const { tenant, person, kinds } = await reminded({ employeeStatus: "pending" });
  expect(kinds).toEqual(["profileToComplete"]);
  expect(await mailsOf(tenant.tenantId)).toMatchObject([
    {
      to: person.email,
      subject: "Your profile is waiting for you",
      action: { url: "http://localhost:3000/staff/update-profile" },
      settingsUrl: "http://localhost:3000/settings?section=notifications",
    },
  ]);
});

test("an added super administrator gets a link to their own wizard", async () => {
  const { tenant } = await reminded({ employeeStatus: "pending", employeeRole: "Executive" });
  expect(await mailsOf(tenant.tenantId)).toMatchObject([
    { action: { url: "http://localhost:3000/superadmin/update-company-profile" } },
  ]);
});

test.each([
  ["is complete", { employeeStatus: "approved" }],
  [
    "can no longer be completed, the employee being deactivated",
    { employeeStatus: "pending", isActive: false },
  ],
] as const)("a profile that %s is not mentioned", async (_, options) => {
  const { tenant, kinds } = await reminded(options);
  expect(kinds).toEqual([]);
  expect(await mailsOf(tenant.tenantId)).toEqual([]);
});
