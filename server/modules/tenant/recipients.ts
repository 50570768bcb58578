import { sql } from "kysely";
import { type CompanyMatter, companyMatters, matterOfManagers } from "#contract/codes/company.ts";
import type { Recipients, RecipientsUpdate } from "#contract/tenant.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { changeOf } from "#server/story/changes.ts";
import { recordSettings } from "./settings-record.ts";

const maxCandidates = 200;

/** The super administrators notified of each matter, and all candidates. */
export async function getRecipients({ tx }: Pick<Context, "tx">): Promise<Recipients> {
  const [candidates, chosen] = await Promise.all([
    findSuperadmins(tx, maxCandidates),
    findRecipients(tx),
  ]);
  const idsOf = (matter: CompanyMatter) =>
    chosen.find((one) => one.matter === matter)?.employeeIds ?? null;
  return {
    candidates,
    chosen: {
      leaveRequested: idsOf("leaveRequested"),
      leaveWithoutManager: idsOf("leaveWithoutManager"),
      documentExpires: idsOf("documentExpires"),
    },
  };
}

/** The chosen, still active super administrators for a matter; null if none. */
export async function chosenRecipients(tx: Tx, matter: CompanyMatter): Promise<number[] | null> {
  const chosen = (await findRecipients(tx)).find((one) => one.matter === matter);
  return chosen && chosen.employeeIds.length > 0 ? chosen.employeeIds : null;
}

/** Chooses the super administrators for the given matters, null for everyone, and records it. */
export async function updateRecipients(
  context: Context,
  given: RecipientsUpdate,
): Promise<Recipients> {
  const { tx } = context;
  const before = await getRecipients(context);
  const known = new Set(before.candidates.map(({ id }) => id));
  for (const matter of companyMatters) {
    const ids = given[matter];
    if (ids === undefined) continue;
    checkChoice(matter, ids, known);
    await (ids ? saveRecipients(tx, matter, ids) : removeRecipients(tx, matter));
  }
  const after = await getRecipients(context);
  const changes = companyMatters.flatMap((matter) => {
    const [was, is] = [namesOf(before, matter), namesOf(after, matter)];
    return was === is ? [] : [changeOf(`recipients.${matter}`, was, is)];
  });
  await recordSettings(context, changes);
  return after;
}

function checkChoice(
  matter: CompanyMatter,
  ids: readonly number[] | null,
  known: ReadonlySet<number>,
): void {
  if (ids?.some((id) => !known.has(id)))
    throw new AppError("invalid_request", {
      fields: { [matter]: "Please choose active super administrators" },
    });
  if (ids?.length === 0 && matter !== matterOfManagers)
    throw new AppError("invalid_request", {
      fields: { [matter]: "Please choose at least one super administrator" },
    });
}

/** The names of the chosen; null without a choice, unlike an empty one. */
function namesOf({ candidates, chosen }: Recipients, matter: CompanyMatter): string | null {
  const ids = chosen[matter];
  if (ids === null) return null;
  const names = candidates.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.join(", ") || "-";
}

const activeSuperadmins = (tx: Tx) =>
  tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", sql.lit("Executive"))
    .where("s.isActive", "=", true);

/** All who can act now, for what concerns each of them. */
export async function listSuperadminIds(tx: Tx): Promise<number[]> {
  const approved = activeSuperadmins(tx).where("s.employeeStatus", "=", "approved");
  const rows = await approved.select("s.id").orderBy("s.id").limit(maxCandidates).execute();
  return rows.map(({ id }) => id);
}

const findSuperadmins = (tx: Tx, limit: number) =>
  activeSuperadmins(tx)
    .select(["s.id", fullName("s").as("name")])
    .orderBy("s.sortName")
    .orderBy("s.id")
    .limit(limit)
    .execute();

/** The chosen, still active super administrators, by matter. */
async function findRecipients(tx: Tx): Promise<{ matter: CompanyMatter; employeeIds: number[] }[]> {
  const chosen = tx
    .selectFrom("companyRecipients as c")
    .where("c.tenantId", "=", tx.tenantId)
    .select([
      "c.matter",
      activeSuperadmins(tx)
        .where(sql<boolean>`s.id = any(c.employee_ids)`)
        .select(sql<number[]>`coalesce(json_agg(s.id order by s.id), '[]')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("employeeIds"),
    ]);
  return chosen.execute();
}

const saveRecipients = (tx: Tx, matter: CompanyMatter, employeeIds: readonly number[]) =>
  sql`
    insert into company_recipients (tenant_id, matter, employee_ids)
    values (${tx.tenantId}, ${matter}, ${employeeIds}::bigint[])
    on conflict (tenant_id, matter) do update set employee_ids = excluded.employee_ids`.execute(tx);

const removeRecipients = (tx: Tx, matter: CompanyMatter) =>
  tx
    .deleteFrom("companyRecipients")
    .where("tenantId", "=", tx.tenantId)
    .where("matter", "=", matter)
    .execute();
