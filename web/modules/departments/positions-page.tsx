import { useState } from "react";
import type { Position } from "#contract/departments.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
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

const { position: labels } = text;

/** A position's fields, to be sent with changes of its term. */
const fieldsOf = ({ positionTitle, jobDescription, departmentId, jobLevel }: Position) => ({
  positionTitle,
  jobDescription,
  departmentId,
  jobLevel,
});

/** Sets or removes the last day of the employee in a position. */
function usePositionTerm() {
  const { mutateAsync } = useApiMutation("departments.updatePosition");
  const end = (position: Position, dateEnded: string) =>
    mutateAsync({
      params: { id: position.id },
      body: { ...fieldsOf(position), employeeId: null, dateEnded },
    });
  const reopen = async (position: Position) => {
    const { id, employeeId, positionTitle } = position;
    try {
      await mutateAsync({
        params: { id },
        body: { ...fieldsOf(position), employeeId, dateEnded: null },
      });
      toast.success(labels.updated(positionTitle), { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(labels.failed(messageOf(error, text.unknownReason)), {
        durationMs: longNoticeMs,
      });
    }
  };
  return { end, reopen };
}
