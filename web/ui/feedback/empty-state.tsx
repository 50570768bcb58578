import type { ReactNode } from "react";

export type EmptyStateProps = {
  /** The future content. */
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** The first step: a button or link. */
  action?: ReactNode;
};

export const EmptyState = ({ title, children, icon, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-1 px-6 py-6 text-center md:py-12">
    {icon && (
      <div
        aria-hidden="true"
        className="mb-3 flex size-12 items-center justify-center rounded-full bg-sunken text-muted"
      >
        {icon}
      </div>
    )}
    <p className="font-semibold">{title}</p>
    {children && <div className="max-w-sm text-pretty text-muted">{children}</div>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
