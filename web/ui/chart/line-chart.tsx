import { type PointerEvent, useId, useState } from "react";
import { Button } from "../button.tsx";
import { Plot, plotHeight, positionsAcross } from "./plot.tsx";
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
 * Values over time as a line of steps between the least and the greatest. A point is read by pointing at it or with the arrow keys; anyone who cannot
 * see the line gets the same as a table, everyone else at the press of a button.
 */
export function LineChart({ caption, columns, points, valueText }: LineChartProps) {
  const [isTable, setIsTable] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const captionId = useId();
  const point = points[chosen ?? points.length - 1];
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-3">
      <figcaption id={captionId} className="text-muted">
        {caption}
      </figcaption>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p aria-hidden="true" className="flex items-baseline gap-2">
          <span className="font-semibold text-xl tabular-nums">{valueText(point?.value ?? 0)}</span>
          <span className="text-muted">{point?.label}</span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isTable}
          aria-describedby={captionId}
          onClick={() => setIsTable(!isTable)}
          className="-mx-3 font-medium! text-muted! aria-pressed:bg-sunken"
        >
          Show as table
        </Button>
      </div>
      {!isTable && (
        <ReadablePlot
          points={points}
          valueText={valueText}
          caption={caption}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
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

type ReadablePlotProps = Omit<LineChartProps, "columns"> & {
  chosen: number | undefined;
  onChoose: (point: number | undefined) => void;
};

/** The plot under an invisible slider: pointer and arrow keys move along its points. */
function ReadablePlot({ points, valueText, caption, chosen, onChoose }: ReadablePlotProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const last = points.length - 1;
  const { label = "", value = 0 } = points[chosen ?? last] ?? {};

  const chooseNearest = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const distances = positionsAcross(points.length, width).map((at) => Math.abs(at - x));
    onChoose(distances.indexOf(Math.min(...distances)));
  };
  const leave = () => onChoose(undefined);
  return (
    <div
      ref={ref}
      style={{ height: plotHeight }}
      className="relative rounded-md outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      {width > 0 && <Plot points={points} width={width} chosen={chosen} />}
      <input
        type="range"
        min={0}
        max={last}
        value={chosen ?? last}
        aria-label={caption}
        aria-valuetext={`${label}: ${valueText(value)}`}
        onChange={({ target }) => onChoose(Number(target.value))}
        onPointerMove={chooseNearest}
        onPointerLeave={leave}
        onBlur={leave}
        className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
      />
    </div>
  );
}
