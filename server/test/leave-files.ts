import { api } from "#contract/index.ts";
import { sendForm } from "./documents.ts";
import { pdf } from "./sample-files.ts";
import { call, type Person } from "./world.ts";

export const addLeaveFile = (
  as: Person,
  leaveId: number,
  { file = pdf, fileName = "certificate.pdf" }: { file?: Buffer; fileName?: string } = {},
) =>
  sendForm(as, "leave/files", {
    LeaveId: String(leaveId),
    File: new File([new Uint8Array(file)], fileName),
  });

export const leaveFilesOf = (as: Person, id: number) =>
  call(as, api.leave.files, { params: { id } });

export const removeLeaveFile = (as: Person, id: number) =>
  call(as, api.leave.removeFile, { params: { id } });
