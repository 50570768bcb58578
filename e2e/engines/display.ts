import { readFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { type Size, xvfb as xvfbFile } from "./engine.ts";
import { pngOf } from "./png.ts";
import { said, startProgram, temporaryFolder } from "./programs.ts";

const screen: Size = { width: 1440, height: 1000 };

/** The upper left of a screen, out of what X keeps of it: a header in 32-bit words, a colour map, and four bytes for each pixel. */
function cut(dump: Buffer, { width, height }: Size): Buffer {
  const word = (index: number) => dump.readUInt32BE(index * 4);
  const start = word(0) + word(19) * 12;
  const rowBytes = word(12);
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = start + y * rowBytes + x * 4;
      const to = (y * width + x) * 3;
      rgb[to] = dump[from + 2] ?? 0;
      rgb[to + 1] = dump[from + 1] ?? 0;
      rgb[to + 2] = dump[from] ?? 0;
    }
  return rgb;
}

/** A display that nobody looks at, with the pixels it shows in a file. */
export async function startDisplay() {
  const files = temporaryFolder("display");
  const { width, height } = screen;
  const args = ["-screen", "0", `${width}x${height}x24`, "-fbdir", files.folder];
  const xvfb = startProgram(xvfbFile, ["-displayfd", "3", ...args, "-nolisten", "tcp"]);
  xvfb.child.stderr?.resume();
  const number = (await said(xvfb.child.stdio[3] as Readable, /\d+\n/)).trim();
  return {
    name: `:${number}`,
    /** The upper left of it, once it has stopped changing: what a page shows comes to the display a little later. */
    async picture(size: Size) {
      const look = () => readFileSync(path.join(files.folder, "Xvfb_screen0"));
      let seen = look();
      for (let still = 0, looks = 0; still < 2 && looks < 20; looks += 1) {
        await sleep(60);
        const now = look();
        still = now.equals(seen) ? still + 1 : 0;
        seen = now;
      }
      return pngOf(size, cut(seen, size));
    },
    async stop() {
      await xvfb.stop();
      files.remove();
    },
  };
}
