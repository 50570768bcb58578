export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** Room that the database gets at the end of the disk: without any, Postgres ends and does not start again. */
export interface Reserve {
  /** Releases or makes it by the free space beside it; returns whether changes have room. */
  follow(): Promise<boolean>;
}

/** `low` refuses uploads and imports, `full` everything but reading and signing in. */
export type DiskLevel = "ample" | "low" | "full";

export interface Disk {
  /** Measures, and moves the reserve. */
  check(): Promise<DiskLevel>;
  /** As last measured. */
  readonly space: DiskSpace | undefined;
  /** Checks each second from now on; returns a function to stop. */
  watch(): () => Promise<void>;
}

interface DiskOptions {
  /** Without one, only uploads need room. */
  reserve?: Reserve | undefined;
  /** The disk with the least room; undefined if all data is elsewhere. */
  measure(): Promise<DiskSpace | undefined>;
  onChange(level: DiskLevel, space: DiskSpace): void;
  onError(error: unknown): void;
}

const maxFloorBytes = 1024 ** 3;
const floorShare = 0.05;
const checkMs = 1_000;

/** 5 % of the disk, 1 GB at most. */
export const floorOf = ({ totalBytes }: DiskSpace): number =>
  Math.min(maxFloorBytes, totalBytes * floorShare);

function levelOf(space: DiskSpace, hasRoom: boolean): DiskLevel {
  if (!hasRoom) return "full";
  return space.freeBytes < floorOf(space) ? "low" : "ample";
}

export function diskOf({ reserve, measure, onChange, onError }: DiskOptions): Disk {
  let level: DiskLevel = "ample";
  let space: DiskSpace | undefined;
  let checking: Promise<DiskLevel> | undefined;

  async function levelNow(): Promise<DiskLevel> {
    space = await measure();
    if (!space) return "ample";
    const hasRoom = reserve === undefined || (await reserve.follow());
    const next = levelOf(space, hasRoom);
    if (next !== level) onChange(next, space);
    return next;
  }

  const check = () => {
    checking ??= levelNow()
      .then((next) => {
        level = next;
        return next;
      })
      .catch((error: unknown) => {
        onError(error);
        return level;
      })
      .finally(() => {
        checking = undefined;
      });
    return checking;
  };

  return {
    check,
    get space() {
      return space;
    },
    watch() {
      const timer = setInterval(check, checkMs);
      return async () => {
        clearInterval(timer);
        await checking;
      };
    },
  };
}
