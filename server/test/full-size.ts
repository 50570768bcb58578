/** At full size laws are tried with many random cases, in databases that plan each statement as the product's do. */
export const isFullSize = process.env.TEST_SIZE === "full";

/** How many random cases, rows or people a test has. */
export const sized = ({ small, full }: { small: number; full: number }): number =>
  isFullSize ? full : small;
