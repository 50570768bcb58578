// Whether Ceph's object gateway can be had. Must itself run on Node 20, and before anything is installed.
import { existsSync } from "node:fs";
import { installPackages } from "./system-packages.mjs";

export const gateway = "/usr/bin/radosgw";
const packages = ["radosgw", "ceph-mon", "ceph-osd", "ceph-common"];

export const withoutRadosgw = `documents in a bucket of Ceph's gateway, which needs ${packages.join(", ")}: not found, and could not be installed`;

/** Whether Ceph's object gateway is here; it is installed if it is missing and that is possible. */
export async function hasRadosgw() {
  const isInstalled = () => existsSync(gateway) && existsSync("/usr/bin/ceph-osd");
  if (isInstalled()) return true;
  console.log("No gateway of Ceph's found; installing one ...");
  await installPackages(...packages);
  return isInstalled();
}
