import type { Readable } from "node:stream";

export interface StoredFile {
  /** Unique within its tenant. */
  key: string;
  sizeBytes: number;
  sha256: string;
}

/** All tenants' files. Each is stored whole or not at all, under its own key, and never changed. */
export interface Storage {
  /** Resolves once the file outlasts a power cut; draws a key if none is given. */
  store(tenantId: string, bytes: Uint8Array, key?: string): Promise<StoredFile>;
  /** Throws if the file is missing. */
  open(tenantId: string, key: string): Promise<Readable>;
  /** Does nothing if the file is missing. */
  remove(tenantId: string, key: string): Promise<void>;
  removeTenant(tenantId: string): Promise<void>;
  tenants(): AsyncIterable<string>;
  /** Keys of files stored before a moment, unfinished ones included. */
  storedBefore(tenantId: string, moment: Date): AsyncIterable<string>;
}

/** A company's, for what stores a file. */
export interface Files {
  store(bytes: Uint8Array): Promise<StoredFile>;
}
