import { Button } from "#web/ui/button.tsx";
import { text } from "./text.ts";

const { pages: labels } = text;

export interface PageButtonsProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Nothing for a single page. */
export function PageButtons({ page, pageSize, total, onPage }: PageButtonsProps) {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {labels.previous}
      </Button>
      <Button size="sm" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
        {labels.next}
      </Button>
      <span className="text-muted text-sm tabular-nums">
        {labels.shown(first, Math.min(total, first + pageSize - 1), total)}
      </span>
    </div>
  );
}
