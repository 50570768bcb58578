import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import type { Point } from "./plot.tsx";
import { Plot, plotHeight, positionsAcross } from "./plot.tsx";

export type LineChartProps = {
  /** The chart's content in a sentence. */
  caption: string;
  /** The headers of its table: the points' and the values'. */
  columns: readonly [string, string];
  points: readonly Point[];
  /** A value with its noun: `34 people`. */
  valueText: (value: number) => string;
};

/** Values over time as a stepped line. Pointer and arrow keys read a point; a button, or a screen reader, shows the table. */
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

interface PointTableProps {
  labelledBy: string;
  columns: readonly [string, string];
  points: readonly Point[];
  valueText: (value: number) => string;
  /** For screen readers only. */
  isHidden: boolean;
}

const PointTable = ({ labelledBy, columns, points, valueText, isHidden }: PointTableProps) => (
  <div className={classNames(isHidden && "sr-only")}>
    <table aria-labelledby={labelledBy} className="w-full tabular-nums">
      <thead>
        <tr className="text-muted text-sm">
          <th scope="col" className="py-1.5 text-start font-medium">
            {columns[0]}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, value }) => (
          <tr key={label} className="border-line border-t">
            <th scope="row" className="py-1.5 text-start font-normal">
              {label}
            </th>
            <td className="py-1.5 text-end">{valueText(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The width of an element, live; 0 until it is measured. */
function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
