/** At full size laws are tried with many random cases, in databases that plan each statement as the product's do. */
export const isFullSize = process.env.TEST_SIZE === "full";

/** How many random cases to try a law with. */
export const runs = ({ few, full }: { few: number; full: number }): number =>
  isFullSize ? full : few;
