import { classNames } from "../class-names.ts";

/** Cuts stripes out of a coloured part for something pending. */
export const hatchClass = "mask-[repeating-linear-gradient(135deg,#000_0_2px,transparent_2px_4px)]";

/** The decorative sign of something pending, as in rings and bars. */
export const Hatch = () => (
  <span
    aria-hidden="true"
    className={classNames("size-2.5 shrink-0 rounded-sm bg-figure", hatchClass)}
  />
);
