/** The share of a balance that is used, in whole percent; 0 where nothing is allocated (AMB-135). */
export const percentUsed = (allocated: number, remaining: number): number =>
  allocated === 0 ? 0 : Math.round(((allocated - remaining) / allocated) * 100);
