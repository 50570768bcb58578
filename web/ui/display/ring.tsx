import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneFill } from "../tone.ts";

export type RingProps = {
  /** The ring in words: `Annual leave: 8 of 15 days used, 2 pending`. */
  label: string;
  value: number;
  max: number;
  pending?: number;
  tone?: Tone;
  /** In the middle: the number that matters most. */
  children?: ReactNode;
};

const radius = 42;
const length = 2 * Math.PI * radius;

const Arc = (props: { from: number; share: number; stroke?: string; className?: string }) => (
  <circle
    cx="50"
    cy="50"
    r={radius}
    fill="none"
    stroke={props.stroke ?? "currentColor"}
    strokeWidth="9"
    strokeDasharray={`${props.share * length} ${length}`}
    strokeDashoffset={-props.from * length}
    className={props.className}
  />
);

/** Of nothing, any use is all of it. */
const shareOf = (part: number, max: number): number =>
  max > 0 ? Math.min(1, Math.max(0, part / max)) : Number(part > 0);

/** A part of a whole as an arc: filled is used, hatched is pending, empty is left. */
export function Ring({ label, value, max, pending = 0, tone = "accent", children }: RingProps) {
  const hatch = useId();
  const used = shareOf(value, max);
  const asked = Math.min(1 - used, shareOf(pending, max));
  return (
    <div role="img" aria-label={label} className="relative size-22 sm:size-28">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className={classNames("-rotate-90 bg-transparent!", toneFill[tone])}
      >
        <pattern
          id={hatch}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="4" fill="currentColor" />
        </pattern>
        <Arc from={0} share={1} className="text-sunken" />
        {asked > 0 && <Arc from={used} share={asked} stroke={`url(#${hatch})`} />}
        {used > 0 && <Arc from={0} share={used} />}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center text-center">
        {children}
      </div>
    </div>
  );
}
