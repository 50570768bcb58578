import type { ErrorBody } from "#contract/errors.ts";
import { knownAddress, loadedAddress } from "./address-of.ts";
import { ApiError } from "./api-error.ts";
import { apiBase, headersOf } from "./client.ts";
import type { InputOf, ResultOf } from "./operations.ts";

type UploadId = "documents.upload" | "leave.addFile" | "documents.addVersion" | "import.upload";

export interface UploadOptions {
  /** Called with the sent percentage of bytes; 100 only once the server has the file. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** Sends a file with its fields; rejects with an ApiError. Unlike `fetch`, it reports sent bytes. */
export async function upload<Id extends UploadId>(
  id: Id,
  { body }: InputOf<Id> & { body: object },
  { onProgress, signal }: UploadOptions = {},
): Promise<ResultOf<Id>> {
  const [method, path] = knownAddress(id) ?? (await loadedAddress(id));
  signal?.throwIfAborted();
  const headers = headersOf(path, {}, false);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : String(value));

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(Math.min(99, Math.floor((loaded / total) * 100)));
    request.onerror = () => reject(new ApiError(0));
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const isDone = request.status >= 200 && request.status < 300;
      if (!isDone) return reject(new ApiError(request.status, jsonOf(request)));
      onProgress?.(100);
      resolve(jsonOf(request) as ResultOf<Id>);
    };
    signal?.addEventListener("abort", () => request.abort());
    request.open(method, `${apiBase}${path}`);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.send(form);
  });
}

function jsonOf({ responseText }: XMLHttpRequest): Partial<ErrorBody> {
  try {
    return JSON.parse(responseText);
  } catch {
    return {};
  }
}
