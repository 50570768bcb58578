import { Skeleton } from "../feedback/skeleton.tsx";
import { NearPart } from "../near-part.tsx";
import type { BarChartProps } from "./bar-chart.tsx";
import type { LineChartProps } from "./line-chart.tsx";

const loadBars = async () => (await import("./bar-chart.tsx")).BarChart;
const loadLine = async () => (await import("./line-chart.tsx")).LineChart;
const room = <Skeleton className="h-64" />;

/** A `BarChart` that is loaded once it is nearly in view. */
export const LazyBarChart = (props: BarChartProps) => (
  <NearPart load={loadBars} props={props} room={room} />
);

/** A `LineChart` that is loaded once it is nearly in view. */
export const LazyLineChart = (props: LineChartProps) => (
  <NearPart load={loadLine} props={props} room={room} />
);
