import { imports } from "#contract/import/operations.ts";
import { routes } from "#server/http/handler.ts";
import { checkDraft, correctRow, discardDraft, prepareImport } from "./drafts.ts";
import { getImport, listImports } from "./imports.ts";
import { inviteImported } from "./invitations.ts";
import { exportFaults, exportReport, listResults } from "./results.ts";
import { startImport, stopImport } from "./start.ts";

export const importRoutes = routes(imports, {
  upload: { prepare: (_call, { body }) => prepareImport(body.File) },
  list: (context) => listImports(context),
  get: (context, { params }) => getImport(context, params.id),
  listRows: (context, { params, query }) => listResults(context, params.id, query),
  check: (context, { params, body }) => checkDraft(context, params.id, body),
  correctRow: (context, { params, body }) => correctRow(context, params.id, body),
  start: (context, { params, body }) => startImport(context, params.id, body),
  stop: (context, { params }) => stopImport(context, params.id),
  discard: (context, { params }) => discardDraft(context, params.id),
  invite: (context, { params }) => inviteImported(context, params.id),
  exportFaults: (context, { params }, after) => exportFaults(context, params.id, after),
  exportReport: (context, { params }, after) => exportReport(context, params.id, after),
});
