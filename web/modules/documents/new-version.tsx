import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { upload } from "#web/api/upload.ts";
import { Button } from "#web/ui/button.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { text } from "./text.ts";

const { versions: labels } = text;

/** Takes a new file for a document, and uploads it at once. */
export function NewVersion({ documentId }: { documentId: number }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (given: File) =>
      upload(
        "documents.addVersion",
        { body: { DocumentId: documentId, File: given } },
        { onProgress: setPercent },
      ),
    onSuccess: async () => {
      setFile(null);
      await refreshAfter("documents.addVersion");
    },
    onError: (error) => {
      const refusal = fieldsOf(error)?.File;
      if (refusal) setFile(null);
      setProblem(refusal ?? messageOf(error, text.upload.failed));
    },
    onSettled: () => setPercent(undefined),
  });
  const send = (given: File) => {
    setProblem(undefined);
    mutate(given);
  };
  const choose = (given: File) => {
    const refusal = fileProblem(given);
    if (refusal) return setProblem(refusal);
    setFile(given);
    send(given);
  };
  return (
    <FileSlot
      label={labels.add}
      help={file ? undefined : labels.addHelp}
      file={file}
      error={problem}
      accept={acceptedFiles}
      progressPercent={percent}
      isDisabled={isPending}
      action={file && isError && <Button onClick={() => send(file)}>{text.upload.retry}</Button>}
      onChoose={choose}
      onRemove={() => {
        setFile(null);
        setProblem(undefined);
      }}
    />
  );
}
