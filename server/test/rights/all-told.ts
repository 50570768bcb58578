import { type Company, companyOfThreeHeads } from "./readers.ts";
import { type Telling, telling } from "./telling.ts";
import { finishFirst, finishPack, finishSecond, openPack, writeFirst } from "./told-handovers.ts";
import { writeNotes } from "./told-notes.ts";
import { makePromises, promiseBeforeHandingOver, propose } from "./told-promises.ts";
import {
  addDocument,
  addFileOfLeave,
  fillRecord,
  lineOfADay,
  nameStandIn,
  requestLeave,
  sendFeedback,
  setGapAside,
  uploadFile,
} from "./told-records.ts";

/** A company with every kind of text about an employee, by every possible author, and all ids. */
export async function everythingTold(
  prepare: (company: Company) => Promise<unknown> = async () => {},
) {
  const company = await companyOfThreeHeads();
  await prepare(company);
  const told = telling(company);
  const notes = await writeNotes(told, "former", "employee");
  const promises = await makePromises(told, "former", "employee");
  await company.nowLeads();
  const packs = [
    await openPack(told, { about: "employee", outgoing: "former", incoming: "now" }),
    await openPack(told, { about: "second", outgoing: "former", incoming: "now" }),
  ];
  const [finished, begun] = packs;
  if (!finished || !begun) throw new Error("No handovers were opened.");
  await finishPack(told, finished);
  await writeFirst(told, begun);
  await company.futureWillLead();
  for (const about of ["employee", "second", "third"] as const) {
    const pack = await openPack(told, { about, outgoing: "now", incoming: "future" });
    const write = { employee: writeFirst, second: finishFirst, third: finishSecond }[about];
    await write(told, pack);
    packs.push(pack);
  }
  notes.push(
    ...(await writeNotes(told, "now", "employee")),
    ...(await writeNotes(told, "superadmin", "employee")),
    ...(await writeNotes(told, "owner", "superadmin")),
    ...(await writeNotes(told, "above", "now")),
  );
  promises.push(
    ...(await makePromises(told, "now", "employee")),
    ...(await makePromises(told, "owner", "superadmin")),
  );
  for (const about of ["employee", "superadmin"] as const) await setGapAside(told, about);
  promises.push(
    ...(await makePromises(told, "above", "now")),
    await propose(told, "employee"),
    await promiseBeforeHandingOver(told),
  );
  const standIn = await nameStandIn(told, "now");
  const leave = await requestLeave(told, "employee");
  const leaveFile = await addFileOfLeave(told, "employee", leave[1] ?? 0);
  const documents = [await addDocument(told, "employee"), await addDocument(told, "superadmin")];
  const nextOfKin = await fillRecord(told, "employee");
  const reported = await sendFeedback(told, "employee");
  await lineOfADay(told, "employee");
  const imported = await uploadFile(told);
  return {
    company,
    told: told.told,
    ids: {
      notes,
      promises,
      leave,
      standIn,
      documents: [...documents, leaveFile],
      leaveFile,
      reported,
      nextOfKin,
      imported,
      handovers: packs.map(({ id }) => id),
      positions: await positionsOf(company),
    },
  };
}

async function positionsOf({ inTenant }: Telling["company"]): Promise<number[]> {
  const positions = await inTenant((tx) =>
    tx.selectFrom("positions").where("tenantId", "=", tx.tenantId).select("id").execute(),
  );
  return positions.map(({ id }) => id);
}
export type World = Awaited<ReturnType<typeof everythingTold>>;
