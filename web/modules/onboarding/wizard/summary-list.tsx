import type { ReactNode } from "react";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { text } from "../text.ts";

export interface SummaryGroup {
  title: string;
  items: readonly Description[];
  /** Below the items. */
  children?: ReactNode;
}

export const SummaryList = ({ groups }: { groups: readonly SummaryGroup[] }) => (
  <div className="flex flex-col divide-y divide-line">
    {groups.map(({ title, items, children }) => (
      <section key={title} className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
        <h3 className="font-semibold text-lg">{title}</h3>
        {items.length > 0 && <DescriptionList items={items} emptyText={text.notGiven} />}
        {children}
      </section>
    ))}
  </div>
);
