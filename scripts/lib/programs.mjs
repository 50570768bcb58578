// Servers for tests beside Postgres, as system packages. Must itself run on Node 20, and before anything is installed.
import { existsSync } from "node:fs";
import { installPackages } from "./system-packages.mjs";

export const radosgw = {
  title: "Ceph's object gateway",
  packages: ["radosgw", "ceph-mon", "ceph-osd", "ceph-common"],
  find: () =>
    ["/usr/bin/radosgw"].find((file) => existsSync(file) && existsSync("/usr/bin/ceph-osd")),
};

export const pgbouncer = {
  title: "PgBouncer",
  packages: ["pgbouncer"],
  find: () =>
    ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find(existsSync),
};

/** Installs a missing program if possible; returns whether it is present. */
export async function ensureProgram({ title, packages, find }) {
  if (find()) return true;
  console.log(`No ${title} found; installing it ...`);
  await installPackages(...packages);
  return find() !== undefined;
}

export const sentenceWithout = ({ title, packages }) =>
  `${title}, which needs ${packages.join(", ")}: not found, and could not be installed`;
