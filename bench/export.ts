import { sql } from "kysely";
import { asOwner } from "#server/db/owner-connection.ts";
import { ownCpuUs, postgresCpuUs } from "./cpu.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const people = 10_000;

/** An export of all users on the first day, with every read to record, against a later one. In CPU time. */
export async function benchExport(report: Report): Promise<void> {
  const world = await startWorld(people);
  try {
    await asOwner(world.ownerUrl, async (execute) => void (await execute("vacuum analyze")));
    const costOf = async (query = "") => {
      const before = ownCpuUs() + postgresCpuUs(world.postmasterPid);
      const answer = await fetch(`${world.url}/prod/secure/employee/export${query}`, {
        headers: { authorization: `Bearer ${world.owner.token}` },
      });
      if (!answer.ok) throw new Error(`export: ${answer.status}`);
      await answer.text();
      return ownCpuUs() + postgresCpuUs(world.postmasterPid) - before;
    };
    await costOf("?search=molefe");
    const first = await costOf();
    const { services, owner } = world;
    await services.database.inTenant(owner.tenantId, async (tx) => {
      await sql`
        insert into record_reads (tenant_id, employee_id, day, reader_id, part)
        select tenant_id, id, current_date, ${owner.employeeId}, 'export' from employees where tenant_id = ${tx.tenantId}
        on conflict do nothing`.execute(tx);
    });
    report.ratio(
      "the day's first export, in repeated ones",
      first / (await costOf()),
      "firstExport",
    );
  } finally {
    await world.stop();
  }
}
