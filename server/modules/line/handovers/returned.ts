import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { followLaterDays } from "../change-line.ts";
import { returnEntries } from "./opening.ts";
import { closeReturned, returnDays } from "./return-queries.ts";

/** Records handovers ended by the outgoing manager's return, and opens the waiting ones. Readers see them as closed by date alone. */
export const dueReturn = defineDue(returnDays, closeHandovers);

async function closeHandovers(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx, today } = context;
  await lockCompany(tx);
  const returned = await closeReturned(tx, today, { ids: due.map(({ about }) => about) });
  const employeeIds = [...new Set(returned.map(({ employeeId }) => employeeId))];
  if (employeeIds.length > 0)
    await followLaterDays(context, employeeIds, { story: returnEntries(returned) });
}
