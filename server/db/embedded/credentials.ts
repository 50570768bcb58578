import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "#server/start-error.ts";

/** The supervisor creates the roles, the owner has the tables, the app serves. */
export interface Credentials {
  supervisor: string;
  owner: string;
  app: string;
}

/** Readable only by the server's user; generated before the cluster. */
export function keptCredentials(home: string, clusterDir: string): Credentials {
  const file = path.join(home, "credentials.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  if (existsSync(clusterDir))
    throw new StartError(
      `The database in ${clusterDir} exists but its passwords in ${file} are missing; restore that file from a backup, or move ${home} away to begin with an empty database.`,
    );
  const draw = () => randomBytes(24).toString("base64url");
  const credentials = { supervisor: draw(), owner: draw(), app: draw() };
  writeFileSync(`${file}.part`, JSON.stringify(credentials), { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  return credentials;
}
