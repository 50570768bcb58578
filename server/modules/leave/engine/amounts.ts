/** Days as the database stores them: hundredths of a day, exactly. */
export const hundredths = (days: number): number => Math.round(days * 100) / 100;

/** The sum of days, without binary errors. */
export const sumOf = (days: readonly number[]): number =>
  days.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;

export interface Rounding {
  /** The step, such as 0.5 for half days. */
  to: number;
  mode: "nearest" | "up" | "down";
}

const rounded = { nearest: Math.round, up: Math.ceil, down: Math.floor };

/** Rounds a total. The tolerance prevents 14.999999999999998 from becoming 14.5. */
export function roundTotal(total: number, { to, mode }: Rounding): number {
  const steps = Number((total / to).toFixed(9));
  return hundredths(rounded[mode](steps) * to);
}
