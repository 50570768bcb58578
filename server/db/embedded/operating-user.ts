import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { StartError } from "#server/start-error.ts";

export interface OperatingUser {
  uid: number;
  gid: number;
}

/** The user for Postgres, which refuses root: the cluster's owner, `postgres` or `nobody`; undefined for ourselves. */
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

/** By name or number. */
export function lookUp(name: string): OperatingUser | undefined {
  const [uid, gid] = ["-u", "-g"].map((part) => {
    const answer = spawnSync("id", [part, name], { encoding: "utf8" });
    return answer.status === 0 ? Number(answer.stdout) : undefined;
  });
  return uid && gid !== undefined ? { uid, gid } : undefined;
}

const enter = 0o1;
const readAndEnter = 0o5;

/** The uppermost folder above `target` without access for the user; undefined if there is none. */
export function closedFolder(target: string, user: OperatingUser | undefined): string | undefined {
  if (!user) return undefined;
  const parents: string[] = [];
  for (let dir = path.resolve(target); dir !== path.dirname(dir); dir = path.dirname(dir))
    parents.unshift(dir);
  return parents.find((dir) => existsSync(dir) && !allows(dir, user, enter));
}

/** By the rights of the file and of all folders above it. */
export const canRun = (file: string, user: OperatingUser | undefined): boolean =>
  !user || (!closedFolder(path.dirname(file), user) && allows(file, user, readAndEnter));

function allows(target: string, { uid, gid }: OperatingUser, wanted: number): boolean {
  const { mode, uid: ownerUid, gid: ownerGid } = statSync(target);
  const shift = ownerUid === uid ? 6 : ownerGid === gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
