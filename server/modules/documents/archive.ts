import { sql } from "kysely";
import type { EmployeeFilter } from "#contract/employees/employee-lists.ts";
import type { Context, Tx } from "#server/context.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import { matchingEmployees } from "#server/modules/employees/index.ts";
import { fullName } from "#server/organisation/names.ts";
import type { ArchivedFile, ArchivePart } from "#server/storage/archive.ts";
import { stemOf } from "./files/accepted-file.ts";
import { insertReads } from "./reads.ts";

const maxFiles = 500;
/** Per transaction; each one checks the reader's access again. */
const filesAtOnce = 25;

interface Asked extends EmployeeFilter {
  employeeIds?: readonly number[] | undefined;
  after?: number | undefined;
}

/** The requested people: named, filtered, or all. */
async function askedPeople(
  context: Context,
  { employeeIds, ...filter }: EmployeeFilter & Pick<Asked, "employeeIds">,
): Promise<readonly number[] | undefined> {
  const { employeeId, ...rest } = filter;
  const isFiltered = Object.values(rest).some((value) => value !== undefined);
  if (isFiltered) return matchingEmployees(context, filter);
  return employeeId === undefined ? employeeIds : [employeeId, ...(employeeIds ?? [])];
}

/**
 * The next files of an archive, in the order of their records. Records each read before it is sent. Throws
 * `too_many_selected`.
 */
export async function archivePart(
  context: Context,
  { after, ...people }: Asked,
  place?: RowPlace,
): Promise<{ ofEmployeeId: readonly number[]; result: ArchivePart }> {
  const { tx, actor, today } = context;
  const employeeIds = await askedPeople(context, people);
  const end = place
    ? { lastId: Number(place[0]), isWhole: true }
    : await findArchiveEnd(tx, { employeeIds, after: after ?? 0, count: maxFiles });
  const from = place?.[1] ?? after ?? 0;
  const rows = await findArchived(tx, {
    employeeIds,
    after: from,
    until: end.lastId,
    limit: filesAtOnce,
  });
  const others = rows.filter((row) => row.employeeId !== actor.employeeId);
  if (others.length > 0)
    await insertReads(
      tx,
      others.map(({ id }) => id),
      actor.employeeId,
      today,
    );
  const last = rows.length === filesAtOnce ? rows.at(-1) : undefined;
  return {
    ofEmployeeId: others.map((row) => row.employeeId),
    result: {
      fileName: `Documents ${today}.zip`,
      files: rows.map(archivedFile),
      last: last && [String(end.lastId), last.id],
      nextArchiveAfter: end.isWhole ? undefined : end.lastId,
    },
  };
}

/** Named by employee and category. The ids make the name unique. */
const archivedFile = ({ employeeId, employeeName, ...row }: ArchivedRow): ArchivedFile =>
  fileIn(`${stemOf(employeeName)} (${employeeId})`, row);

export interface OwnFile extends ArchivedFile {
  id: number;
  name: string;
}

/** The actor's own documents after a given one, in the order of their records. */
export async function ownFiles(
  { tx, actor }: Pick<Context, "tx" | "actor">,
  { after, limit }: { after: number; limit: number },
): Promise<OwnFile[]> {
  const until = Number.MAX_SAFE_INTEGER;
  const rows = await findArchived(tx, { employeeIds: [actor.employeeId], after, until, limit });
  return rows.map((row) => ({
    ...fileIn("documents", row),
    id: row.id,
    name: row.documentName,
  }));
}

function fileIn(
  folder: string,
  { id, ...row }: Omit<ArchivedRow, "employeeId" | "employeeName">,
): ArchivedFile {
  const ending = row.fileName.slice(row.fileName.lastIndexOf("."));
  return {
    path: `${folder}/${row.documentCategory}/${stemOf(row.documentName)} (${id})${ending}`,
    key: row.storageKey,
    sizeBytes: row.fileSizeBytes,
    sha256: row.sha256,
    storedAt: row.addedAt,
  };
}

interface Wanted {
  /** Limits the documents to these employees. */
  employeeIds: readonly number[] | undefined;
  /** The document before the first. */
  after: number;
}

const wanted = (tx: Tx, { employeeIds, after }: Wanted) =>
  tx
    .selectFrom("documents as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", ">", after)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .$if(employeeIds !== undefined, (query) =>
      query.where("f.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`),
    )
    .orderBy("f.id");

/** The last document of an archive, and whether it is the last of all. */
async function findArchiveEnd(
  tx: Tx,
  { count, ...asked }: Wanted & { count: number },
): Promise<{ lastId: number; isWhole: boolean }> {
  const [last, next] = await wanted(tx, asked)
    .select("f.id")
    .offset(count - 1)
    .limit(2)
    .execute();
  return { lastId: last?.id ?? Number.MAX_SAFE_INTEGER, isWhole: next === undefined };
}

interface ArchivedRow {
  id: number;
  documentName: string;
  documentCategory: string;
  employeeId: number;
  employeeName: string;
  storageKey: string;
  sha256: string;
  fileName: string;
  fileSizeBytes: number;
  addedAt: string;
}

const findArchived = (
  tx: Tx,
  { until, limit, ...asked }: Wanted & { until: number; limit: number },
): Promise<ArchivedRow[]> =>
  wanted(tx, asked)
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .where("f.id", "<=", until)
    .select(["f.id", "f.documentName", "f.documentCategory", "f.employeeId"])
    .select(["f.sha256", "f.fileName", "f.fileSizeBytes", fullName("e").as("employeeName")])
    .select([sql<string>`f.storage_key`.as("storageKey"), sql<string>`f.added_at`.as("addedAt")])
    .limit(limit)
    .execute();
