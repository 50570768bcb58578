import { IconArrowsExchange, IconMail, IconUserStar } from "@tabler/icons-react";
import { type ComponentProps, useState } from "react";
import { maxArchivedPeople, maxLed, maxSelected } from "#contract/rules/max-selected.ts";
import { ArchiveButton } from "#web/modules/documents/index.ts";
import { LineDialog, MassChangeDialog } from "#web/modules/line/index.ts";
import { Button } from "#web/ui/button.tsx";
import { BulkBar } from "#web/ui/table/bulk-bar.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ChangeManyDialog } from "../many/change-many-dialog.tsx";
import { manyText } from "../many/many-text.ts";
import { RemindManyDialog } from "../many/remind-many-dialog.tsx";
import type { ChosenUsers, UsersSelection } from "./users-selection.ts";

const labels = manyText;
const iconProps = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

interface UsersBulkBarProps {
  selection: UsersSelection;
  /** The number of users who match the search and filters. */
  total: number;
}

/** The owners of the documents: all who match, or as many as can be named. */
function archivedPeople({ employeeIds = [], filter }: ChosenUsers) {
  if (filter) return { filter };
  return employeeIds.length <= maxArchivedPeople ? { employeeIds } : undefined;
}

export function UsersBulkBar({ selection, total }: UsersBulkBarProps) {
  const { chosen, count, elsewhere, isAll, selectAll, clear } = selection;
  const [open, setOpen] = useState<"change" | "line" | "remind">();
  const [wasLineOpened, setLineOpened] = useState(false);
  // A closing dialog still shows its number of people.
  const shown = useLastValue(count > 0 ? { chosen, count } : undefined);
  const canSelectAll = !isAll && count - elsewhere < total && total <= maxSelected;
  const archived = archivedPeople(chosen);
  const close = () => setOpen(undefined);
  return (
    <>
      {count > 0 && (
        <BulkBar
          label={labels.region}
          summary={labels.selected(count, elsewhere)}
          clearLabel={labels.clear}
          onClear={clear}
        >
          {canSelectAll && (
            <Button size="sm" variant="ghost" className="text-accent-text!" onClick={selectAll}>
              {labels.selectAll(total)}
            </Button>
          )}
          <Button
            size="sm"
            variant="tinted"
            icon={<IconArrowsExchange {...iconProps} />}
            onClick={() => setOpen("change")}
          >
            {labels.change}
          </Button>
          {chosen.employeeIds && chosen.employeeIds.length <= maxLed && (
            <Button
              size="sm"
              variant="ghost"
              icon={<IconUserStar {...iconProps} />}
              onClick={() => {
                setLineOpened(true);
                setOpen("line");
              }}
            >
              {labels.line}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={<IconMail {...iconProps} />}
            onClick={() => setOpen("remind")}
          >
            {labels.remind}
          </Button>
          {archived && (
            <ArchiveButton
              people={archived}
              count={count}
              label={labels.documents}
              variant="ghost"
            />
          )}
        </BulkBar>
      )}
      {shown && (
        <>
          <ChangeManyDialog {...shown} isOpen={open === "change"} onClose={close} onDone={clear} />
          {wasLineOpened && (
            <LineChangeDialog
              employeeIds={shown.chosen.employeeIds ?? []}
              isOpen={open === "line"}
              onClose={close}
              onDone={clear}
            />
          )}
          <RemindManyDialog {...shown} isOpen={open === "remind"} onClose={close} onDone={clear} />
        </>
      )}
    </>
  );
}

/** For one person the small dialog: the large one compares people. */
const LineChangeDialog = (props: ComponentProps<typeof MassChangeDialog>) =>
  props.employeeIds.length === 1 ? <LineDialog {...props} /> : <MassChangeDialog {...props} />;
