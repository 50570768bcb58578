import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type PageHeaderProps = {
  title: string;
  /** The title says more than the header above it, and is shown. */
  isHeadline?: boolean;
  description?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
};

/** A page's heading and actions; a heading that repeats the header is for screen readers alone. */
export function PageHeader({ title, isHeadline, description, actions }: PageHeaderProps) {
  const heading = <h1 className={isHeadline ? "font-semibold text-xl" : "sr-only"}>{title}</h1>;
  if (!isHeadline && !description && !actions) return heading;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {heading}
        {description && (
          <div className={classNames("max-w-2xl text-pretty text-muted", isHeadline && "mt-1")}>
            {description}
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
