/** Responses give the time in whole seconds with a delay. Within this difference, the device's own clock is better. */
const inaccuracyMs = 2_000;

let aheadMs = 0;

/** Compares the server's clock with this device's, by a fresh response. */
export function noteServerTime({ headers }: Pick<Response, "headers">): void {
  const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) > inaccuracyMs ? ahead : 0;
}

/** The server's time at a moment of this device's, both in ms since 1970. */
export const serverTimeAt = (moment: number): number => moment + aheadMs;
