import { useId } from "react";
import type { Point } from "./point.ts";
import { ticksUpTo } from "./ticks.ts";

export interface PlotProps {
  points: readonly Point[];
  width: number;
  /** Which point is pointed at, if any. */
  chosen: number | undefined;
}

export const plotHeight = 216;
const edge = { top: 10, right: 14, bottom: 26, left: 36 };
const tickRoom = 44;

/** The horizontal position of each point in a plot of this width. */
export const positionsAcross = (count: number, width: number): number[] => {
  const step = (width - edge.left - edge.right) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => edge.left + i * step);
};

/** The drawing of a line over its area. It is decorative: the numbers are in a table beside it. */
export function Plot({ points, width, chosen }: PlotProps) {
  const gradient = useId();
  const ticks = ticksUpTo(Math.max(...points.map(({ value }) => value)));
  const [bottom, greatest] = [plotHeight - edge.bottom, ticks.at(-1) ?? 1];
  const y = (value: number) => bottom - (value / greatest) * (bottom - edge.top);
  const across = positionsAcross(points.length, width);
  const line = points.map(({ value }, i) => `${across[i]} ${y(value)}`).join("L");
  const [shown, x] = chosen === undefined ? [] : [points[chosen], across[chosen]];

  return (
    <svg
      aria-hidden="true"
      width={width}
      height={plotHeight}
      className="block text-accent text-xs tabular-nums"
    >
      <linearGradient id={gradient} x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.22" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
      </linearGradient>
      {ticks.map((tick) => (
        <g key={tick} className="stroke-line">
          <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
          <text
            x={edge.left - 8}
            y={y(tick) + 4}
            textAnchor="end"
            stroke="none"
            className="fill-muted"
          >
            {tick}
          </text>
        </g>
      ))}
      <Months points={points} across={across} width={width} />
      <path
        d={`M${edge.left} ${bottom}L${line}L${across.at(-1)} ${bottom}Z`}
        fill={`url(#${gradient})`}
      />
      <path
        d={`M${line}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {shown && <line x1={x} x2={x} y1={edge.top} y2={bottom} className="stroke-control" />}
      <Dot x={across.at(-1) ?? 0} y={y(points.at(-1)?.value ?? 0)} />
      {shown && <Dot x={x ?? 0} y={y(shown.value)} />}
    </svg>
  );
}

const Dot = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="4" fill="currentColor" strokeWidth="2" className="stroke-card" />
);

/** The labels below, as many as there is room for, counted back from the last one. */
function Months({ points, across, width }: { across: number[] } & Omit<PlotProps, "chosen">) {
  const every = Math.ceil((points.length * tickRoom) / Math.max(1, width - edge.left));
  return points.map(({ tick, label }, i) => {
    const isShown = (points.length - 1 - i) % every === 0;
    return (
      isShown && (
        <text
          key={label}
          x={across[i]}
          y={plotHeight - 8}
          textAnchor="middle"
          className="fill-muted"
        >
          {tick}
        </text>
      )
    );
  });
}
