import { type RefObject, useLayoutEffect, useState } from "react";

interface Measure {
  pageSize: number;
  width: number;
  height: number;
}

/** The height that a list keeps on a last page with fewer rows, so that what is below it stays where the pointer is. */
export function useSteadyHeight(
  body: RefObject<HTMLElement | null>,
  { rowCount, pageSize, page }: { rowCount: number; pageSize: number; page: number },
): number | undefined {
  const [full, setFull] = useState<Measure>();
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || rowCount < pageSize) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    if (full?.pageSize === pageSize && full.width === width && full.height === height) return;
    setFull({ pageSize, width, height });
  });
  const isShort = page > 1 && rowCount > 0 && rowCount < pageSize;
  return isShort && full?.pageSize === pageSize ? full.height : undefined;
}
