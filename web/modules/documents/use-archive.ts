import { useRef, useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { callForDownload } from "#web/api/download.ts";
import type { InputOf } from "#web/api/operations.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { text } from "./text.ts";

type ArchiveState =
  | { is: "offered" }
  | { is: "loading"; sizeBytes: number }
  | { is: "failed"; message: string; after?: number }
  /** Saved; with the last document before the next archive, if there is one. */
  | { is: "saved"; nextAfter: number | undefined };

type Query = InputOf<"documents.archive">["query"];

/** The given employees, or all who match the search and filters. */
export type ArchivedPeople =
  | { employeeIds: readonly number[]; filter?: undefined }
  | { filter: Query; employeeIds?: undefined };

/** Saves the employees' documents as archives of up to 500 files, one after the other. */
export function useArchive(people: ArchivedPeople) {
  const [state, setState] = useState<ArchiveState>({ is: "offered" });
  const running = useRef<AbortController>(undefined);
  const fetchAfter = async (after?: number) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ is: "loading", sizeBytes: 0 });
    const whose = people.filter ?? { employeeIds: people.employeeIds.join(",") };
    const query = { ...whose, ...(after !== undefined && { after }) };
    const onBytes = (sizeBytes: number) => setState({ is: "loading", sizeBytes });
    try {
      const { file, nextAfter } = await callForDownload(
        "documents.archive",
        { query },
        { signal, onBytes },
      );
      saveFile(file);
      setState({ is: "saved", nextAfter });
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error, text.archive.failed);
      setState({ is: "failed", message, ...(after !== undefined && { after }) });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ is: "offered" });
  };
  return { state, fetchAfter, stop };
}
