/** Responses tell the server's time in whole seconds and take some time to arrive: within so much of it a device's own clock is the better one. */
const inaccuracyMs = 2_000;

let aheadMs = 0;

/** Compares the server's clock with this device's, by a response that has just arrived. */
export function noteServerTime({ headers }: Pick<Response, "headers">): void {
  const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) > inaccuracyMs ? ahead : 0;
}

/** What the server's clock showed at a moment of this device's, both in ms since 1970. */
export const serverTimeAt = (moment: number): number => moment + aheadMs;
