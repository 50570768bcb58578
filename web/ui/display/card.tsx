import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type CardProps = {
  title?: ReactNode;
  /** Below the title: its subject. */
  lead?: string;
  /** Next to the title: a button, a link, a badge. */
  action?: ReactNode;
  /** Without padding, for tables and lists that reach the edge. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
};

export const Card = ({ title, lead, action, isFlush, className, children }: CardProps) => (
  <section className={classNames("min-w-0 rounded-lg border border-line bg-card", className)}>
    {title && (
      <div className="flex min-h-12 items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 max-sm:flex-wrap">
        <h2 className="font-semibold text-lg">{title}</h2>
        {action && (
          <div className="max-md:[&>a]:inline-flex max-md:[&>a]:min-h-11 max-md:[&>a]:items-center">
            {action}
          </div>
        )}
      </div>
    )}
    <div className={classNames(title ? "pt-3" : "pt-5", isFlush ? "pb-0" : "px-5 pb-5")}>
      {lead && <p className="mb-6 max-w-2xl text-pretty text-muted">{lead}</p>}
      {children}
    </div>
  </section>
);
