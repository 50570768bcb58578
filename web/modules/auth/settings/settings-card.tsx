import type { ReactNode } from "react";
import { Card } from "#web/ui/display/card.tsx";

interface SettingsCardProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the own settings. */
export const SettingsCard = ({ title, lead, action, children }: SettingsCardProps) => (
  <Card title={title} action={action}>
    <p className="mb-6 max-w-2xl text-pretty text-muted">{lead}</p>
    {children}
  </Card>
);
