import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { freePort } from "#server/db/embedded/port.ts";
import { radosgw } from "./programs.mjs";

/** A gateway with files in memory; returns an empty bucket's address, its version, and a function to stop it. */
export async function startRadosgw() {
  const dir = mkdtempSync(path.join(tmpdir(), "baton-s3-"));
  const children = [];
  const stop = async () => {
    for (const child of children.toReversed()) await ended(child);
    rmSync(dir, { recursive: true });
  };
  try {
    const port = await freePort();
    const cluster = clusterIn(dir, children);
    await startStore(cluster, port);
    const user = startGateway(cluster);
    await answers(port);
    return { url: await newBucket(port, user), version: versionOf(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The requirements of Ceph's programs on one cluster. */
function clusterIn(dir, children) {
  const settings = path.join(dir, "ceph.conf");
  const call = (program, ...args) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: dir, encoding: "utf8" });
    if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr}`);
    return stdout;
  };
  return {
    dir,
    settings,
    keyring: path.join(dir, "keyring"),
    call,
    ceph: (...args) => call("ceph", "-c", settings, "--connect-timeout", "60", ...args),
    start: (program, ...args) =>
      children.push(spawn(program, ["-f", "-c", settings, ...args], { cwd: dir, stdio: "ignore" })),
  };
}

const settingsFor = ({ dir, keyring }, id, monitorPort, port) => `[global]
fsid = ${id}
mon host = v2:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
run dir = ${dir}
admin socket =
log file = ${dir}/$name.log
keyring = ${keyring}
mon data = ${dir}/mon
osd data = ${dir}/osd
[osd.0]
osd objectstore = memstore
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${dir}/rgw
`;

/** A monitor and one place for objects, in memory. */
async function startStore({ dir, settings, keyring, call, ceph, start }, port) {
  const [id, objects] = [randomUUID(), randomUUID()];
  const monitorPort = await freePort();
  for (const part of ["mon", "osd", "rgw"]) mkdirSync(path.join(dir, part));
  writeFileSync(settings, settingsFor({ dir, keyring }, id, monitorPort, port));
  const map = path.join(dir, "monmap");
  const all = ["--cap", "mon", "allow *", "--cap", "osd", "allow *"];
  call("ceph-authtool", "--create-keyring", keyring, "--gen-key", "-n", "mon.", ...all);
  call("ceph-authtool", keyring, "--gen-key", "-n", "client.admin", ...all);
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  call("monmaptool", "--create", "--addv", "a", address, "--fsid", id, map);
  const made = ["--mkfs", "-i", "a", "--monmap", map, "--keyring", keyring];
  call("ceph-mon", "-c", settings, ...made);
  start("ceph-mon", "-i", "a");
  ceph("osd", "new", objects, "0");
  ceph("osd", "crush", "add", "osd.0", "1", "root=default", "host=here");
  const key = (name, ...rights) =>
    appendFileSync(keyring, ceph("auth", "get-or-create", name, ...rights));
  key("osd.0", "mon", "allow profile osd", "osd", "allow *");
  key("client.rgw.a", "mon", "allow rw", "osd", "allow rwx");
  call("ceph-osd", "-c", settings, "-i", "0", "--mkfs", "--osd-uuid", objects);
  start("ceph-osd", "-i", "0");
  ceph("osd", "require-osd-release", "pacific");
}

/** The gateway in front of it, with a user. */
function startGateway({ settings, call, start }) {
  start(radosgw.find(), "-n", "client.rgw.a");
  const admin = ["-c", settings, "-n", "client.rgw.a", "user", "create"];
  const made = call("radosgw-admin", ...admin, "--uid", "baton", "--display-name", "Baton HR");
  const [{ access_key: accessKeyId, secret_key: secretAccessKey }] = JSON.parse(made).keys;
  return { accessKeyId, secretAccessKey };
}

async function newBucket(port, user) {
  const host = `127.0.0.1:${port}`;
  const client = new AwsClient({ ...user, service: "s3", region: "us-east-1" });
  const made = await client.fetch(`http://${host}/files`, { method: "PUT" });
  if (!made.ok) throw new Error(`The bucket could not be made: ${made.status}.`);
  const { accessKeyId, secretAccessKey } = user;
  return `http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${host}/files/of/baton`;
}

async function answers(port) {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error("The gateway did not start within a minute.");
}

const versionOf = () =>
  spawnSync(radosgw.find(), ["--version"], { encoding: "utf8" }).stdout.split(" (")[0] ?? "";

const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", resolve).kill("SIGKILL");
  });
