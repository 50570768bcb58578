import { documents } from "#contract/documents.ts";
import { routes } from "#server/http/handler.ts";
import {
  createRecord,
  downloadFile,
  listForEmployee,
  removeDocument,
  updateRecord,
} from "./documents.ts";
import { prepareUpload } from "./upload.ts";

export const documentsRoutes = routes(documents, {
  createRecord: (context, { body }) => createRecord(context, body),
  updateRecord: (context, { params, body }) => updateRecord(context, params.id, body),
  listForEmployee: (context, { params }) => listForEmployee(context, params.id),
  upload: { prepare: (call, { body }) => prepareUpload(call, body) },
  download: (context, { query }) => downloadFile(context, query.DocumentId),
  remove: (context, { params }) => removeDocument(context, params.id),
});
