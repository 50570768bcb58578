import { useMutation } from "@tanstack/react-query";
import type { DocumentCategory } from "#contract/codes/document-category.ts";
import { callForFile } from "#web/api/download.ts";
import { saveFile } from "#web/ui/saved-file.ts";

interface DownloadedFile {
  id: number;
  documentName?: string;
  fileName: string;
  documentCategory?: DocumentCategory;
  version: number;
}

/** Fetches a document's file and has the browser save it under its name. */
export function useDownload() {
  const { mutate, isPending, isError, variables, reset } = useMutation({
    mutationFn: async ({ id, fileName, documentCategory, version }: DownloadedFile) => {
      const query = { DocumentId: id, documentCategory, fileName, version };
      const file = await callForFile("documents.download", { query });
      saveFile(new File([file], fileName, { type: file.type }));
    },
  });
  return {
    download: (file: DownloadedFile) => mutate(file),
    downloadingId: isPending ? variables.id : undefined,
    failed: isError ? variables : undefined,
    dismiss: reset,
  };
}
