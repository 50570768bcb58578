import { classNames } from "../class-names.ts";
import { type Tone, toneFill } from "../tone.ts";
import { hatchClass } from "./hatch.tsx";

export type UsageBarProps = {
  label: string;
  value: number;
  max: number;
  /** In words, next to the label; the percentage by default. */
  valueText?: string;
  /** The pending value: a second, hatched part. */
  pending?: number;
  tone?: Tone;
};

/** In percent; of nothing, any use is all of it. */
const share = (part: number, max: number) =>
  max > 0 ? Math.min(100, Math.max(0, (part / max) * 100)) : 100 * Number(part > 0);

/** The used part of a whole: filled is used, hatched is pending, empty is left. */
export function UsageBar({
  label,
  value,
  max,
  valueText,
  pending = 0,
  tone = "accent",
}: UsageBarProps) {
  const text = valueText ?? `${Math.round(share(value, max))}%`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between gap-4">
        <span className="min-w-0 truncate font-medium">{label}</span>
        <span className="shrink-0 text-muted tabular-nums">{text}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot have a second part. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, max)}
        aria-valuenow={Math.max(0, Math.min(value, max))}
        aria-valuetext={text}
        className="flex h-2 gap-px overflow-hidden rounded-full bg-sunken"
      >
        <div
          style={{ width: `${share(value, max)}%` }}
          className={classNames("transition-[width]", toneFill[tone])}
        />
        {pending > 0 && (
          <div
            style={{ width: `${share(pending, max)}%` }}
            className={classNames(hatchClass, toneFill[tone])}
          />
        )}
      </div>
    </div>
  );
}
