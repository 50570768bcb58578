import { classNames } from "../class-names.ts";

const dialogSizes = {
  sm: "sm:max-w-md",
  md: "sm:max-w-xl",
  lg: "sm:max-w-3xl",
  xl: "sm:max-w-5xl",
};
export type DialogSize = keyof typeof dialogSizes;

export const backdropClass =
  "fixed inset-0 z-40 bg-[rgb(8_12_20/0.45)] transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 dark:bg-[rgb(0_0_0/0.6)] print:hidden";

const float =
  "fixed z-40 flex flex-col short:overflow-y-auto border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale,translate] data-ending-style:opacity-0 data-starting-style:opacity-0";

/** Behind a dialog that it has opened itself. */
const dimmed =
  "after:pointer-events-none after:absolute after:z-30 after:-inset-px after:rounded-[inherit] after:bg-[rgb(8_12_20/0.45)] after:opacity-0 after:transition-opacity data-nested-dialog-open:after:opacity-100";

/** A fixed height, so that a tab stays under the pointer. */
const steady =
  "sm:h-184 sm:max-h-[min(46rem,calc(100dvh-4rem))] [&_[role=tablist]]:sticky [&_[role=tablist]]:-top-1 [&_[role=tablist]]:z-10 [&_[role=tablist]]:bg-raised";

/** In the middle of the screen; on phones, unless `isSmall`, all of it. */
export const dialogClass = (size: DialogSize, { isSmall = false, isSteady = false } = {}) =>
  classNames(
    float,
    dimmed,
    "inset-0 m-auto data-starting-style:scale-98 sm:w-[calc(100%-3rem)] sm:rounded-lg sm:border",
    isSteady ? steady : "sm:h-fit sm:max-h-[calc(100dvh-4rem)]",
    isSmall ? "h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-lg border" : "w-full",
    dialogSizes[size],
  );

/** A sheet at the inline start of the screen. */
export const drawerClass = classNames(
  float,
  "inset-y-0 start-0 w-64 border-e data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
);

/** A sheet at the bottom of a phone's screen. */
export const sheetClass = classNames(
  float,
  "inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-t-lg border-t data-ending-style:translate-y-full data-starting-style:translate-y-full",
);
