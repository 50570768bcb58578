import { useState } from "react";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Button } from "#web/ui/button.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { filesText as labels } from "./files-text.ts";
import { uploadLeaveFile } from "./leave-file-upload.ts";

/** Takes a file for a request that exists, and uploads it at once. */
export function AddLeaveFile({ leaveId, label }: { leaveId: number; label: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const isSending = percent !== undefined;
  const send = async (given: File) => {
    setProblem(undefined);
    setPercent(0);
    const reason = await uploadLeaveFile(leaveId, given, setPercent);
    setPercent(undefined);
    if (reason !== undefined) return setProblem(labels.ofFile(given.name, reason));
    setFile(null);
    await refreshAfter("leave.addFile");
  };
  const choose = (given: File) => {
    const refusal = fileProblem(given);
    if (refusal) return setProblem(labels.ofFile(given.name, refusal));
    setFile(given);
    void send(given);
  };
  return (
    <FileSlot
      label={label}
      help={file ? undefined : labels.addHelp}
      file={file}
      accept={acceptedFiles}
      {...(problem && { error: problem })}
      {...(isSending && { progressPercent: percent })}
      isDisabled={isSending}
      action={file && problem && <Button onClick={() => void send(file)}>{labels.retry}</Button>}
      onChoose={choose}
      onRemove={() => {
        setFile(null);
        setProblem(undefined);
      }}
    />
  );
}
