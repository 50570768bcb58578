import { documents } from "#contract/documents.ts";
import { routes } from "#server/http/handler.ts";
import { archivePart } from "./archive.ts";
import { updateDates } from "./dates.ts";
import { createRecord, listForEmployee, removeDocument, updateRecord } from "./documents.ts";
import { listReads, sentFile } from "./reads.ts";
import { prepareUpload } from "./upload.ts";
import { listVersions, prepareVersion } from "./versions.ts";

export const documentsRoutes = routes(documents, {
  createRecord: (context, { body }) => createRecord(context, body),
  updateRecord: (context, { params, body }) => updateRecord(context, params.id, body),
  listForEmployee: (context, { params }) => listForEmployee(context, params.id),
  upload: { prepare: (call, { body }) => prepareUpload(call, body) },
  download: (context, { query }) => sentFile(context, query),
  preview: async (context, { query }) => {
    const { ofEmployeeId, result } = await sentFile(context, query);
    return { ofEmployeeId, result: { ...result, isShown: true } };
  },
  addVersion: { prepare: (call, { body }) => prepareVersion(call, body) },
  listVersions: (context, { params }) => listVersions(context, params.id),
  listReads: (context, { params }) => listReads(context, params.id),
  updateDates: (context, { params, body }) => updateDates(context, params.id, body),
  archive: (context, { query }, after) => archivePart(context, query, after),
  remove: (context, { params }) => removeDocument(context, params.id),
});
