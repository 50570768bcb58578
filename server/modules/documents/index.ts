export { type OwnFile, ownFiles } from "./archive.ts";
export { updateDates } from "./dates.ts";
export { createRecord } from "./documents.ts";
export { prepareUpload } from "./upload.ts";
export { prepareVersion } from "./versions.ts";
