import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { findPostmaster } from "./postmaster.ts";

const writesAndRemoves = `
  const { workerData: file, parentPort } = require("node:worker_threads");
  const { rmSync, writeFileSync } = require("node:fs");
  const go = () => {
    for (let n = 0; n < 200; n++) {
      writeFileSync(file, "");
      rmSync(file);
    }
    setImmediate(go);
  };
  go();
  parentPort.postMessage("begun");
`;

test("a process file removed while it is read means no running database", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "baton-pid-"));
  const remover = new Worker(writesAndRemoves, {
    eval: true,
    workerData: path.join(folder, "postmaster.pid"),
  });
  try {
    await new Promise((resolve) => remover.once("message", resolve));
    const until = Date.now() + 500;
    while (Date.now() < until) expect(findPostmaster(folder)).toBeUndefined();
  } finally {
    await remover.terminate();
    rmSync(folder, { recursive: true });
  }
});
