import { maxPageSize } from "#contract/common.ts";

interface PageQuery {
  page?: unknown;
  pageSize?: unknown;
}

/** Without a page the query means all rows, up to a limit (AMB-212). */
export const withPageSize = (query: PageQuery): PageQuery =>
  query.page === undefined && query.pageSize === undefined
    ? { ...query, pageSize: maxPageSize }
    : query;

/** The `Link` header of the next page; undefined on the last. */
export function nextPageLink(
  url: string,
  { page, pageSize }: { page: number; pageSize: number },
  total: number,
): string | undefined {
  if (page * pageSize >= total) return undefined;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set("page", String(page + 1));
  searchParams.set("pageSize", String(pageSize));
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** The `Link` header of the archive after a record. */
export function nextArchiveLink(url: string, after: number): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set("after", String(after));
  return `<${pathname}?${searchParams}>; rel="next"`;
}
