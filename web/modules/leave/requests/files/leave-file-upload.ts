import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { upload } from "#web/api/upload.ts";
import { filesText } from "./files-text.ts";

/** Uploads a file for a leave request; resolves to the reason of a failure, or undefined. */
export async function uploadLeaveFile(
  leaveId: number,
  file: File,
  onProgress: (percent: number) => void,
): Promise<string | undefined> {
  try {
    await upload("leave.addFile", { body: { LeaveId: leaveId, File: file } }, { onProgress });
    return undefined;
  } catch (error) {
    return fieldsOf(error)?.File ?? messageOf(error, filesText.uploadFailed);
  }
}
