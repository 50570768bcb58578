import type { Readable } from "node:stream";

/** A file as it was stored. */
export interface StoredFile {
  /** By which it is found again, within its tenant. */
  key: string;
  sizeBytes: number;
  sha256: string;
}

/** The files of all tenants. A file is stored as a whole or not at all, under a key of its own, and never changed. */
export interface Storage {
  /** Resolves once the file outlasts a power cut. */
  store(tenantId: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Throws if the file is missing. */
  open(tenantId: string, key: string): Promise<Readable>;
  /** Does nothing if the file is missing. */
  remove(tenantId: string, key: string): Promise<void>;
  /** Removes every file of a tenant. */
  removeTenant(tenantId: string): Promise<void>;
  /** The tenants that have files. */
  tenants(): AsyncIterable<string>;
  /** The keys of a tenant's files that were stored before a moment, unfinished ones included. */
  storedBefore(tenantId: string, moment: Date): AsyncIterable<string>;
}

/** One tenant's files, and no other's. */
export interface Files {
  store(bytes: Uint8Array): Promise<StoredFile>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** The files of one tenant. */
export const filesOf = (storage: Storage, tenantId: string): Files => ({
  store: (bytes) => storage.store(tenantId, bytes),
  open: (key) => storage.open(tenantId, key),
  remove: (key) => storage.remove(tenantId, key),
});
