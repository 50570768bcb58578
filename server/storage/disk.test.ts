import { mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type DiskSpace, diskOf, floorOf, type Reserve } from "./disk.ts";
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
function newDisk(first: DiskSpace | undefined, reserve?: Reserve) {
  let space = first;
  const changes: string[] = [];
  const errors: unknown[] = [];
  const disk = diskOf({
    reserve,
    async measure() {
      if (space?.totalBytes === 0) throw new Error("no answer");
      return space;
    },
    onChange: (level) => changes.push(level),
    onError: (error) => errors.push(error),
  });
  const measured = (next: DiskSpace) => {
    space = next;
  };
  return { disk, changes, errors, measured };
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

test("a disk is full while the database has no room", async () => {
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

async function newReserve() {
  const dir = await mkdtemp(path.join(tmpdir(), "baton-reserve-"));
  let freeBytes = 0;
  const measure = async () => ({ freeBytes, totalBytes: 10_000 });
  const reserve = reserveIn({ dir, measure, sizeBytes: 640 });
  const at = async (bytes: number) => {
    freeBytes = bytes;
    return [await reserve.follow(), ...(await readdir(dir))];
  };
  return { dir, at };
}

test("a reserve is released at the end of the disk, and made again", async () => {
  const { dir, at } = await newReserve();
  expect(await at(1_280)).toEqual([true, "reserve"]);
  expect((await stat(path.join(dir, "reserve"))).size).toBe(640);
  expect(await at(320)).toEqual([true, "reserve"]);
  expect(await at(319)).toEqual([false, "reserve"]);
  expect(await at(160)).toEqual([false, "reserve"]);
  expect(await at(159)).toEqual([false]);
  expect(await at(1_279)).toEqual([false]);
  expect(await at(1_280)).toEqual([true, "reserve"]);
});

test("a reserve that was cut off is made again", async () => {
  const { dir, at } = await newReserve();
  await writeFile(path.join(dir, "reserve.unfinished"), "half");
  expect(await at(1_280)).toEqual([true, "reserve"]);
});

test("a reserve waits for the database's folder", async () => {
  const dir = path.join(tmpdir(), "baton-reserve-of-no-database");
  const reserve = reserveIn({ dir, measure: async () => undefined });
  expect(await reserve.follow()).toBe(true);
});
