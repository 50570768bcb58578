import budgets from "./budgets.json" with { type: "json" };

export type Budget = Exclude<keyof typeof budgets, "growth" | "growthGoal">;

export interface Report {
  ratio(what: string, value: number, budget: Budget): void;
  milliseconds(what: string, value: number, budget: Budget): void;
  kilobytes(what: string, bytes: number, budget: Budget): void;
  detail(what: string, value: number): void;
  /** Whether every figure is within its budget. */
  isWithin(): boolean;
}

const width = 66;

/** Prints each figure at once, with its budget. */
export function printedReport(): Report {
  let isWithin = true;
  const line = (what: string, value: number, unit: string, budget: Budget) => {
    const allowed = budgets[budget];
    const isOver = value > allowed;
    if (isOver) isWithin = false;
    console.log(
      `${what.padEnd(width)} ${value.toFixed(2).padStart(7)}${unit}  (allowed ${allowed}${unit})${isOver ? "  OVER" : ""}`,
    );
  };
  return {
    ratio: (what, value, budget) => line(what, value, "", budget),
    milliseconds: (what, value, budget) => line(what, value, " ms", budget),
    kilobytes: (what, bytes, budget) => line(what, bytes / 1000, " kB", budget),
    detail: (what, value) => console.log(`${what.padEnd(width)} ${value.toFixed(2).padStart(7)}`),
    isWithin: () => isWithin,
  };
}
