import { ApiError } from "./api-error.ts";
import { type CallOptions, respond } from "./client.ts";
import { fileNameOf } from "./file-name.ts";
import type { InputOf, OperationId } from "./operations.ts";

interface DownloadOptions extends Pick<CallOptions, "signal"> {
  /** Called with the number of bytes received so far. */
  onBytes?: (sizeBytes: number) => void;
}

export interface Download {
  file: File;
  /** The last record before the next file of a series; undefined after the last file. */
  nextAfter: number | undefined;
}

/** Calls an operation that returns a slow file; rejects with an ApiError, or as aborted. */
export async function callForDownload<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  { signal, onBytes }: DownloadOptions = {},
): Promise<Download> {
  const { response } = await respond(id, input, signal ? { signal } : {});
  const { ok, status, headers } = response;
  if (!ok) throw new ApiError(status, await response.json().catch(() => ({})));
  const parts = await partsOf(response, onBytes).catch((error) => {
    throw signal?.aborted ? error : new ApiError(0);
  });
  const [, after] = /[?&]after=(\d+)/.exec(headers.get("Link") ?? "") ?? [];
  const type = headers.get("Content-Type") ?? "";
  return {
    file: new File(parts, fileNameOf(headers.get("Content-Disposition")), { type }),
    nextAfter: after === undefined ? undefined : Number(after),
  };
}

async function partsOf(response: Response, onBytes?: (sizeBytes: number) => void) {
  const parts: BlobPart[] = [];
  let sizeBytes = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    sizeBytes += value.byteLength;
    onBytes?.(sizeBytes);
  }
  return parts;
}

/** Calls an operation that returns a file, and returns it under its name; rejects with an ApiError. */
export async function callForFile<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
): Promise<File> {
  const { response } = await respond(id, input, {});
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  const name = fileNameOf(response.headers.get("Content-Disposition"));
  const content = await response.blob().catch(() => {
    throw new ApiError(0);
  });
  return new File([content], name, { type: content.type });
}
