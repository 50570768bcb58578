import { useId } from "react";

export interface Bar {
  label: string;
  value: number;
  /** The value in words, beside the bar. */
  text: string;
  /** More about it, in small. */
  hint?: string;
}

export type BarChartProps = {
  caption: string;
  /** What the columns are called: the bars' names and their values. */
  columns: readonly [string, string];
  bars: readonly Bar[];
};

/** Values of a kind beside each other, in a table whose rows are drawn as bars: no value has to be guessed. */
export function BarChart({ caption, columns, bars }: BarChartProps) {
  const captionId = useId();
  const greatest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-3">
      <figcaption id={captionId} className="text-muted">
        {caption}
      </figcaption>
      <table aria-labelledby={captionId} className="w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="p-0">
              <span className="sr-only">{columns[0]}</span>
            </th>
            <th scope="col" className="p-0">
              <span className="sr-only">{columns[1]}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <BarRow key={bar.label} {...bar} share={bar.value / greatest} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const BarRow = ({ label, text, hint, share }: Bar & { share: number }) => (
  <tr>
    <th scope="row" className="w-2/5 py-2 pe-4 text-start font-medium">
      {label}
    </th>
    <td className="py-2">
      <div className="flex items-baseline justify-between gap-3">
        <span>{text}</span>
        {hint && <span className="text-muted text-sm">{hint}</span>}
      </div>
      <svg aria-hidden="true" width="100%" height="8" className="mt-1.5 block text-accent">
        <rect width="100%" height="8" rx="4" className="fill-sunken" />
        {share > 0 && <rect width={`${share * 100}%`} height="8" rx="4" fill="currentColor" />}
      </svg>
    </td>
  </tr>
);
