interface PlotProps {
  points: readonly Point[];
  width: number;
  /** The point under the pointer. */
  chosen: number | undefined;
}

export const plotHeight = 184;
const edge = { top: 16, right: 40, bottom: 26, left: 40 };

export const positionsAcross = (count: number, width: number): number[] => {
  const step = (width - edge.left - edge.right) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => edge.left + i * step);
};

/** The height of each value, from the least, a little above the ground, to the greatest. */
export function heightsOf(values: readonly number[]): number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const ground = plotHeight - edge.bottom;
  const room = (ground - edge.top) * 0.85;
  const share = (value: number) =>
    greatest === least ? 0.5 : (value - least) / (greatest - least);
  return values.map((value) => edge.top + room * (1 - share(value)));
}

/** A stepped drawing of values, with the first and last one at its ends. It is decorative: a table next to it has the numbers. */
export function Plot({ points, width, chosen }: PlotProps) {
  const ground = plotHeight - edge.bottom;
  const across = positionsAcross(points.length, width);
  const heights = heightsOf(points.map(({ value }) => value));
  const [startX = 0, endX = 0] = [across[0], across.at(-1)];
  const [startY = 0, endY = 0] = [heights[0], heights.at(-1)];
  const steps = heights.map((y, i) => `H${across[i]}V${y}`).join("");
  const x = chosen === undefined ? undefined : across[chosen];
  const y = chosen === undefined ? undefined : heights[chosen];

  return (
    <svg
      aria-hidden="true"
      width={width}
      height={plotHeight}
      className="block text-figure text-xs tabular-nums"
    >
      <line x1={startX} x2={endX} y1={ground} y2={ground} className="stroke-line" />
      <EndTicks points={points} across={across} />
      {x !== undefined && (
        <line x1={x} x2={x} y1={edge.top} y2={ground} className="stroke-control" />
      )}
      <path
        d={`M${startX} ${startY}${steps}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text x={startX - 8} y={startY + 4} textAnchor="end" className="fill-ink font-semibold">
        {points[0]?.value}
      </text>
      <text x={endX + 8} y={endY + 4} className="fill-ink font-semibold">
        {points.at(-1)?.value}
      </text>
      {x !== undefined && y !== undefined && (
        <circle cx={x} cy={y} r="4" fill="currentColor" strokeWidth="2" className="stroke-card" />
      )}
    </svg>
  );
}

/** The labels of the first, middle and last point. */
const EndTicks = ({
  points,
  across,
}: Pick<PlotProps, "points"> & { across: readonly number[] }) => {
  const last = points.length - 1;
  return [0, Math.round(last / 2), last].map((at, place) => (
    <text
      key={place === 1 ? "middle" : at}
      x={across[at]}
      y={plotHeight - 8}
      textAnchor={(["start", "middle", "end"] as const)[place]}
      className="fill-muted"
    >
      {place === 1 ? points[at]?.tick : points[at]?.label}
    </text>
  ));
};

export interface Point {
  /** The point's label in full: `Mar 2026`. */
  label: string;
  /** The label on the axis: `Mar`. */
  tick: string;
  value: number;
}
