import { useState } from "react";
import type { Position } from "#contract/departments.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { useListProps } from "#web/ui/table/use-list-props.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { EndPositionDialog } from "./end-position-dialog.tsx";
import { PositionDialog } from "./position-dialog.tsx";
import { readPositionsSearch } from "./positions-search.ts";
import { PositionsTable } from "./positions-table.tsx";
import { PositionsToolbar } from "./positions-toolbar.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { text } from "./text.ts";
import { usePositionTerm } from "./use-position-term.ts";

/** The company's positions with who is in them, and the dialogs about each. */
export function PositionsPage() {
  const { search, change } = useUrlSearch(readPositionsSearch);
  const [ended, setEnded] = useState<Position>();
  const [removed, setRemoved] = useState<Position>();
  const { end, reopen } = usePositionTerm();
  const removal = useApiMutation("departments.deletePosition");
  const { rows, edit, add, ...asked } = search;
  const sizes = useRowsPerPage(
    "positions",
    (size) => change({ rows: size, page: undefined }),
    rows,
  );
  const query = useApiQuery("departments.getAllPositions", {
    query: { ...asked, pageSize: sizes.pageSize },
  });
  const list = useListProps({
    query,
    search,
    read: readPositionsSearch,
    defaultSort: "positionTitle",
    sizes,
    failure: text.positions.loadFailed(messageOf(query.error, text.unknownReason)),
    onChange: change,
  });
  const shownEnded = useLastValue(ended);

  return (
    <div className="flex flex-col gap-3">
      <PositionsToolbar search={search} sort={list.sort} onSort={list.onSort} onChange={change} />
      <PositionsTable
        {...list}
        isNarrowed={Boolean(search.search ?? search.departmentId ?? search.status)}
        onEdit={({ id }) => change({ edit: id })}
        onEnd={setEnded}
        onReopen={(position) => void reopen(position)}
        onRemove={setRemoved}
      />
      <PositionDialog
        isOpen={add === true}
        onClose={() => change({ add: undefined }, { isReplacing: true })}
      />
      <EditDialog id={edit} onClose={() => change({ edit: undefined }, { isReplacing: true })} />
      {shownEnded && (
        <EndPositionDialog
          key={shownEnded.id}
          position={shownEnded}
          isOpen={ended !== undefined}
          save={end}
          onClose={() => setEnded(undefined)}
        />
      )}
      <RemovalDialog
        removed={removed && { id: removed.id, name: removed.positionTitle }}
        note={text.removal.position}
        isPending={removal.isPending}
        remove={(id) => removal.mutateAsync({ params: { id } })}
        onClose={() => setRemoved(undefined)}
      />
    </div>
  );
}

function EditDialog({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const shownId = useLastValue(id);
  const { data } = useApiQuery(
    "departments.getPosition",
    { params: { id: shownId ?? 0 } },
    { isEnabled: id !== undefined },
  );
  if (data === undefined || data.id !== shownId) return null;
  return (
    <PositionDialog key={shownId} position={data} isOpen={id !== undefined} onClose={onClose} />
  );
}
