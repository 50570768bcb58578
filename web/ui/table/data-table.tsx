import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Delayed, Skeleton } from "../feedback/skeleton.tsx";
import { PageSizeChoice, Pagination } from "../navigation/pagination.tsx";
import { useIsPhone } from "../use-media-query.ts";
import type { TableView } from "./column.ts";
import { lastPage } from "./last-page.ts";
import { TableCards } from "./table-cards.tsx";
import { TableGrid } from "./table-grid.tsx";

type DataTableProps<Row> = TableView<Row> & {
  /** One page of rows; undefined until the first response. */
  rows: readonly Row[] | undefined;
  /** A page is loading: the previous rows stay, dimmed. */
  isFetching?: boolean;
  loadingText?: string;
  /** The reason for a failed load. */
  error?: string;
  onRetry?: () => void;
  /** Shown for no rows: an `EmptyState`. */
  empty?: ReactNode;
  total?: number;
  /** Counts from 1; without `onPage` there are no pages. */
  page?: number;
  pageSize?: number;
  onPage?: (page: number) => void;
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  summary?: ReactNode;
};

const SkeletonRows = ({ count, label }: { count: number; label: string }) => (
  <Delayed label={label}>
    <p className="flex h-11 items-center px-5 text-muted text-sm">{label}</p>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex h-13 items-center gap-6 border-line border-t px-5">
        <Skeleton className="h-3 w-1/4" />
        <Skeleton className="h-3 w-1/3 max-sm:hidden" />
        <Skeleton className="ms-auto h-3 w-16" />
      </div>
    ))}
  </Delayed>
);

function Rows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const isPhone = useIsPhone();
  const busy = {
    "aria-busy": props.isFetching || undefined,
    className: classNames("transition-[filter]", props.isFetching && "grayscale"),
  };
  if (isPhone) {
    return (
      <div {...busy}>
        <TableCards view={props} rows={props.rows} />
      </div>
    );
  }
  return (
    <section
      {...busy}
      aria-label={props.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className={classNames(busy.className, "rounded-lg max-lg:overflow-x-auto lg:overflow-clip")}
    >
      <TableGrid view={props} rows={props.rows} />
    </section>
  );
}

function Footer<Row>(props: DataTableProps<Row> & { onPage: (page: number) => void }) {
  const { caption, total = 0, page = 1, pageSize = 10, pageSizes, onPage, onPageSize } = props;
  return (
    <div className="border-line border-t px-5 py-2">
      <Pagination
        page={page}
        pageCount={lastPage(total, pageSize)}
        onPage={onPage}
        summary={props.summary}
        label={`Pages of ${caption}`}
        sizeChoice={
          pageSizes &&
          onPageSize && <PageSizeChoice size={pageSize} sizes={pageSizes} onChoose={onPageSize} />
        }
      />
    </div>
  );
}

/** A list of records, sorted and paged by the server: table on wide screens, cards on phones; with all its states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, error, onRetry, caption, page = 1, pageSize = 10, onPage } = props;
  const box = useRef<HTMLDivElement>(null);
  const minHeight = useSteadyHeight(box, { rowCount: rows?.length ?? 0, pageSize, page });
  const body = () => {
    if (error) return <ErrorState message={error} onRetry={onRetry} />;
    if (!rows)
      return <SkeletonRows count={pageSize} label={props.loadingText ?? `Loading ${caption}`} />;
    if (rows.length === 0) return props.empty ?? <EmptyState title="Nothing here yet" />;
    return <Rows {...props} rows={rows} />;
  };
  return (
    <div className="relative rounded-lg border border-line bg-card">
      {props.isFetching && rows && <div aria-hidden="true" className="loading-line" />}
      <div ref={box} style={{ minHeight }}>
        {body()}
      </div>
      {onPage && rows && rows.length > 0 && !error && <Footer {...props} onPage={onPage} />}
    </div>
  );
}

interface Measure {
  pageSize: number;
  width: number;
  height: number;
}

/** The height of a list on a shorter last page, so that the controls below it stay under the pointer. */
function useSteadyHeight(
  body: RefObject<HTMLElement | null>,
  { rowCount, pageSize, page }: { rowCount: number; pageSize: number; page: number },
): number | undefined {
  const [full, setFull] = useState<Measure>();
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || rowCount < pageSize) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    if (full?.pageSize === pageSize && full.width === width && full.height === height) return;
    setFull({ pageSize, width, height });
  });
  const isShort = page > 1 && rowCount > 0 && rowCount < pageSize;
  return isShort && full?.pageSize === pageSize ? full.height : undefined;
}
