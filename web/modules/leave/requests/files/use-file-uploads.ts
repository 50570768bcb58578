import { useState } from "react";
import { refreshAfter } from "#web/api/refresh.ts";
import { uploadLeaveFile } from "./leave-file-upload.ts";

interface Unsent {
  leaveId: number;
  failed: { file: File; reason: string }[];
}

/** Uploads the files of an existing request one after the other; failed ones can be retried. */
export function useFileUploads() {
  const [sending, setSending] = useState<{ file: File; percent: number }>();
  const [unsent, setUnsent] = useState<Unsent>();

  /** Resolves to whether every file was sent. */
  const send = async (leaveId: number, files: readonly File[]): Promise<boolean> => {
    const failed: Unsent["failed"] = [];
    for (const file of files) {
      setSending({ file, percent: 0 });
      const reason = await uploadLeaveFile(leaveId, file, (percent) =>
        setSending({ file, percent }),
      );
      if (reason !== undefined) failed.push({ file, reason });
    }
    setSending(undefined);
    setUnsent(failed.length > 0 ? { leaveId, failed } : undefined);
    if (failed.length < files.length) void refreshAfter("leave.addFile");
    return failed.length === 0;
  };
  const retry = async () => {
    if (!unsent) return;
    const files = unsent.failed.map(({ file }) => file);
    await send(unsent.leaveId, files);
  };
  return { sending, unsent, send, retry, clear: () => setUnsent(undefined) };
}
export type FileUploads = ReturnType<typeof useFileUploads>;
