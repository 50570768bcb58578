import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import { useIsPhone } from "../use-media-query.ts";

export interface NumberFact {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** The list behind the number. */
  href?: string;
}

/** Numbers and their meaning in one quiet line, which scrolls sideways where it lacks room. */
export function Numbers({ label, facts }: { label: string; facts: readonly NumberFact[] }) {
  const isPhone = useIsPhone();
  // Beside a value in words is no room for its label.
  const isStacked = facts.some(({ value }) => typeof value === "string");
  return (
    <section
      aria-label={label}
      tabIndex={isPhone && facts.some(({ href }) => !href) ? 0 : undefined}
      className="overflow-x-auto rounded-lg border border-line bg-card [scrollbar-width:none]"
    >
      <ul className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col divide-x divide-line">
        {facts.map((fact) => (
          <li key={fact.label} className="min-w-0">
            {fact.href ? (
              <BareLink
                href={fact.href}
                className={`-outline-offset-2! rounded-lg transition-colors hover:bg-sunken ${cell}`}
              >
                <Fact {...fact} isStacked={isStacked} />
              </BareLink>
            ) : (
              <div className={cell}>
                <Fact {...fact} isStacked={isStacked} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const cell =
  "flex h-full min-h-18 flex-wrap content-start items-baseline gap-x-2 px-3 py-3.5 sm:px-5";

const Fact = ({ label, value, hint, isStacked }: NumberFact & { isStacked: boolean }) => (
  <>
    <span className="whitespace-nowrap font-semibold text-xl tabular-nums tracking-tight">
      {value}
    </span>
    <span className={classNames("min-w-0 flex-1 max-sm:basis-full", isStacked && "basis-full")}>
      <span className="block font-medium max-sm:text-sm">{label}</span>
      {hint && <span className="block text-muted text-sm max-sm:hidden">{hint}</span>}
    </span>
  </>
);
