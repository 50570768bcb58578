import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneFill, toneTint } from "../tone.ts";

export type BadgeProps = { tone?: Tone; hasDot?: boolean; children: ReactNode };

export const Badge = ({ tone = "neutral", hasDot, children }: BadgeProps) => (
  <span
    className={classNames(
      "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-medium text-xs",
      toneTint[tone],
    )}
  >
    {hasDot && (
      <span aria-hidden="true" className={classNames("size-1.5 rounded-full", toneFill[tone])} />
    )}
    {children}
  </span>
);
