import type { Import } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { runImport } from "../modules/import/jobs.ts";
import {
  app,
  call,
  database,
  newTenant,
  type Person,
  type Refusal,
  services,
  type TestTenant,
} from "./world.ts";

const {
  check: checkImport,
  get: getImport,
  listRows: listImportRows,
  start: startImport,
} = api.import;
const { detailedInfo } = api.employees;

export async function uploadPeople(
  as: Person,
  content: string | Uint8Array,
  name = "people.csv",
  server = app,
) {
  const body = new FormData();
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  body.append("File", new File([new Uint8Array(bytes)], name));
  const answer = await server.inject({
    method: "POST",
    url: "/prod/secure/imports",
    headers: { authorization: `Bearer ${as.token}` },
    payload: body,
  });
  const answered: Import & Refusal = answer.json();
  return { status: answer.statusCode, body: answered };
}

/** The rows of an import, faulty ones or all. */
export async function rowsOf(
  as: Person,
  id: number,
  show: "all" | "add" | "change" | "bad" | "warned" = "all",
) {
  const query = { show, page: 1, pageSize: 2_000 };
  return (await call(as, listImportRows, { params: { id }, query })).body;
}

export const start = (
  as: Person,
  id: number,
  mode: "good" | "all" = "good",
  sendsInvitations = true,
) => call(as, startImport, { params: { id }, body: { mode, sendsInvitations } });

export const importOf = async (as: Person, id: number) =>
  (await call(as, getImport, { params: { id } })).body;

/** Runs the next batch, like the worker. */
export const runBatch = ({ tenantId }: Pick<TestTenant, "tenantId">, importId: number) =>
  database.inTenant(tenantId, async (tx) =>
    runImport.run(await jobContext(services, tx, new Date()), { importId }),
  );

export async function runAll(tenant: TestTenant, importId: number) {
  while ((await importOf(tenant.owner, importId)).state === "running")
    await runBatch(tenant, importId);
  return importOf(tenant.owner, importId);
}

/** The required columns. */
export const headings = "First Name,Last Name,Email,Position,Department,Hire Date";

/** A department with vacant positions. */
export async function importCompany() {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Logistics");
  const vacancy = async (positionTitle: string) => {
    const body = { positionTitle, jobDescription: "Works", departmentId };
    return (await call(tenant.owner, api.departments.createPosition, { body })).body.id;
  };
  const people = async () => {
    const query = { excludeSelf: "true" as const, sort: "lastName" as const };
    return (await call(tenant.owner, detailedInfo, { query })).body;
  };
  return { ...tenant, departmentId, vacancy, people };
}

/** One driver in Logistics per surname. */
export const drivers = (...surnames: string[]) =>
  [headings, ...surnames.map((name) => `Ann,${name},ann.${name},Driver,Logistics,2026-03-02`)].join(
    "\n",
  );

/** The proposed columns, in the form of a choice. */
export const choicesOf = ({ columns }: Pick<Import, "columns">) =>
  columns.map(({ field, dateOrder }) => ({ field, dateOrder }));

/** A file's draft that creates departments and positions and, on request, changes existing people. */
export async function draftOf(
  { owner }: Pick<TestTenant, "owner">,
  content: string | Uint8Array,
  { changesExisting = false } = {},
) {
  const { body } = await uploadPeople(owner, content);
  const columns = choicesOf(body);
  const checked = await call(owner, checkImport, {
    params: { id: body.id },
    body: { columns, createsMissing: true, changesExisting },
  });
  return checked.body;
}
