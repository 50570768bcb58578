export { type OwnFile, ownFiles } from "./archive.ts";
export {
  attachmentCount,
  findAttachments,
  findLeaveOf,
  insertAttachment,
  removeAttachment,
} from "./attachment-queries.ts";
export { updateDates } from "./dates.ts";
export { createRecord } from "./documents.ts";
export { type FileColumns, storeFile } from "./stored-file.ts";
export { prepareUpload } from "./upload.ts";
export { prepareVersion } from "./versions.ts";
