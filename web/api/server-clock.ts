let aheadMs = 0;

/** Compares the server's clock with this device's, by a response that has just arrived. */
export function noteServerTime({ headers }: Pick<Response, "headers">): void {
  const serverTime = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(serverTime)) aheadMs = serverTime - Date.now();
}

/** What the server's clock showed at a moment of this device's, both in ms since 1970: up to a second less, as responses tell it in whole ones. */
export const serverTimeAt = (moment: number): number => moment + aheadMs;
