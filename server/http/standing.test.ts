import { expect, test } from "vitest";
import { operations } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { call, type EmployeeOptions, newTenant, type Person } from "#server/test/world.ts";

const ofHooks = (name: string) => `hooks.${name}`;
const idOf = ({ module, name }: NamedOperation) => `${module}.${name}`;
const guarded = operations
  .filter(({ access }) => access !== "public")
  .map((operation) => ({ name: idOf(operation), operation }));

const ownAccount = [
  "auth.signOut",
  "auth.changePassword",
  "auth.listSessions",
  "auth.endSession",
  "auth.endOtherSessions",
  "auth.confirmIdentity",
  "auth.listFactors",
  "auth.startApp",
  "auth.confirmApp",
  "auth.removeApp",
  "auth.confirmOptions",
  "auth.addPasskeyOptions",
  "auth.addPasskey",
  "auth.renamePasskey",
  "auth.removePasskey",
  "auth.newRecoveryCodes",
  "auth.getNewsletter",
  "auth.updateNewsletter",
  ...["sso.getOwnProvider", "sso.startConfirmation", "sso.finishConfirmation"],
  "employees.currentEmployee",
  "employees.update",
  "tenant.getTenant",
  "leave.initializeLeave",
];

/** The other calls of registration, and the confirmation of the owner's address. */
const registration = [
  "tenant.updateTenant",
  "employees.updateOwnerOnRegistration",
  "employees.toggleStatus",
  "departments.createDepartment",
  "departments.createPosition",
  "onboarding.sendConfirmation",
];

/** The remaining calls of both wizards. */
const wizard = [
  "employees.fullProfile",
  "employees.approveStatus",
  "employees.createNextOfKin",
  "employees.updateNextOfKin",
  "departments.getPosition",
  "documents.createRecord",
  "documents.updateRecord",
  "documents.listForEmployee",
  "documents.upload",
  "documents.addVersion",
];

/** Contains the reminder to complete the profile. */
const ownNotifications = guarded
  .map(({ name }) => name)
  .filter((name) => name.startsWith("notifications."));

/** The remaining calls of the owner's wizard; the second finds the company registered. */
const ownerWizard = [
  "tenant.updateTenant",
  "employees.updateOwnerOnRegistration",
  "employees.updateOwnerOnProfile",
  "onboarding.sendConfirmation",
];

const administration = [
  "auth.getSignInRules",
  "auth.listWithoutFactor",
  "auth.remindWithoutFactor",
  "auth.resetFactors",
  "auth.updateSignInRules",
  "audit.exportAudit",
  "audit.listAudit",
  "continuity.chart",
  "continuity.chartChanges",
  "continuity.chartCounts",
  "continuity.chartVacancies",
  "continuity.exportChart",
  "continuity.leading",
  "continuity.lines",
  "continuity.previewLines",
  "continuity.setLines",
  "continuity.withdrawLine",
  "continuity.releaseStep",
  "continuity.releaseTurns",
  "dashboard.superadmin",
  "continuity.firstGaps",
  "continuity.gaps",
  "continuity.passOn",
  "continuity.setGapAside",
  "continuity.bringGapBack",
  "departments.createDepartment",
  "departments.createPosition",
  "departments.deleteDepartment",
  "departments.deletePosition",
  "departments.updateDepartment",
  "departments.updatePosition",
  "calendar.createCalendarEvent",
  "calendar.updateWorkEvent",
  "calendar.deleteWorkEvent",
  "documents.archive",
  "employees.changeMany",
  "employees.detailedInfo",
  "employees.exportList",
  "employees.managers",
  "employees.move",
  "employees.plannedMove",
  "employees.previewChangeOfMany",
  "employees.rehire",
  "employees.rejectStatus",
  "employees.statistics",
  "employees.toggleStatus",
  "employees.updateOwnerOnProfile",
  "employees.updateOwnerOnRegistration",
  "employees.withdrawMove",
  "feedback.getReported",
  "feedback.listReports",
  "feedback.resolveReport",
  ...["createHook", "listDeliveries", "listHooks", "redeliver", "removeHook"].map(ofHooks),
  ...["rotateHookSecret", "sendTest", "startHook", "updateHook"].map(ofHooks),
  "keys.createKey",
  "keys.listKeys",
  "keys.revokeKey",
  "keys.rotateKey",
  "keys.updateKey",
  "leave.addDayRule",
  "leave.addEntry",
  "leave.addHoliday",
  "leave.addOwnGrant",
  "leave.addOwnType",
  "leave.addPattern",
  "leave.addPolicy",
  "leave.addPolicyVersion",
  "leave.assignPattern",
  "leave.assignPolicy",
  "leave.bookShutdown",
  "leave.changeOwnType",
  "leave.checkOpenings",
  "leave.closeOwnType",
  "leave.dayRules",
  "leave.discardShutdown",
  "leave.endOwnGrant",
  "leave.enterOpenings",
  "leave.holidays",
  "leave.patterns",
  "leave.planShutdown",
  "leave.policies",
  "leave.previewEmployment",
  "leave.previewHoliday",
  "leave.previewOwnGrant",
  "leave.previewPattern",
  "leave.previewPolicy",
  "leave.revokeDayRule",
  "leave.revokeHoliday",
  "leave.shutdownPeople",
  "leave.shutdowns",
  "leave.undoShutdown",
  "leave.unknownBirthDates",
  "leave.updateAllocation",
  "onboarding.addEmployee",
  "import.check",
  "import.correctRow",
  "import.discard",
  "import.exportFaults",
  "import.exportReport",
  "import.get",
  "import.invite",
  "import.listRows",
  "import.list",
  "onboarding.remindMany",
  "onboarding.resendInvitation",
  "onboarding.sendConfirmation",
  "import.start",
  "import.stop",
  "import.upload",
  "onboarding.withdrawInvitation",
  "payroll.certificate",
  "payroll.exportChanges",
  "payroll.exportLeave",
  "payroll.exportLiability",
  "payroll.listPeriods",
  "payroll.listProfiles",
  "payroll.lockPeriod",
  "payroll.previewProfile",
  "payroll.removeProfile",
  "payroll.saveProfile",
  "payroll.unlockPeriod",
  "sso.addDomain",
  "sso.checkDomain",
  "sso.listDomains",
  "sso.removeDomain",
  ...["sso.listProviders", "sso.saveProvider", "sso.removeProvider"],
  ...["sso.getRequirement", "sso.listLockedOut", "sso.requireProvider"],
  ...["sso.saveEmergencyAccounts", "sso.stopRequiring"],
  ...["sso.tryProvider", "sso.finishTrial"],
  "tenant.getRecipients",
  "tenant.getStorageUse",
  "tenant.updateRecipients",
  "tenant.updateTenant",
];

const everything = guarded.map(({ name }) => name);
const without = (names: readonly string[]) => everything.filter((name) => !names.includes(name));

interface Caller {
  employee: EmployeeOptions;
  may: readonly string[];
  /** The error for others; super administrators' operations are forbidden to staff. */
  refusal?: string;
}

const out = { may: [], refusal: "account_deactivated" };
const executive = { employeeRole: "Executive" } as const;
const pending = { employeeStatus: "pending" } as const;
const rejected = { employeeStatus: "rejected" } as const;
const deactivated = { isActive: false };
const completing = {
  refusal: "onboarding_incomplete",
  may: [...ownAccount, ...wizard, ...ownNotifications],
};
const completingOwner = { ...completing, may: [...completing.may, ...ownerWizard] };

const callers: Record<string, Caller> = {
  "staff completing their profile": { employee: pending, ...completing },
  "rejected staff": { employee: rejected, ...completing },
  "a super administrator completing their profile": {
    employee: { ...executive, ...pending },
    ...completingOwner,
  },
  "a rejected super administrator": {
    employee: { ...executive, ...rejected },
    ...completingOwner,
  },
  "approved staff": { employee: { employeeRole: "Administrator" }, may: without(administration) },
  "an approved super administrator": { employee: executive, may: everything },
  "staff deactivated while pending": { employee: { ...pending, ...deactivated }, ...out },
  "staff deactivated once approved": { employee: deactivated, ...out },
  "staff deactivated once rejected": { employee: { ...rejected, ...deactivated }, ...out },
  "a super administrator deactivated while pending": {
    employee: { ...executive, ...pending, ...deactivated },
    ...out,
  },
  "a super administrator deactivated once approved": {
    employee: { ...executive, ...deactivated },
    ...out,
  },
};

const refusals = [
  "account_deactivated",
  "onboarding_incomplete",
  "unauthenticated",
  "session_ended",
  "forbidden",
  "confirmation_needed",
  "factor_needed",
];

/** The reason for a refusal, if any; the incomplete input changes nothing. */
async function refusalOf(as: Person, operation: NamedOperation): Promise<string | null> {
  const { body } = await call(as, operation, { params: { id: 1 } });
  return refusals.find((code) => code === body?.code) ?? null;
}

/** Sign-out comes last, since it ends the session. */
const inOrder = guarded.toSorted(
  (one, other) => Number(one.name === "auth.signOut") - Number(other.name === "auth.signOut"),
);

async function walk(as: Person, { may, refusal }: Caller, isStaff: boolean): Promise<void> {
  for (const { name, operation } of inOrder) {
    const isAdmitted = may.includes(name);
    // An open stream does not end.
    if (operation.stream && isAdmitted) continue;
    const isForbidden = isStaff && refusal !== out.refusal && administration.includes(name);
    const expected = isAdmitted ? null : isForbidden ? "forbidden" : refusal;
    expect([name, await refusalOf(as, operation)]).toEqual([name, expected]);
  }
}

test.each(Object.entries(callers))(
  "of all operations %s may call exactly those named here [GUARD-19, GUARD-20, GUARD-30]",
  async (_, caller) => {
    const person = await (await newTenant()).newEmployee(caller.employee);
    await walk(person, caller, caller.employee.employeeRole !== executive.employeeRole);
  },
);

test("ten minutes after sign-in exactly the declared operations ask for a confirmation", async () => {
  const { owner, inTenant } = await newTenant();
  const tenMinutesAgo = new Date(Date.now() - 600_000).toISOString();
  await inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ confirmedAt: tenMinutesAgo })
      .where("tenantId", "=", tx.tenantId)
      .where("accountId", "=", owner.accountId)
      .execute(),
  );
  const refused: string[] = [];
  for (const { name, operation } of inOrder) {
    if (operation.stream) continue;
    const refusal = await refusalOf(owner, operation);
    if (refusal) refused.push(`${name} ${refusal}`);
  }
  const asked = [
    "auth.addPasskey",
    "auth.addPasskeyOptions",
    "auth.confirmApp",
    "auth.newRecoveryCodes",
    "auth.removeApp",
    "auth.removePasskey",
    "auth.renamePasskey",
    "auth.resetFactors",
    "auth.startApp",
    "auth.updateSignInRules",
    "employees.exportList",
    ...["createHook", "removeHook", "rotateHookSecret", "startHook", "updateHook"].map(ofHooks),
    "import.start",
    "keys.createKey",
    "keys.revokeKey",
    "keys.rotateKey",
    "keys.updateKey",
    "payroll.exportChanges",
    "payroll.exportLeave",
    "payroll.exportLiability",
    "payroll.removeProfile",
    "payroll.saveProfile",
    "sso.addDomain",
    "sso.removeDomain",
    "sso.removeProvider",
    "sso.requireProvider",
    "sso.saveEmergencyAccounts",
    "sso.saveProvider",
    "sso.stopRequiring",
    "sso.tryProvider",
  ];
  expect(refused.sort()).toEqual(asked.map((name) => `${name} confirmation_needed`));
});

test("who has to add a second step may only call what adds it, and may sign out", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  await inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ secondFactor: "everyone", secondFactorFrom: "2026-01-01" })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  const may = [
    "auth.signOut",
    "auth.confirmIdentity",
    "auth.listFactors",
    "auth.startApp",
    "auth.confirmApp",
    "auth.confirmOptions",
    "auth.addPasskeyOptions",
    "auth.addPasskey",
    "sso.getOwnProvider",
    "employees.currentEmployee",
  ];
  const caller = { may, refusal: "factor_needed" };
  await walk(owner, { employee: executive, ...caller }, false);
  const staff = { employeeRole: "Administrator" } as const;
  await walk(await newEmployee(staff), { employee: staff, ...caller }, true);
});

interface OwnerState {
  /** The end of the company's registration, if any. */
  registeredAt: string | null;
  isActive: boolean;
}

async function ownerWho({ registeredAt, isActive }: OwnerState): Promise<Person> {
  const { owner, inTenant } = await newTenant();
  await inTenant(async (tx) => {
    await tx.updateTable("tenants").set({ registeredAt }).where("id", "=", tx.tenantId).execute();
    await tx
      .updateTable("employees")
      .set({ ...pending, isActive })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", owner.employeeId)
      .execute();
  });
  return owner;
}

const registeredAt = "2026-01-05T08:00:00Z";

test("the owner of an unregistered company may only register it [GUARD-19]", async () => {
  const may = [...ownAccount, ...registration];
  const owner = await ownerWho({ registeredAt: null, isActive: false });
  await walk(owner, { employee: {}, may, refusal: "onboarding_incomplete" }, false);
});

test("a registered owner may call everything before completing a profile", async () => {
  const owner = await ownerWho({ registeredAt, isActive: true });
  await walk(owner, { employee: {}, may: everything }, false);
});

test("an owner deactivated after registering their company may call nothing", async () => {
  await walk(await ownerWho({ registeredAt, isActive: false }), { employee: {}, ...out }, false);
});
