import type { ReactNode } from "react";

export interface ColumnsProps {
  /** What matters most: first everywhere. */
  first: ReactNode;
  /** Next to it if there is room, below it on a phone. */
  side: ReactNode;
  rest: ReactNode;
}

export const Columns = ({ first, side, rest }: ColumnsProps) => (
  <div className="grid gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
    <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">{first}</div>
    <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">{side}</div>
    <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">{rest}</div>
  </div>
);
