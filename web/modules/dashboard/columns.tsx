import type { ReactNode } from "react";

interface ColumnsProps {
  /** What matters most: first everywhere. */
  first: ReactNode;
  /** Beside it where there is room, below it on a phone. */
  side: ReactNode;
  rest: ReactNode;
}

/** A dashboard's cards: two columns of unequal width, or one. */
export const Columns = ({ first, side, rest }: ColumnsProps) => (
  <div className="grid gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
    <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">{first}</div>
    <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">{side}</div>
    <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">{rest}</div>
  </div>
);
