import type { Sort } from "./column.ts";
import { type ListSearch, sortOf, textOfSort, useLastPageAtMost } from "./list-search.ts";

interface ListQuery<Row> {
  data: { items: readonly Row[]; total: number } | undefined;
  isPlaceholderData: boolean;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface PageSizes {
  pageSize: number;
  pageSizes: readonly number[];
  onPageSize: (pageSize: number) => void;
}

interface ListOptions<Row, SortBy extends string> {
  query: ListQuery<Row>;
  /** The list's state in the URL, its reader, and the default sort. */
  search: ListSearch<SortBy>;
  read: (given: Record<string, unknown>) => ListSearch<SortBy>;
  defaultSort: SortBy;
  sizes: PageSizes;
  /** The message after a failed load. */
  failure: string;
  onChange: (
    next: Pick<ListSearch<SortBy>, "page" | "sort">,
    how?: { isReplacing: boolean },
  ) => void;
}

export type ListTableProps<Row> = ReturnType<typeof useListProps<Row, string>>;

/** A table's props from its query and the URL; a page beyond the end becomes the last. */
export function useListProps<Row, SortBy extends string>(options: ListOptions<Row, SortBy>) {
  const { query, search, read, defaultSort, sizes, failure, onChange } = options;
  const { data, isPlaceholderData, isFetching, isError, refetch } = query;
  const { page = 1 } = search;
  const { pageSize } = sizes;
  const known = isPlaceholderData ? undefined : data?.total;
  useLastPageAtMost({ page, total: known, pageSize }, (last) =>
    onChange({ page: last }, { isReplacing: true }),
  );
  const first = (page - 1) * pageSize + 1;
  return {
    ...sizes,
    rows: isError ? undefined : data?.items,
    total: data?.total ?? 0,
    first,
    last: first + (data?.items.length ?? 0) - 1,
    page,
    onPage: (next: number) => onChange({ page: next }),
    isFetching,
    error: isError ? failure : undefined,
    onRetry: () => void refetch(),
    sort: sortOf(search.sort ?? defaultSort),
    onSort: (next: Sort) => {
      const { sort } = read({ sort: textOfSort(next) });
      onChange({ sort, page: undefined });
    },
  };
}
