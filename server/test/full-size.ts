/** Full size tries many random cases, with statements planned as in the product. */
export const isFullSize = process.env.TEST_SIZE === "full";

/** The number of random cases, rows or people. */
export const sized = ({ small, full }: { small: number; full: number }): number =>
  isFullSize ? full : small;
