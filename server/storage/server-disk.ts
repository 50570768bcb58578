import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { type Disk, type DiskSpace, diskOf, floorOf } from "./disk.ts";
import { reserveIn } from "./disk-reserve.ts";

/** The disks of an embedded database and of files outside a bucket. */
export function serverDisk(
  { dataDir, databaseUrl, storageUrl }: Pick<Config, "dataDir" | "databaseUrl" | "storageUrl">,
  logger: Logger,
): Disk {
  const { database, files } = placesIn(dataDir);
  const places = [
    ...(databaseUrl === undefined ? [database] : []),
    ...(storageUrl === undefined ? [files, dataDir] : []),
  ];
  return diskOf({
    reserve: databaseUrl === undefined ? reserveIn({ dir: database, measure: spaceAt }) : undefined,
    measure: () => leastRoomOf(places),
    onChange: (level, space) => {
      const about = { level, ...space, floorBytes: floorOf(space) };
      if (level === "ample") logger.info(about, "The disk has room again.");
      else if (level === "low")
        logger.warn(about, "The disk is nearly full: uploads and imports are refused.");
      else logger.error(about, "The disk is full: only reading and signing in are possible.");
    },
    onError: (error) => logger.error(error, "The free space of the disk is unknown."),
  });
}

/** Compared with the floor of each; missing places are left out. */
async function leastRoomOf(places: readonly string[]): Promise<DiskSpace | undefined> {
  const spaces = await Promise.all(places.map(spaceAt));
  const above = (space: DiskSpace) => space.freeBytes - floorOf(space);
  return spaces
    .filter((space) => space !== undefined)
    .sort((one, other) => above(one) - above(other))[0];
}

async function spaceAt(place: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(place);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
