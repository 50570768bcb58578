import { addresses } from "./addresses.gen.ts";
import { ApiError } from "./api-error.ts";
import { apiBase } from "./client.ts";
import type { InputOf, ResultOf } from "./operations.ts";
import { storedToken } from "./session.ts";

type Parts = InputOf<"documents.upload">["body"];

/** Uploads a document's file as multipart and reports the percentage sent; rejects with an ApiError. */
export function uploadFile(
  parts: Parts,
  onProgress: (percent: number) => void,
): Promise<ResultOf<"documents.upload">> {
  const [method, path] = addresses["documents.upload"];
  const body = new FormData();
  for (const [name, part] of Object.entries(parts))
    body.append(name, part instanceof File ? part : String(part));

  return new Promise((resolve, reject) => {
    // Only this older API reports how much of a body has been sent.
    const request = new XMLHttpRequest();
    request.open(method, `${apiBase}${path}`);
    request.setRequestHeader("Authorization", `Bearer ${storedToken()}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100));
    request.onerror = () => reject(new ApiError(0));
    request.onload = () => {
      const answer = request.response ?? {};
      const isDone = request.status >= 200 && request.status < 300;
      if (isDone) resolve(answer);
      else reject(new ApiError(request.status, answer));
    };
    request.send(body);
  });
}
