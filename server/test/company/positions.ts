import type { Tx } from "#server/db/database.ts";

/** Adds departments; returns their ids in the same order. */
export async function insertDepartments(tx: Tx, names: readonly string[]): Promise<number[]> {
  const departments = await tx
    .insertInto("departments")
    .values(names.map((departmentName) => ({ tenantId: tx.tenantId, departmentName })))
    .returning("id")
    .execute();
  return departments.map(({ id }) => id);
}

/** Makes an employee the head of a department. The only place where tests and benchmarks write headships. */
export async function insertHeadship(
  tx: Tx,
  { departmentId, employeeId }: { departmentId: number; employeeId: number },
): Promise<void> {
  await tx
    .updateTable("departments")
    .set({ departmentHeadId: employeeId })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", departmentId)
    .execute();
}

export interface Assignment {
  employeeId: number;
  departmentId: number;
  positionTitle: string;
}

/** Gives each employee a position of their own. The only place where tests and benchmarks write assignments. */
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
      })),
    )
    .returning("id")
    .execute();
  await tx
    .insertInto("positionAssignments")
    .values(
      assignments.map(({ employeeId }, index) => ({
        tenantId,
        employeeId,
        positionId: positions[index]?.id ?? 0,
        dateJoined: "2026-01-05",
      })),
    )
    .execute();
}
