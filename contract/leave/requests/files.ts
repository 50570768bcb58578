import { z } from "zod";
import { Done, Id, IdParams, Instant, PersonName, QueryId } from "#contract/common.ts";
import { UploadedFile } from "#contract/uploaded-file.ts";

/** A file such as a medical certificate; `documents.download` and `documents.preview` send it by its id. */
export const LeaveFile = z.object({
  id: Id,
  documentName: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  version: z.int(),
  addedAt: Instant,
  addedBy: PersonName,
});
export type LeaveFile = z.infer<typeof LeaveFile>;

export const LeaveFileUpload = z.strictObject({
  LeaveId: QueryId,
  File: UploadedFile,
});
export type LeaveFileUpload = z.infer<typeof LeaveFileUpload>;

/** The employee and super administrators read the files of a request; its reviewers see their number. */
export const leaveFiles = {
  files: {
    method: "GET",
    path: "/secure/leave/files/:id",
    access: "approved",
    summary: "List the files of your request, or as a super administrator of anyone's",
    params: IdParams,
    response: z.array(LeaveFile),
    recorded: "documents",
    errors: ["not_found"],
  },
  addFile: {
    method: "POST",
    path: "/secure/leave/files",
    access: "approved",
    summary:
      "Upload a file for your request, or for one on which you may decide; the same file once more changes nothing",
    body: LeaveFileUpload,
    response: z.object({ id: Id }),
    file: "upload",
    errors: [
      "not_found",
      "forbidden",
      "leave_already_decided",
      "too_many_leave_files",
      "company_storage_full",
    ],
    touches: ["leave", "employees", "continuity"],
  },
  removeFile: {
    method: "DELETE",
    path: "/secure/leave/files/:id",
    access: "approved",
    summary:
      "Remove a file of your pending request, or as a super administrator of anyone's; it is deleted after 30 days",
    params: IdParams,
    response: Done,
    errors: ["not_found", "forbidden", "leave_already_decided"],
    touches: ["leave", "employees", "continuity"],
  },
} as const;
