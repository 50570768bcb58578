import type { ReactNode } from "react";
import { type ImportField, importFieldLabels } from "#contract/codes/import.ts";
import type { Import, ImportRow } from "#contract/import/import.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Pagination } from "#web/ui/navigation/pagination.tsx";
import { lastPage } from "#web/ui/table/last-page.ts";
import { useLastPageAtMost } from "#web/ui/table/list-search.ts";
import { useIsPhone } from "#web/ui/use-media-query.ts";
import { Cell, Changes, Outcome, PersonName, shownFieldsOf } from "./row-cells.tsx";
import type { RowShown } from "./row-filter.tsx";
import { RowReasons } from "./row-reasons.tsx";
import { text } from "./text.ts";
import type { RowFixes } from "./use-row-fixes.ts";

const { check: labels } = text;

const pageSize = 25;

interface RowsTableProps {
  opened: Pick<Import, "id" | "state" | "columns">;
  show: RowShown;
  page: number;
  onPage: (page: number) => void;
  fixes?: RowFixes;
}

/** The rows of an import by page, with errors marked and explained below their row. */
export function RowsTable({ opened, show, page, onPage, fixes }: RowsTableProps) {
  const query = useApiQuery("import.listRows", {
    params: { id: opened.id },
    query: { show, page, pageSize },
  });
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  useLastPageAtMost({ page, total, pageSize }, onPage);
  const isPhone = useIsPhone();
  const shown = { fields: shownFieldsOf(opened), state: opened.state, fixes };
  return (
    <Fetched
      query={query}
      loading={labels.rowsLoading}
      failed={labels.rowsFailed}
      skeleton={<Skeleton className="m-5 h-64" />}
    >
      {(data) => {
        if (data.items.length === 0)
          return <EmptyState title={labels.none}>{labels.noneOf[show]}</EmptyState>;
        const first = (page - 1) * pageSize + 1;
        return (
          <>
            {isPhone ? (
              <Cards {...shown} rows={data.items} />
            ) : (
              <Grid {...shown} rows={data.items} />
            )}
            <div className="border-line border-t px-5 py-2">
              <Pagination
                page={page}
                pageCount={lastPage(data.total, pageSize)}
                onPage={onPage}
                label={`Pages of ${labels.table}`}
                summary={labels.summary(first, first + data.items.length - 1, data.total)}
              />
            </div>
          </>
        );
      }}
    </Fetched>
  );
}

interface RowsProps {
  rows: readonly ImportRow[];
  fields: readonly ImportField[];
  state: Import["state"];
  fixes: RowFixes | undefined;
}

function Grid({ rows, fields, state, fixes }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section aria-label={labels.table} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-start tabular-nums">
        <caption className="sr-only">{labels.table}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            <Heading>{labels.row}</Heading>
            <Heading>{labels.what}</Heading>
            <Heading>{labels.name}</Heading>
            {fields.map((field) => (
              <Heading key={field}>{importFieldLabels[field]}</Heading>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.row} className="not-first-of-type:border-line not-first-of-type:border-t">
            <tr>
              <td className="py-2.5 ps-5 pe-3 align-top text-muted">{row.row}</td>
              <td className="px-3 py-2 align-top">
                <Outcome row={row} state={state} />
              </td>
              <td className="px-3 py-2.5 align-top font-medium">
                <PersonName row={row} />
              </td>
              {fields.map((field) => (
                <td key={field} className="wrap-anywhere px-3 py-2.5 align-top">
                  <Cell row={row} field={field} />
                </td>
              ))}
            </tr>
            {(row.faults.length + row.warnings.length > 0 || row.changes.length > 0) && (
              <tr>
                <td colSpan={2} />
                <td colSpan={fields.length + 1} className="px-3 pb-3">
                  <Changes row={row} />
                  <RowReasons row={row} fixes={fixes} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="whitespace-nowrap px-3 py-2.5 text-start font-medium first:ps-5">
    {children}
  </th>
);

const Cards = ({ rows, fields, state, fixes }: RowsProps) => (
  <ul aria-label={labels.table}>
    {rows.map((row) => (
      <li
        key={row.row}
        className="flex flex-col gap-1 px-4 py-3 not-first:border-line not-first:border-t"
      >
        <div className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere min-w-0 flex-1 font-medium">
            <PersonName row={row} />
          </span>
          <Outcome row={row} state={state} />
          <span className="text-muted text-sm">{labels.rowOf(row.row)}</span>
        </div>
        <p className="wrap-anywhere flex flex-wrap gap-x-2 text-muted text-sm">
          {fields.map((field) => (
            <Cell key={field} row={row} field={field} />
          ))}
        </p>
        <Changes row={row} />
        <RowReasons row={row} fixes={fixes} />
      </li>
    ))}
  </ul>
);
