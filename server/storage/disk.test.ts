import { mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type DiskSpace, diskOf, floorOf } from "./disk.ts";
import { reserveIn } from "./disk-reserve.ts";

const mb = 1024 ** 2;
const gb = 1024 ** 3;

test.each([
  [10 * gb, 512 * mb],
  [20 * gb, gb],
  [1_000 * gb, gb],
])("a disk of %d bytes has a floor of %d", (totalBytes, floor) => {
  expect(floorOf({ freeBytes: 0, totalBytes })).toBe(floor);
});

/** A disk whose free space the test decides. */
function newDisk(space: DiskSpace | undefined, reserve?: Parameters<typeof diskOf>[0]["reserve"]) {
  const changes: string[] = [];
  const errors: unknown[] = [];
  const measure = async () => {
    if (space && space.totalBytes === 0) throw new Error("no answer");
    return space;
  };
  const onChange = (level: string) => void changes.push(level);
  const disk = diskOf({ measure, reserve, onChange, onError: (error) => errors.push(error) });
  return { disk, changes, errors, measured: (next: DiskSpace) => void (space = next) };
}

test("a disk is low below its floor and ample from there on", async () => {
  const totalBytes = 10_000;
  const { disk, changes, measured } = newDisk({ freeBytes: 500, totalBytes });
  expect(await disk.check()).toBe("ample");
  measured({ freeBytes: 499, totalBytes });
  expect([await disk.check(), await disk.check()]).toEqual(["low", "low"]);
  measured({ freeBytes: 500, totalBytes });
  expect(await disk.check()).toBe("ample");
  expect(changes).toEqual(["low", "ample"]);
});

test("data that is all elsewhere has no floor", async () => {
  const { disk } = newDisk(undefined);
  expect([await disk.check(), disk.space]).toEqual(["ample", undefined]);
});

test("a disk stays as it was while it cannot be measured", async () => {
  const { disk, errors, measured } = newDisk({ freeBytes: 1, totalBytes: 10_000 });
  await disk.check();
  measured({ freeBytes: 0, totalBytes: 0 });
  expect(await disk.check()).toBe("low");
  expect(errors).toHaveLength(1);
});

test("a disk is full without the database's reserve", async () => {
  let isReserved = true;
  const space = { freeBytes: 9_000, totalBytes: 10_000 };
  const { disk, changes } = newDisk(space, { follow: async () => isReserved });
  expect(await disk.check()).toBe("ample");
  isReserved = false;
  expect(await disk.check()).toBe("full");
  isReserved = true;
  expect(await disk.check()).toBe("ample");
  expect(changes).toEqual(["full", "ample"]);
});

async function newReserve(freeBytes: number) {
  const dir = await mkdtemp(path.join(tmpdir(), "baton-reserve-"));
  let free = freeBytes;
  const measure = async () => ({ freeBytes: free, totalBytes: 10_000 });
  const reserve = reserveIn({ dir, measure, sizeBytes: 640, releasedBelowBytes: 320 });
  return { dir, reserve, measured: (bytes: number) => void (free = bytes) };
}

test("a reserve is released when the disk runs full, and made again", async () => {
  const { dir, reserve, measured } = await newReserve(1_280);
  const namesIn = () => readdir(dir);
  expect([await reserve.follow(), await namesIn()]).toEqual([true, ["reserve"]]);
  expect((await stat(path.join(dir, "reserve"))).size).toBe(640);
  measured(320);
  expect([await reserve.follow(), await namesIn()]).toEqual([true, ["reserve"]]);
  measured(319);
  expect([await reserve.follow(), await namesIn()]).toEqual([false, []]);
  measured(1_279);
  expect([await reserve.follow(), await namesIn()]).toEqual([false, []]);
  measured(1_280);
  expect([await reserve.follow(), await namesIn()]).toEqual([true, ["reserve"]]);
});

test("a reserve that was cut off is made again", async () => {
  const { dir, reserve } = await newReserve(1_280);
  await writeFile(path.join(dir, "reserve.unfinished"), "half");
  expect([await reserve.follow(), await readdir(dir)]).toEqual([true, ["reserve"]]);
});

test("a reserve waits for the database's folder", async () => {
  const dir = path.join(tmpdir(), "baton-reserve-of-no-database");
  const reserve = reserveIn({ dir, measure: async () => undefined });
  expect(await reserve.follow()).toBe(true);
});
