import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { EmployeeDocumentCategory } from "#contract/codes/document-category.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { documentUpload } from "./document-upload.ts";
import { text } from "./text.ts";

const { upload: labels } = text;

export interface DocumentValues {
  documentName: string;
  documentCategory: EmployeeDocumentCategory | "";
  file: File | null;
}

export interface UploadFailure {
  title: string;
  reason?: string;
  /** The same may succeed another time. */
  isRetriable?: boolean;
}

const blank: DocumentValues = { documentName: "", documentCategory: "", file: null };
const formNames: Record<string, string> = { File: "file", DocumentCategory: "documentCategory" };

/** The form of a new document and its upload's progress. Leaving it stops the upload. */
export function useNewDocument(employeeId: number) {
  const form = useForm<DocumentValues>({ defaultValues: blank });
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  const upload = useRef<ReturnType<typeof documentUpload>>(undefined);
  const leaving = useRef(new AbortController());
  const { mutateAsync } = useMutation({
    mutationFn: ({ documentName, documentCategory, file }: DocumentValues) => {
      if (documentCategory === "" || file === null) throw new Error(labels.incomplete);
      upload.current ??= documentUpload(employeeId);
      const { signal } = leaving.current;
      const document = { documentName: documentName.trim(), documentCategory, file };
      return upload.current(document, { onProgress: setPercent, signal });
    },
  });
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  const submit = async (values: DocumentValues) => {
    setFailure(undefined);
    setPercent(0);
    try {
      await mutateAsync(values);
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      const fields = Object.entries(fieldsOf(error) ?? {});
      const renamed = fields.map(([name, problem]) => [formNames[name] ?? name, problem]);
      const isAtField = showServerErrors(form, Object.fromEntries(renamed));
      const reason = messageOf(error, labels.interrupted);
      return setFailure({
        title: labels.failed,
        reason: labels.failedFile(values.file?.name ?? "", reason),
        isRetriable: !isAtField,
      });
    } finally {
      setPercent(undefined);
    }
    upload.current = undefined;
    form.reset(blank);
    toast.success(labels.done(values.documentName.trim()), { durationMs: longNoticeMs });
    await refreshAfter("documents.upload");
  };
  const refuse = () => setFailure({ title: labels.incomplete });

  return { form, percent, failure, submit, refuse };
}
