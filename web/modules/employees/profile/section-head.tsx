import type { ReactNode } from "react";

interface SectionHeadProps {
  title: string;
  lead?: string;
  action?: ReactNode;
}

export const SectionHead = ({ title, lead, action }: SectionHeadProps) => (
  <div className="mb-4 flex min-h-11 items-center justify-between gap-4 md:min-h-10">
    <div>
      <h3 className="font-semibold">{title}</h3>
      {lead && <p className="text-muted text-sm">{lead}</p>}
    </div>
    {action}
  </div>
);
