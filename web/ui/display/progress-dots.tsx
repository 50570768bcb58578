import { classNames } from "../class-names.ts";

type ProgressDotsProps = { label: string; count: number; done: number };

/** `done` of `count` dots filled, with the percentage. */
export function ProgressDots({ label, count, done }: ProgressDotsProps) {
  const percent = Math.round((done / count) * 100);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="flex flex-1 items-center gap-2"
      >
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={classNames(
              "h-2 flex-1 rounded-full transition-colors",
              index < done ? "bg-accent" : "bg-line",
            )}
          />
        ))}
      </div>
      <span aria-hidden="true" className="text-muted text-sm tabular-nums">
        {percent}%
      </span>
    </div>
  );
}
