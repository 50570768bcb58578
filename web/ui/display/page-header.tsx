import type { ReactNode } from "react";

export type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
};

/** A page's heading and actions. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="min-w-0">
      <h1 className="font-semibold text-xl">{title}</h1>
      {description && <div className="mt-1 max-w-2xl text-pretty text-muted">{description}</div>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </header>
);
