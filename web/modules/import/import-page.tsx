import { IconChevronRight, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type ImportState, importFieldLabels, importFields } from "#contract/codes/import.ts";
import type { Import } from "#contract/import/import.ts";
import { places } from "#contract/places.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Link } from "#web/ui/link.tsx";
import { Stepper } from "#web/ui/navigation/stepper.tsx";
import { saveFile } from "#web/ui/saved-file.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { FileStep } from "./file-step.tsx";
import { type ImportSearch, readImportSearch } from "./import-search.ts";
import { ProgressStep } from "./progress-step.tsx";
import { text } from "./text.ts";

type Change = ReturnType<typeof useUrlSearch<ImportSearch>>["change"];

/** Adds people from a file in steps: file, columns, rows, start and outcome. */
export function ImportPage() {
  const { search, change } = useUrlSearch(readImportSearch);
  const query = useImport(search.import);
  const step = stepOf(search, query.data);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <Header opened={search.import === undefined ? undefined : query.data} />
      <Stepper
        label={text.stepsLabel}
        steps={text.steps}
        current={step}
        {...(query.data?.state === "draft" && {
          onStep: (index) => change({ step: (["file", "columns"] as const)[index] }),
        })}
      />
      {step === 0 ? (
        <FileStep onOpen={(id) => change({ ...closed, import: id, step: "columns" })} />
      ) : (
        <Opened query={query} search={search} change={change} />
      )}
    </div>
  );
}

const closed = { import: undefined, step: undefined, show: undefined, page: undefined };

/** A draft has the URL's step; a started import has only one. */
function stepOf({ import: id, step }: ImportSearch, opened: Import | undefined): number {
  if (id === undefined || step === "file") return 0;
  if (opened && opened.state !== "draft") return 3;
  return step === "check" ? 2 : 1;
}

function Header({ opened }: { opened: Import | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={text.path} className="flex items-center gap-1.5 text-sm">
        <Link href={places.users}>{text.users}</Link>
        <IconChevronRight size={14} stroke={1.75} aria-hidden="true" className="text-muted" />
        <span aria-current="page" className="text-muted">
          {text.crumb}
        </span>
      </nav>
      <PageHeader
        title={text.title}
        isHeadline
        description={
          <span className="wrap-anywhere">
            {opened
              ? text.fileFacts(opened.fileName, opened.rowCount, opened.separator, opened.encoding)
              : text.lead}
          </span>
        }
        actions={
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={saveTemplate}
          >
            {text.template}
          </Button>
        }
      />
    </div>
  );
}

interface OpenedProps {
  query: ReturnType<typeof useImport>;
  search: ImportSearch;
  change: Change;
}

function Opened({ query, search, change }: OpenedProps) {
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <EmptyState
        title={text.gone}
        action={<Button onClick={() => change(closed)}>{text.startAnew}</Button>}
      />
    );
  return (
    <Fetched
      query={query}
      loading={text.loading}
      failed={text.loadFailed}
      skeleton={<Skeleton className="h-64 w-full" />}
    >
      {(opened) => {
        if (opened.state !== "draft")
          return (
            <ProgressStep
              opened={opened}
              search={search}
              change={change}
              onClose={() => change(closed)}
            />
          );
        return search.step === "check" ? (
          <CheckStep
            opened={opened}
            search={search}
            change={change}
            onClose={() => change(closed)}
          />
        ) : (
          <ColumnsStep
            key={opened.id}
            opened={opened}
            onBack={() => change({ step: "file" })}
            onChecked={() => change({ step: "check", show: undefined, page: undefined })}
          />
        );
      }}
    </Fetched>
  );
}

const pollMs = 1_000;

/** An import, followed while it is running; its end refetches the people. */
function useImport(id: number | undefined) {
  const query = useQuery({
    ...apiQuery("import.get", { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === "running" ? pollMs : false),
  });
  const state = query.data?.state;
  const before = useRef<ImportState>(undefined);
  useEffect(() => {
    if (before.current === "running" && state !== "running")
      void refreshAfter("onboarding.addEmployee");
    before.current = state;
  }, [state]);
  return query;
}

const byteOrderMark = "\ufeff";

/** Saves a file that has all headings and no people. */
function saveTemplate(): void {
  const headings = importFields.map((field) => importFieldLabels[field]).join(",");
  saveFile(new File([`${byteOrderMark}${headings}\r\n`], text.templateName, { type: "text/csv" }));
}
