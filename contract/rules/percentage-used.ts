const hundredths = (days: number): number => Math.round(days * 100);

/** The share of the days granted that is used, in whole percent; 0 if nothing is granted (AMB-135). */
export const percentageUsed = (granted: number, used: number): number =>
  granted > 0 ? Math.round((hundredths(used) * 100) / hundredths(granted)) : 0;
