import { IconHourglass } from "@tabler/icons-react";
import { Card } from "#web/ui/display/card.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./shell/text.ts";

/** For a part of the product that is promised and not available yet. */
export const NotAvailablePage = ({ title }: { title: string }) => (
  <div className="flex flex-col gap-6">
    <PageHeader title={title} />
    <Card>
      <EmptyState title={text.notAvailable.title} icon={<IconHourglass size={22} stroke={1.75} />}>
        {text.notAvailable.lead}
      </EmptyState>
    </Card>
  </div>
);
