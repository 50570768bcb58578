import type { ReactNode } from "react";

export type Description = { term: string; value: ReactNode };
type DescriptionListProps = {
  items: readonly Description[];
  emptyText?: string;
  columns?: 1 | 2;
};

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === "";

/** Terms and values; a missing value is shown as such. */
export const DescriptionList = ({
  items,
  emptyText = "Not given",
  columns = 2,
}: DescriptionListProps) => (
  <dl className={columns === 2 ? "grid gap-x-8 gap-y-4 sm:grid-cols-2" : "grid gap-y-4"}>
    {items.map(({ term, value }) => (
      <div key={term} className="min-w-0">
        <dt className="text-muted text-sm">{term}</dt>
        <dd className="wrap-anywhere mt-0.5">
          {isEmpty(value) ? <span className="text-muted">{emptyText}</span> : value}
        </dd>
      </div>
    ))}
  </dl>
);
