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
  return nextLink(url, { page: page + 1, pageSize });
}

function nextLink(url: string, changed: Record<string, number>): string {
  const [path, query] = url.split("?", 2);
  const given = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changed)) given.set(name, String(value));
  return `<${path}?${given}>; rel="next"`;
}

/** The `Link` header of the archive after a record. */
export const nextArchiveLink = (url: string, after: number): string => nextLink(url, { after });
