import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import {
  choicesOf,
  draftOf,
  drivers,
  headings,
  importCompany,
  importOf,
  rowsOf,
  runAll,
  runBatch,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { call, services } from "#server/test/world.ts";
import { runImport } from "./jobs.ts";

const { check: checkImport, discard: discardImport, stop: stopImport } = api.import;
const { detailedInfo } = api.employees;

test("an imported employee equals one added by hand, with history and invitation", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, people, domain, storyOf } = tenant;
  const positionId = await vacancy("Driver");
  const file = [
    "Surname;Given Name;E-mail;Job Title;Dept;Start;Contract;Role;Personnel No;Cell;RSA ID;Tax No;Sex;DOB;Address;Locker",
    `Nkuna;Busisiwe;B.Nkuna@${domain.toUpperCase()};driver;logistics;31/03/2026;Part Time;manager;KF-7;082 123 4567;8501015800088;1234567890;f;1985-01-01;"1 Long Street\nCape Town";14`,
  ].join("\r\n");
  const { body } = await uploadPeople(owner, file);
  expect(body).toMatchObject({ badCount: 0, separator: ";" });
  expect(body.columns.at(-1)).toMatchObject({ header: "Locker", field: null });
  expect((await start(owner, body.id)).status).toBe(200);
  expect(await runAll(tenant, body.id)).toMatchObject({ state: "finished", addedCount: 1 });

  const [{ employeeId = 0 } = {}] = await people();
  const { body: found } = await call(owner, detailedInfo, { query: { employeeId } });
  expect(found[0]).toMatchObject({
    firstName: "Busisiwe",
    lastName: "Nkuna",
    email: `b.nkuna@${domain}`,
    hireDate: "2026-03-31",
    employmentStatus: "PartTime",
    employeeRole: "Manager",
    employeeStatus: "pending",
    isActive: true,
    positionId,
    employeeNumber: "KF-7",
    idNumber: "8501015800088",
    taxNumber: "1234567890",
    dateOfBirth: "1985-01-01",
    homeAddress: "1 Long Street\nCape Town",
    leaveAllocated: { annual: 15 },
  });
  const story = await storyOf({ employeeId });
  expect(story[0]).toMatchObject({ kind: "joined", day: "2026-03-31", byId: owner.employeeId });
  const jobs = (await tenant.jobs()).map(({ job }) => job);
  expect(jobs).toContain("auth.mailInvitation");
});

test("missing departments and positions are created once chosen, vacant positions filled first", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, people } = tenant;
  const positionId = await vacancy("Driver");
  const file = [
    headings,
    "Ann,One,one,Driver,Logistics,2026-03-02",
    "Ann,Two,two,Driver,Logistics,2026-03-02",
    "Ann,Three,three,Packer,Packing,2026-03-02",
    "Ann,Four,four,Packer,packing,2026-03-02",
  ].join("\n");
  const draft = await draftOf(tenant, file);
  expect(draft).toMatchObject({ badCount: 0, newDepartments: 1, newPositions: 3 });
  const planned = (await rowsOf(owner, draft.id)).map((row) => [
    row.createsDepartment,
    row.createsPosition,
  ]);
  expect(planned).toEqual([
    [false, false],
    [false, true],
    [true, true],
    [true, true],
  ]);
  await start(owner, draft.id);
  await runAll(tenant, draft.id);
  const places = (await people()).map((one) => [
    one.lastName,
    one.positionTitle,
    one.departmentTitle,
  ]);
  expect(places).toEqual([
    ["Four", "Packer", "Packing"],
    ["One", "Driver", "Logistics"],
    ["Three", "Packer", "Packing"],
    ["Two", "Driver", "Logistics"],
  ]);
  const one = (await people()).find(({ lastName }) => lastName === "One");
  expect(one?.positionId).toBe(positionId);
});

test("an all-or-none import with an error adds none of its people", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, people } = tenant;
  await vacancy("Driver");
  const { body: bad } = await uploadPeople(owner, drivers("One", "Two"));
  const refused = await start(owner, bad.id, "all");
  expect([refused.status, refused.body.code]).toEqual([409, "import_rows_bad"]);

  const draft = await draftOf(tenant, drivers("One", "Two"));
  expect((await start(owner, draft.id, "all")).status).toBe(200);
  const positionId = await vacancy("Driver");
  const two = {
    firstName: "Ann",
    lastName: "Meanwhile",
    email: `ann.two@${tenant.domain}`,
    positionId,
    departmentId: tenant.departmentId,
    employmentStatus: "FullTime",
    employeeRole: "Employee" as const,
    hireDate: "2026-03-02",
  };
  expect((await call(owner, api.onboarding.addEmployee, { body: two })).status).toBe(201);
  expect(await runAll(tenant, draft.id)).toMatchObject({
    state: "refused",
    addedCount: 0,
    badCount: 1,
  });
  expect(await rowsOf(owner, draft.id, "bad")).toMatchObject([
    { row: 3, faults: [{ field: "email", message: "Email already exists" }] },
  ]);
  expect((await people()).map(({ lastName }) => lastName)).toEqual(["Meanwhile"]);
});

test("a row that becomes wrong is left out, and the others added", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, people } = tenant;
  await vacancy("Driver");
  await vacancy("Driver");
  const { body } = await uploadPeople(owner, drivers("One", "Two"));
  await start(owner, body.id, "good");
  const { departmentId, inTenant } = tenant;
  await inTenant((tx) =>
    tx
      .updateTable("positions")
      .set({ heldUntil: "infinity" })
      .where("tenantId", "=", tx.tenantId)
      .where("departmentId", "=", departmentId)
      .where("id", "=", (eb) =>
        eb
          .selectFrom("positions as p")
          .where("p.tenantId", "=", tx.tenantId)
          .select(({ fn }) => fn.max("p.id").as("id")),
      )
      .execute(),
  );
  expect(await runAll(tenant, body.id)).toMatchObject({
    state: "finished",
    addedCount: 1,
    badCount: 1,
  });
  expect((await people()).map(({ lastName }) => lastName)).toEqual(["One"]);
});

test("a second import is refused while one runs, naming its author", async () => {
  const tenant = await importCompany();
  const { owner, newEmployee } = tenant;
  const other = await newEmployee({ name: "Pieter", surname: "Botha", employeeRole: "Executive" });
  const first = await draftOf(tenant, drivers("One"));
  const { body: second } = await uploadPeople(other, drivers("Two").replace("Driver", "x"));
  await start(owner, first.id);
  await call(other, checkImport, {
    params: { id: second.id },
    body: {
      columns: choicesOf(first),
      createsMissing: true,
    },
  });
  const refused = await start(other, second.id);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: "import_running", message: expect.stringContaining("Naledi Khumalo") },
  ]);
  await runAll(tenant, first.id);
  expect((await start(other, second.id)).status).toBe(200);
});

test("one of two imports started at the same moment is refused", async () => {
  const tenant = await importCompany();
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  const first = await draftOf(tenant, drivers("One"));
  const second = await draftOf({ ...tenant, owner: other }, drivers("Two"));
  const answers = await Promise.all([start(tenant.owner, first.id), start(other, second.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a started import cannot be started, checked or discarded again", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const draft = await draftOf(tenant, drivers("One"));
  await start(owner, draft.id);
  const columns = choicesOf(draft);
  const params = { id: draft.id };
  const answers = [
    await start(owner, draft.id),
    await call(owner, checkImport, { params, body: { columns, createsMissing: true } }),
    await call(owner, discardImport, { params }),
  ];
  for (const answer of answers)
    expect([answer.status, answer.body.code]).toEqual([409, "import_started"]);
});

test("an all-or-none import blocks moves only", async () => {
  const tenant = await importCompany();
  const { owner, departmentId, vacancy, newEmployee } = tenant;
  const clerk = await newEmployee({ departmentId: await tenant.newDepartment("Sales") });
  const positionId = await vacancy("Clerk");
  const draft = await draftOf(tenant, drivers("One", "Two"));
  await start(owner, draft.id, "all");
  const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const importing = services.background.inTenant(tenant.tenantId, async (tx) => {
    await runImport.run(await jobContext(services, tx, new Date()), { importId: draft.id });
    written.resolve();
    await seen.promise;
  });
  await written.promise;

  const position = { positionTitle: "Senior Clerk", jobDescription: "Works", departmentId };
  const moving = call(owner, api.departments.updatePosition, {
    params: { id: positionId },
    body: { ...position, employeeId: clerk.employeeId },
  });
  const others = [
    call(owner, api.departments.updatePosition, { params: { id: positionId }, body: position }),
    call(owner, api.departments.createPosition, { body: position }),
    call(clerk, api.employees.update, {
      params: { id: clerk.employeeId },
      body: { homeAddress: "2 Long Street" },
    }),
    call(clerk, api.leave.createRequest, {
      body: {
        leaveType: "UnpaidLeave",
        startDate: "2027-03-01",
        endDate: "2027-03-02",
        reason: "Rest",
      },
    }),
  ];
  for (const other of others) expect((await other).body.code).toBeUndefined();
  const told = await moving;
  expect([told.status, told.body.code]).toEqual([409, "people_moving"]);
  seen.resolve();
  await importing;
  expect(await importOf(owner, draft.id)).toMatchObject({ state: "finished", addedCount: 2 });
});

const many = (count: number) => drivers(...Array.from({ length: count }, (_, n) => `n${n}`));

test("after a restart, an import continues with the missing people only", async () => {
  const tenant = await importCompany();
  const { owner, people } = tenant;
  const draft = await draftOf(tenant, many(501));
  await start(owner, draft.id);
  await runBatch(tenant, draft.id);
  expect(await importOf(owner, draft.id)).toMatchObject({ state: "running", addedCount: 500 });
  // The server fails between the last addition and the commit.
  await expect(
    tenant.inTenant(async (tx) => {
      await runImport.run(await jobContext(services, tx, new Date()), { importId: draft.id });
      throw new Error("The server is gone.");
    }),
  ).rejects.toThrow("The server is gone.");
  expect(await importOf(owner, draft.id)).toMatchObject({ state: "running", addedCount: 500 });
  expect(await runAll(tenant, draft.id)).toMatchObject({ state: "finished", addedCount: 501 });
  await runBatch(tenant, draft.id);
  expect(new Set((await people()).map(({ email }) => email)).size).toBe(501);
});

test("a stopped import stays with the people added so far", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const draft = await draftOf(tenant, many(501));
  await start(owner, draft.id);
  await runBatch(tenant, draft.id);
  await call(owner, stopImport, { params: { id: draft.id } });
  await runBatch(tenant, draft.id);
  expect(await importOf(owner, draft.id)).toMatchObject({
    state: "stopped",
    addedCount: 500,
    stopReason: "A super administrator has stopped it.",
  });
});

test("an import stops if its author may no longer add people", async () => {
  const tenant = await importCompany();
  const { inTenant, owner } = tenant;
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  const draft = await draftOf({ ...tenant, owner: other }, drivers("One"));
  await start(other, draft.id);
  await inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ employeeRole: "HR" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", other.employeeId)
      .execute(),
  );
  expect(await runAll(tenant, draft.id)).toMatchObject({ state: "stopped", addedCount: 0 });
  expect(owner.employeeId).not.toBe(other.employeeId);
});

test("a company whose address is not confirmed imports nobody", async () => {
  const tenant = await importCompany();
  const draft = await draftOf(tenant, drivers("One"));
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ confirmedAt: null }).where("id", "=", tx.tenantId).execute(),
  );
  const { status, body } = await start(tenant.owner, draft.id);
  expect([status, body.code]).toEqual([409, "email_not_confirmed"]);
});

test("an import and a simultaneous addition share an e-mail without a loss", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, people, departmentId, domain } = tenant;
  const draft = await draftOf(tenant, drivers("One", "Two"));
  await start(owner, draft.id);
  const body = {
    firstName: "Ann",
    lastName: "Meanwhile",
    email: `ann.two@${domain}`,
    positionId: await vacancy("Cook"),
    departmentId,
    employmentStatus: "FullTime",
    employeeRole: "Employee" as const,
    hireDate: "2026-03-02",
  };
  const [added] = await Promise.all([
    call(owner, api.onboarding.addEmployee, { body }),
    // If the other comes first, the job fails and is repeated.
    runBatch(tenant, draft.id).catch(() => runBatch(tenant, draft.id)),
  ]);
  const { addedCount, badCount, state } = await runAll(tenant, draft.id);
  expect([state, addedCount + badCount]).toEqual(["finished", 2]);
  expect(addedCount).toBe(added.status === 201 ? 1 : 2);
  expect((await people()).map(({ email }) => email).toSorted()).toEqual([
    `ann.one@${domain}`,
    `ann.two@${domain}`,
  ]);
});

test("a company on public mail imports only its daily number of invitations", async () => {
  const tenant = await importCompany();
  await tenant.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ domainName: "gmail.com" })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  const surnames = (count: number) =>
    Array.from({ length: count }, (_, n) => `${tenant.domain}.${n}`);
  const draft = await draftOf(tenant, drivers(...surnames(21)));
  const { status, body } = await start(tenant.owner, draft.id);
  expect([status, body.code]).toEqual([429, "invitation_limit"]);
  const fewer = await draftOf(tenant, drivers(...surnames(20)));
  expect((await start(tenant.owner, fewer.id)).status).toBe(200);
});

test.each([
  ["an owner whose profile is not approved", { isOwner: true, employeeStatus: "pending" }, true],
  ["another super administrator whose profile is", { employeeStatus: "approved" }, true],
  ["another super administrator without approval", { employeeStatus: "pending" }, false],
  ["an owner who leads no more", { isOwner: true, employeeRole: "HR" }, false],
  ["an owner who is deactivated", { isOwner: true, isActive: false }, false],
] as const)("an import of %s ends as the guard decides", async (_, state, finishes) => {
  const tenant = await importCompany();
  const { newEmployee, inTenant, vacancy } = tenant;
  await vacancy("Driver");
  const other = await newEmployee({ employeeRole: "Executive" });
  const { isOwner = false, ...changed } = { isOwner: false, ...state };
  const author = isOwner ? tenant.owner : other;
  const { body } = await uploadPeople(author, drivers("One"));
  expect((await start(author, body.id)).status).toBe(200);
  await inTenant((tx) =>
    tx
      .updateTable("employees")
      .set(changed)
      .where("tenantId", "=", tenant.tenantId)
      .where("id", "=", author.employeeId)
      .execute(),
  );
  const again = await uploadPeople(author, drivers("Two"));
  expect(again.status < 400).toBe(finishes);
  await runBatch(tenant, body.id);
  await runBatch(tenant, body.id);
  const { state: end } = await importOf(isOwner ? other : tenant.owner, body.id);
  expect(end).toBe(finishes ? "finished" : "stopped");
});
