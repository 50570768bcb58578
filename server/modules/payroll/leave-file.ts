import type { ParsedInput } from "#contract/operation.ts";
import type { PayrollFileQuery } from "#contract/payroll/periods.ts";
import type {
  PayrollFormat,
  PayrollGaps,
  PayrollPreview,
  profileOperations,
} from "#contract/payroll/profiles.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { ReadPart, RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import type { PayrollSource } from "./day-queries.ts";
import { filePart, partAfter } from "./file-parts.ts";
import { codeOf, plainColumns, profileColumns, typeName } from "./leave-columns.ts";
import { findMissing, listLeaveRows } from "./leave-file-queries.ts";
import { findPayrollSource } from "./period-queries.ts";
import { getProfile, saveProfileUse } from "./profile-queries.ts";

/**
 * The next part of a period's file: approved leave in days and hours by employee and type, with corrections of locked
 * periods. A profile refuses types without a code and people without a number.
 */
export async function exportLeave(
  { tx, now }: Pick<Context, "tx" | "now">,
  { profileId, ...period }: PayrollFileQuery,
  after?: RowPlace,
): Promise<ReadPart> {
  const source = await findPayrollSource(tx, period);
  const profile = profileId === undefined ? undefined : await getProfile(tx, profileId);
  if (profile && !after) {
    await refuseGaps(tx, source, profile);
    await saveProfileUse(tx, profile.id, now);
  }
  const rows = await listLeaveRows(tx, source, partAfter(after));
  const ending = profile?.separator === "tab" ? "tsv" : "csv";
  return filePart(
    {
      fileName: `leave-${period.from}-${period.to}.${ending}`,
      ...(profile && { separator: profile.separator }),
      after,
    },
    profile ? profileColumns(profile) : plainColumns,
    rows,
  );
}

const previewedLines = 10;

/** The first lines of a profile's file, gaps included. */
export async function previewProfile(
  { tx }: Pick<Context, "tx">,
  { format, period }: ParsedInput<typeof profileOperations.previewProfile>["body"],
): Promise<{ ofEmployeeId: number[]; result: PayrollPreview }> {
  const source = await findPayrollSource(tx, period);
  const gaps = await findGaps(tx, source, format);
  const rows = await listLeaveRows(tx, source, { after: undefined, limit: previewedLines + 1 });
  const [columns, shown] = [profileColumns(format), rows.slice(0, previewedLines)];
  return {
    ofEmployeeId: shown.map(({ id }) => id),
    result: {
      headings: columns.map(([heading]) => heading),
      lines: shown.map((row) => columns.map(([, value]) => value(row) ?? "")),
      hasMore: rows.length > shown.length,
      gaps,
    },
  };
}

async function findGaps(
  tx: Tx,
  source: PayrollSource,
  { columns, typeCodes }: PayrollFormat,
): Promise<PayrollGaps> {
  const has = (name: string) => columns.some(({ column }) => column === name);
  const { types, people, peopleCount } = await findMissing(tx, source);
  const uncoded = types.filter((type) => codeOf(typeCodes, type) === "");
  return {
    types: has("leaveCode") ? uncoded.map(typeName) : [],
    ...(has("employeeNumber") ? { people, peopleCount } : { people: [], peopleCount: 0 }),
  };
}

async function refuseGaps(tx: Tx, source: PayrollSource, format: PayrollFormat): Promise<void> {
  const { types, people, peopleCount } = await findGaps(tx, source, format);
  const problems = [
    ...(types.length > 0 ? [`The profile has no code for ${types.join(", ")}.`] : []),
    ...(peopleCount > 0 ? [numberless(people, peopleCount)] : []),
  ];
  if (problems.length > 0)
    throw new AppError("invalid_request", { fields: { profileId: problems.join(" ") } });
}

function numberless(people: PayrollGaps["people"], count: number): string {
  const names = people.map(({ name }) => name).join(", ");
  const others = count > people.length ? ` and ${count - people.length} more` : "";
  return `Without an employee number: ${names}${others}.`;
}
