import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { insertAttachment } from "#server/modules/documents/index.ts";
import { addLeaveFile, removeLeaveFile } from "#server/test/leave-files.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";
import { insertLeave } from "./request-queries.ts";

const roles = ["person", "reviewer", "super administrator", "other"] as const;
type Role = (typeof roles)[number];

const doc = readFileSync(new URL("../../../../docs/leave-states.md", import.meta.url), "utf8");
const [names = [], , ...lines] = doc
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const actions = names.slice(1);
const rights = lines.map(([state = "", ...cells]) => ({
  state,
  may: new Map(cells.map((cell, n) => [actions[n] ?? "", cell.split(", ")])),
}));

const mayEver = (action: string, role: Role) =>
  rights.some(({ may }) => may.get(action)?.includes(role));

const perform = async (as: Person, action: string, id: number) => {
  const params = { id };
  const reason = "Plans have changed";
  if (action === "approve") return call(as, leave.approve, { params });
  if (action === "reject") return call(as, leave.reject, { params });
  if (action === "edit") return call(as, leave.edit, { params, body: { ...daysOf(id), reason } });
  if (action === "withdraw") return call(as, leave.withdraw, { params });
  if (action === "ask-to-cancel") return call(as, leave.askToCancel, { params });
  if (action === "cancel") return call(as, leave.cancel, { params, body: { reason } });
  if (action === "refuse") return call(as, leave.cancel, { params, body: { granted: false } });
  if (action === "return-early")
    return call(as, leave.returnEarly, { params, body: { endDate: wednesdayOf(id) } });
  if (action === "turn-sick") {
    const { leaveType: _, ...days } = daysOf(id);
    const body = { leaveId: id, ...days, reason };
    return call(as, leave.turnSick, { body });
  }
  return performOnFiles(as, action, id);
};

const performOnFiles = async (as: Person, action: string, id: number) => {
  if (action === "add-file") return addLeaveFile(as, id);
  if (action === "remove-file") return removeLeaveFile(as, fileIds.get(id) ?? 0);
  throw new Error(`There is no call for ${action}.`);
};

/** Four days of a week per request, always with a working day before the last. */
const weeks = new Map<number, { startDate: string; endDate: string }>();
function nextWeek(firstMonday: string) {
  const monday = Temporal.PlainDate.from(firstMonday).add({ weeks: weeks.size });
  return { startDate: monday.toString(), endDate: monday.add({ days: 3 }).toString() };
}
const wednesdayOf = (id: number) =>
  Temporal.PlainDate.from(weeks.get(id)?.startDate ?? "")
    .add({ days: 2 })
    .toString();

const daysOf = (id: number) => ({
  leaveType: "UnpaidLeave" as const,
  ...{ startDate: "", endDate: "", ...weeks.get(id) },
});

const fileIds = new Map<number, number>();
const attach = ({ inTenant }: TestTenant, { employeeId }: Person, leaveRequestId: number) =>
  inTenant(async (tx) => {
    const of = { leaveRequestId, employeeId, uploadedById: employeeId };
    const attachment = { ...of, documentName: "Certificate", at: new Date().toISOString() };
    const stored = { storageKey: randomUUID(), sha256: "x", fileName: "a.pdf", fileSizeBytes: 1 };
    const { id } = await insertAttachment(tx, attachment, {
      ...stored,
      contentType: "application/pdf",
    });
    return id;
  });

const [past, future] = ["2001-01-08", "2031-01-06"];

async function leaveIn(
  tenant: TestTenant,
  person: Person,
  { state, action }: Pick<Cell, "state" | "action">,
): Promise<number> {
  const days = nextWeek(state === "approved, ended" ? past : future);
  const [status = ""] = state.split(",");
  const isAsked = status === "cancellation asked";
  const leaveStatus = (isAsked ? "approved" : status) as "approved";
  const id = await tenant.inTenant(async (tx) => {
    const { id: made } = await insertLeave(
      tx,
      {
        employeeId: person.employeeId,
        leaveType: action === "turn-sick" ? "AnnualLeave" : "UnpaidLeave",
        ...days,
        duration: 4,
        leaveStatus,
        reason: "Rest",
        contactNumber: "",
        requestedAt: new Date().toISOString(),
        decidedAt: null,
      },
      [],
    );
    if (isAsked)
      await tx
        .updateTable("leaveRequests")
        .set({ cancellationAskedAt: new Date().toISOString() })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", made)
        .execute();
    return made;
  });
  weeks.set(id, days);
  fileIds.set(id, await attach(tenant, person, id));
  return id;
}

type Cell = { state: string; action: string; role: Role };

const cells: Cell[] = rights.flatMap(({ state }) =>
  actions.flatMap((action) => roles.map((role) => ({ state, action, role }))),
);

function statusOf({ state, action, role }: Cell): number {
  const row = rights.find((one) => one.state === state);
  if (row?.may.get(action)?.includes(role)) return 200;
  if (role === "other") return 404;
  return mayEver(action, role) ? 409 : 403;
}

test("each person may do what the table of states says [LEAVEADM-28..32]", async () => {
  expect(cells).toHaveLength(7 * 11 * 4);
  const tenant = await newTenant();
  const reviewer = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Sales", reviewer.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  const other = await tenant.newEmployee({ departmentId });
  const people = { person, reviewer, "super administrator": tenant.owner, other };
  for (const cell of cells) {
    const id = await leaveIn(tenant, person, cell);
    const { status } = await perform(people[cell.role], cell.action, id);
    expect([cell, status === 201 ? 200 : status]).toEqual([cell, statusOf(cell)]);
  }
});
