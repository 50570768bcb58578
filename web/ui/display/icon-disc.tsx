import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneTint } from "../tone.ts";

export const IconDisc = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={classNames(
      "flex size-9 shrink-0 items-center justify-center rounded-full",
      toneTint[tone],
    )}
  >
    {children}
  </span>
);
