import { useState } from "react";
import { fileProblem } from "#contract/rules/file.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { ChosenFiles, SlotName } from "./document-slots.ts";
import type { Arrived, UploadReport } from "./document-upload.ts";
import { text } from "./text.ts";

/** The chosen documents, the errors of choices, and the progress of each upload. */
export function useDocuments() {
  const [files, setFiles] = useState<ChosenFiles>({});
  const [problems, setProblems] = useState<Partial<Record<SlotName, string>>>({});
  const [percents, setPercents] = useState<Partial<Record<SlotName, number>>>({});
  const [arrived] = useState<Arrived>(() => new WeakSet());

  const choose = (slot: SlotName, file: File | null) => {
    const problem = fileProblem(file);
    setProblems({ ...problems, [slot]: problem ?? undefined });
    if (problem !== null) return toast.error(problem, { durationMs: shortNoticeMs });
    setFiles({ ...files, [slot]: file ?? undefined });
    return toast.success(text.documents.selected(file?.name ?? ""), { durationMs: shortNoticeMs });
  };
  const remove = (slot: SlotName) => setFiles({ ...files, [slot]: undefined });

  const report: UploadReport = {
    onProgress: (slot, percent) => setPercents((before) => ({ ...before, [slot]: percent })),
    onFailed: (document, message) =>
      toast.error(text.documents.failed(document, message), { durationMs: shortNoticeMs }),
  };
  return { files, problems, percents, choose, remove, report, arrived };
}
export type Documents = ReturnType<typeof useDocuments>;
