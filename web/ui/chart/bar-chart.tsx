import { useId } from "react";

export interface Bar {
  label: string;
  value: number;
  /** The value in words, next to the label. */
  text: string;
  hint?: string;
}

export type BarChartProps = {
  caption: string;
  /** Bars with a value are drawn, the greatest first. */
  bars: readonly Bar[];
  /** Names those without one, in a sentence. */
  noneText: (labels: readonly string[]) => string;
};

/** Values of a kind, each written above its bar, so that none has to be guessed. */
export function BarChart({ caption, bars, noneText }: BarChartProps) {
  const captionId = useId();
  const drawn = bars.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const empty = bars.filter(({ value }) => value <= 0);
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-3">
      <figcaption id={captionId} className="text-muted">
        {caption}
      </figcaption>
      <ul aria-labelledby={captionId} className="flex flex-col gap-3.5 tabular-nums">
        {drawn.map((bar) => (
          <BarRow key={bar.label} {...bar} share={bar.value / (drawn[0]?.value ?? 1)} />
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="text-muted text-sm">{noneText(empty.map(({ label }) => label))}</p>
      )}
    </figure>
  );
}

const BarRow = ({ label, text, hint, share }: Bar & { share: number }) => (
  <li>
    <div className="flex items-baseline justify-between gap-3">
      <span>{label}</span>{" "}
      <span className="shrink-0">
        <span className="font-medium">{text}</span>
        {hint && <span className="text-muted text-sm"> · {hint}</span>}
      </span>
    </div>
    <svg aria-hidden="true" width="100%" height="8" className="mt-1.5 block text-figure">
      <rect width={`${share * 100}%`} height="8" rx="4" fill="currentColor" />
    </svg>
  </li>
);
