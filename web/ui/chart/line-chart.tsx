import { type PointerEvent, useId, useState } from "react";
import { Button } from "../button.tsx";
import { Plot, positionsAcross } from "./plot.tsx";
import type { Point } from "./point.ts";
import { PointTable } from "./point-table.tsx";
import { useWidth } from "./use-width.ts";

export type LineChartProps = {
  /** What the chart shows, in a sentence. */
  caption: string;
  /** What the columns of its table are called: the points' and the values'. */
  columns: readonly [string, string];
  points: readonly Point[];
  /** A value with what it counts: `34 people`. */
  valueText: (value: number) => string;
};

/**
 * Values over time as a line from 0 upwards. A point is read by pointing at it or with the arrow keys; whoever cannot
 * see the line has the same as a table, and everybody else at the press of a button.
 */
export function LineChart({ caption, columns, points, valueText }: LineChartProps) {
  const [isTable, setIsTable] = useState(false);
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <figcaption id={captionId} className="text-muted">
          {caption}
        </figcaption>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isTable}
          aria-describedby={captionId}
          onClick={() => setIsTable(!isTable)}
          className="-me-3 text-muted! aria-pressed:bg-sunken"
        >
          Show as table
        </Button>
      </div>
      {!isTable && <ReadablePlot points={points} valueText={valueText} caption={caption} />}
      <PointTable
        labelledBy={captionId}
        columns={columns}
        points={points}
        valueText={valueText}
        isHidden={!isTable}
      />
    </figure>
  );
}

function ReadablePlot({ points, valueText, caption }: Omit<LineChartProps, "columns">) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const { label = "", value = 0 } = points[chosen ?? last] ?? {};
  const say = `${label}: ${valueText(value)}`;

  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const distances = positionsAcross(points.length, width).map((at) => Math.abs(at - x));
    setChosen(distances.indexOf(Math.min(...distances)));
  };
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden="true" className="flex items-baseline gap-2">
        <span className="font-semibold text-xl tabular-nums">{valueText(value)}</span>
        <span className="text-muted">{label}</span>
      </p>
      <div
        ref={ref}
        className="relative rounded-md outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        {width > 0 && <Plot points={points} width={width} chosen={chosen} />}
        <input
          type="range"
          min={0}
          max={last}
          value={chosen ?? last}
          aria-label={caption}
          aria-valuetext={say}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={choose}
          onPointerLeave={() => setChosen(undefined)}
          onBlur={() => setChosen(undefined)}
          className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
        />
      </div>
    </div>
  );
}
