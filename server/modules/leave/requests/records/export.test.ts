import Papa from "papaparse";
import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { ownClock } from "#server/test/clock.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

/** In the cycle of service with the leave. */
const firstDay = "2031-02-03";

const download = (as: Person, query = "") =>
  app.inject({
    method: "GET",
    url: `/prod${leave.exportRecords.path}${query}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

async function rowsOf(as: Person, query = "") {
  const { body } = await download(as, query);
  return Papa.parse<Record<string, string>>(body.replace("\ufeff", ""), {
    header: true,
    skipEmptyLines: true,
  }).data;
}
const surnames = async (as: Person, query = "") =>
  (await rowsOf(as, query)).map((row) => row["Last Name"]);

async function newKitchen() {
  ownClock()(firstDay);
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const kitchen = await tenant.newDepartment("Kitchen", head.employeeId);
  const anna = await tenant.newEmployee({
    ...{ name: "=1+1", surname: "Botha" },
    ...{ departmentId: kitchen, startDate: firstDay },
  });
  const { body } = await call(anna, leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: "2031-03-03",
      endDate: "2031-03-05",
      reason: "A private matter",
    },
  });
  return { tenant, head, kitchen, anna, id: body.id };
}

test("the file has each balance in days and no reason", async () => {
  const { tenant, head, id } = await newKitchen();
  await call(head, leave.approve, { params: { id } });
  const { statusCode, headers, body } = await download(tenant.owner, "?search=botha");
  expect([statusCode, headers["content-disposition"]]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="leave-[\d-]{10}\.csv"/),
  ]);
  expect(body).not.toContain("private");
  const [row] = await rowsOf(tenant.owner, "?search=botha");
  expect(row).toMatchObject({
    "First Name": "'=1+1",
    "Annual Granted": "15",
    "Annual Used": "3",
    "Annual Pending": "0",
    "Annual Remaining": "12",
    "Study Granted": "5",
  });
});

test("a head downloads their people's records, others only their own", async () => {
  const { tenant, head, kitchen, anna } = await newKitchen();
  await tenant.newEmployee({ name: "Zanele", surname: "Zulu" });
  expect(await surnames(head)).toEqual(["Botha", "Dlamini"]);
  expect(await surnames(anna)).toEqual(["Botha"]);
  expect(await surnames(tenant.owner, "?excludeSelf=true")).toEqual(["Botha", "Dlamini", "Zulu"]);
  expect(await surnames(tenant.owner, `?departmentId=${kitchen}`)).toEqual(["Botha"]);
  expect(await surnames(tenant.owner, "?show=pending")).toEqual(["Botha"]);
  expect(await surnames(tenant.owner, "?show=away")).toEqual([]);
  expect((await download(head, "?page=2")).statusCode).toBe(400);
});
