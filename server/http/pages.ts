import { maxPageSize } from "#contract/common.ts";

interface PageQuery {
  page?: unknown;
  pageSize?: unknown;
}

/** A list's query; one that asks for no page at all means all rows, of which a response contains a limited number (AMB-212). */
export const withPageSize = (query: PageQuery): PageQuery =>
  query.page === undefined && query.pageSize === undefined
    ? { ...query, pageSize: maxPageSize }
    : query;

/** The `Link` header that leads to the next page; undefined on the last one. */
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

/** The `Link` header that leads to the archive that begins after a record. */
export function nextArchiveLink(url: string, after: number): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set("after", String(after));
  return `<${pathname}?${searchParams}>; rel="next"`;
}
