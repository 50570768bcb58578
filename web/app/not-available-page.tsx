import { IconHourglass } from "@tabler/icons-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./text.ts";

/** An honest word where a part of the product is promised and not there yet. */
export const NotAvailablePage = () => (
  <EmptyState title={text.notAvailable.title} icon={<IconHourglass size={22} stroke={1.75} />}>
    {text.notAvailable.lead}
  </EmptyState>
);
