import { useMutation } from "@tanstack/react-query";
import type { EmployeeDocument } from "#contract/documents.ts";
import { callForFile } from "#web/api/client.ts";
import { saveFile } from "#web/ui/saved-file.ts";

/** Fetches a document and has the browser save it under its file's name. */
export function useDownload() {
  const { mutate, isPending, isError, variables, reset } = useMutation({
    mutationFn: async ({ id, documentCategory, fileName }: EmployeeDocument) => {
      const query = { DocumentId: id, documentCategory, fileName };
      const file = await callForFile("documents.download", { query });
      saveFile(new File([file], fileName, { type: file.type }));
    },
  });
  return {
    download: mutate,
    downloadingId: isPending ? variables.id : undefined,
    failed: isError ? variables : undefined,
    dismiss: reset,
  };
}
