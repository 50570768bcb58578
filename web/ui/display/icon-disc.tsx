import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneTint } from "../tone.ts";

/** An icon on a round tint at the beginning of a row; it says nothing that the row does not. */
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
