"use no memo";

import { classNames } from "../class-names.ts";
import { brand, brandName } from "./brand.ts";

/** The mark: a baton passed between two dots. */
const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
    <g className="fill-accent">
      <circle cx="6.5" cy="25.5" r="4.5" />
      <circle cx="25.5" cy="6.5" r="4.5" />
    </g>
    <path d="m12.75 19.25 6.5-6.5" strokeWidth="5.5" strokeLinecap="round" className="stroke-ink" />
  </svg>
);

export type LogoProps = { size?: "sm" | "md"; isMarkOnly?: boolean };

/** The mark and the name, `Baton` in the accent, `HR` in the text colour. */
export const Logo = ({ size = "md", isMarkOnly }: LogoProps) => (
  <span role="img" aria-label={brandName} className="inline-flex items-center gap-2">
    <LogoMark size={size === "sm" ? 24 : 28} />
    {!isMarkOnly && (
      <span
        aria-hidden="true"
        className={classNames(
          "font-semibold tracking-tight",
          size === "sm" ? "text-lg" : "text-xl",
        )}
      >
        <span className="text-accent-text">{brand.name}</span> {brand.suffix}
      </span>
    )}
  </span>
);
