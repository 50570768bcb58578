import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { StartError } from "#server/start-error.ts";

export interface OperatingUser {
  uid: number;
  gid: number;
}

/**
 * Whom Postgres runs as: undefined for ourselves. It refuses to run as root, so root hands it to the owner of an
 * existing cluster, or else to the user `postgres`, or else to `nobody`.
 */
export function operatingUser(clusterDir: string): OperatingUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp("postgres") ?? lookUp("nobody");
  if (!user)
    throw new StartError(
      "Postgres does not run as root and this machine has neither a user postgres nor nobody; start as another user.",
    );
  return user;
}

function lookUp(name: string): OperatingUser | undefined {
  const [uid, gid] = ["-u", "-g"].map((part) => {
    const answer = spawnSync("id", [part, name], { encoding: "utf8" });
    return answer.status === 0 ? Number(answer.stdout) : undefined;
  });
  return uid && gid !== undefined ? { uid, gid } : undefined;
}

const enter = 0o1;
const readAndEnter = 0o5;

/** The uppermost folder on the way to `target` that is closed to the user; undefined if the way is free. */
export function closedFolder(target: string, user: OperatingUser | undefined): string | undefined {
  if (!user) return undefined;
  const parents: string[] = [];
  for (let dir = path.resolve(target); dir !== path.dirname(dir); dir = path.dirname(dir))
    parents.unshift(dir);
  return parents.find((dir) => existsSync(dir) && !allows(dir, user, enter));
}

export const canRun = (file: string, user: OperatingUser | undefined): boolean =>
  !user || (!closedFolder(path.dirname(file), user) && allows(file, user, readAndEnter));

function allows(target: string, { uid, gid }: OperatingUser, wanted: number): boolean {
  const { mode, uid: ownerUid, gid: ownerGid } = statSync(target);
  const shift = ownerUid === uid ? 6 : ownerGid === gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
