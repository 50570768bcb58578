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
  search: ListSearch<SortBy>;
  read: (given: Record<string, unknown>) => ListSearch<SortBy>;
  defaultSort: SortBy;
  sizes: PageSizes;
  failure: string;
  onChange: (
    next: Pick<ListSearch<SortBy>, "page" | "sort">,
    how?: { isReplacing: boolean },
  ) => void;
}

export type ListTableProps<Row> = ReturnType<typeof useListProps<Row, string>>;

/** What a table of records takes from its query and from the URL; goes to the last page if the one in the URL lies beyond it. */
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
