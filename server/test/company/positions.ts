import { currentTime } from "#server/clock.ts";
import type { Tx } from "#server/db/database.ts";
import { saveVacancies } from "#server/modules/departments/vacancy-queries.ts";
import { addRecordWords } from "#server/modules/search/index.ts";

/** The default first day of heads and holders. */
const longAgo = "2026-01-05";

export async function insertDepartments(tx: Tx, names: readonly string[]): Promise<number[]> {
  const departments = await tx
    .insertInto("departments")
    .values(names.map((departmentName) => ({ tenantId: tx.tenantId, departmentName })))
    .returning(["id", "departmentName"])
    .execute();
  await addRecordWords(
    tx,
    departments.map(({ id, departmentName }) => ({
      kind: "department",
      id,
      texts: { name: departmentName },
    })),
  );
  return departments.map(({ id }) => id);
}

/** The author of the records is the owner. */
async function recorded(tx: Tx) {
  const { ownerEmployeeId } = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("ownerEmployeeId")
    .executeTakeFirstOrThrow();
  return { recordedAt: currentTime().toISOString(), recordedById: ownerEmployeeId };
}

/** Makes an employee the head. Tests and benchmarks write headships only here. */
export async function insertHeadship(
  tx: Tx,
  { departmentId, employeeId }: { departmentId: number; employeeId: number },
): Promise<void> {
  await tx
    .insertInto("departmentHeadships")
    .values({
      tenantId: tx.tenantId,
      departmentId,
      employeeId,
      dateFrom: longAgo,
      ...(await recorded(tx)),
    })
    .execute();
}

/** Removes employees from their positions as if never assigned. */
export async function retractAssignments(tx: Tx, employeeId: number): Promise<void> {
  const retracted = await tx
    .updateTable("positionAssignments")
    .set({ retractedAt: currentTime().toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .returning("positionId")
    .execute();
  await saveVacancies(
    tx,
    retracted.map(({ positionId }) => positionId),
  );
}

export interface Assignment {
  employeeId: number;
  departmentId: number;
  positionTitle: string;
}

/** A position for each employee. Tests and benchmarks write assignments only here. */
export async function insertAssignments(tx: Tx, assignments: readonly Assignment[]): Promise<void> {
  const { tenantId } = tx;
  const positions = await tx
    .insertInto("positions")
    .values(
      assignments.map(({ departmentId, positionTitle }) => ({
        tenantId,
        departmentId,
        positionTitle,
        jobDescription: positionTitle,
        heldUntil: "infinity",
      })),
    )
    .returning(["id", "positionTitle"])
    .execute();
  await addRecordWords(
    tx,
    positions.map(({ id, positionTitle }) => ({
      kind: "position",
      id,
      texts: { name: positionTitle },
    })),
  );
  const record = await recorded(tx);
  await tx
    .insertInto("positionAssignments")
    .values(
      assignments.map(({ employeeId, departmentId }, index) => ({
        tenantId,
        employeeId,
        positionId: positions[index]?.id ?? 0,
        departmentId,
        dateJoined: longAgo,
        dateFrom: longAgo,
        ...record,
      })),
    )
    .execute();
}
