import { sql } from "kysely";
import { asOwner } from "#server/db/owner-connection.ts";
import { ownCpuUs, postgresCpuUs } from "./cpu.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const [people, changed] = [5_000, 500];

/** A change of manager for five hundred people, each with a handover: its preview and execution, in CPU time. */
export async function benchMassChange(report: Report): Promise<void> {
  const world = await startWorld(people);
  try {
    await asOwner(world.ownerUrl, async (execute) => void (await execute("vacuum analyze")));
    const ids = await world.services.database.readTenant(world.owner.tenantId, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from employees where tenant_id = ${tx.tenantId} and id <> ${world.owner.employeeId}
        order by id limit ${changed + 3}`.execute(tx);
      return rows.map(({ id }) => id);
    });
    const [first = 0, second = 0, third = 0, ...led] = ids;
    const today = new Date().toISOString().slice(0, 10);
    const costOf = async (call: string, managerId: number, more: object) => {
      const line = led.map((employeeId) => ({ employeeId, leads: "manager", managerId }));
      const before = ownCpuUs() + postgresCpuUs(world.postmasterPid);
      const answer = await fetch(`${world.url}/prod/secure/continuity/${call}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${world.owner.token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ people: line, from: today, ...more }),
      });
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      return (ownCpuUs() + postgresCpuUs(world.postmasterPid) - before) / 1000;
    };
    const reason = { reason: "The department is divided" };
    await costOf("set-lines", first, reason);
    await costOf("set-lines", second, reason);
    report.milliseconds(
      `preview of who leads ${changed} people`,
      await costOf("preview-lines", third, {}),
      "massChangeMs",
    );
    report.milliseconds(
      `change of who leads ${changed} people`,
      await costOf("set-lines", third, reason),
      "massChangeMs",
    );
  } finally {
    await world.stop();
  }
}
