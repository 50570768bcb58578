import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Bucket, bucketAt } from "./s3-bucket.ts";
import type { Storage } from "./storage.ts";
import { isStoredName, storedName } from "./stored-name.ts";

const removedAtOnce = 8;

/** By S3's protocol: `tenant/key`, below the address's folder, if any. */
export function storageIn(url: string): Storage {
  const bucket = bucketAt(url);
  const folderOf = (tenantId: string) => `${storedName(tenantId)}/`;
  const nameOf = (tenantId: string, key: string) => folderOf(tenantId) + storedName(key);
  const remove = async (name: string) => void (await bucket.send("DELETE", name));

  return {
    async store(tenantId, bytes, key = randomUUID()) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      // The bucket verifies the hash of the content, and shows a file once complete.
      await bucket.send("PUT", nameOf(tenantId, key), { body: bytes, sha256 });
      return { key, sizeBytes: bytes.length, sha256 };
    },
    async open(tenantId, key) {
      const { body } = await bucket.send("GET", nameOf(tenantId, key));
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
    remove: (tenantId, key) => remove(nameOf(tenantId, key)),
    async removeTenant(tenantId) {
      const folder = folderOf(tenantId);
      for await (const names of batchesOf(bucket, folder))
        await Promise.all(names.map((name) => remove(folder + name)));
    },
    async *tenants() {
      for await (const name of bucket.folders()) if (isStoredName(name)) yield name;
    },
    async *storedBefore(tenantId, moment) {
      for await (const { name, storedAt } of bucket.files(folderOf(tenantId)))
        if (storedAt < moment && isStoredName(name)) yield name;
    },
  };
}

async function* batchesOf(bucket: Bucket, folder: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const { name } of bucket.files(folder)) {
    batch.push(name);
    if (batch.length < removedAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
