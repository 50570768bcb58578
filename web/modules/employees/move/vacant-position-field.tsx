import { useState } from "react";
import type { Position } from "#contract/departments.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { RadioGroup } from "#web/ui/form/choice-group.tsx";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { text } from "./text.ts";

export type VacantPosition = Pick<Position, "id" | "positionTitle" | "departmentName">;

type VacantPositionFieldProps = FieldBinding<string> & {
  /** Remains on offer during later searches. */
  chosen: VacantPosition | undefined;
  onChoose: (position: VacantPosition | undefined) => void;
  /** Whether the positions are to be loaded. */
  isNeeded: boolean;
  isOptional?: boolean;
};

const shownAtOnce = 6;

/** One of any number of vacant positions, found by the server. */
export function VacantPositionField(props: VacantPositionFieldProps) {
  const { chosen, onChoose, isNeeded, isOptional = false, onChange, ...field } = props;
  const [search, setSearch] = useState("");
  const { data, isLoadingError, refetch } = useApiQuery(
    "departments.getAllPositions",
    {
      query: {
        status: "available",
        sort: "positionTitle",
        pageSize: shownAtOnce,
        ...(search && { search }),
      },
    },
    { isEnabled: isNeeded },
  );
  const found: readonly VacantPosition[] = data?.items ?? [];
  const offered = chosen ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found;
  const choose = (id: string) => {
    onChoose(offered.find((position) => String(position.id) === id));
    onChange(id);
  };

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SearchField label={text.search} value={search} onSearch={setSearch} />
      {isLoadingError && <ListFailure message={text.failed} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <Delayed label={text.loading}>
          <Skeleton className="h-40" />
        </Delayed>
      )}
      {data && (
        <RadioGroup
          {...field}
          onChange={choose}
          label={text.position}
          isRequired={!isOptional}
          choices={offered.map(({ id, positionTitle, departmentName }) => ({
            value: String(id),
            label: positionTitle,
            description: departmentName,
          }))}
          help={noteOn(data.total, { shown: found.length, isSearch: search !== "" })}
        />
      )}
    </div>
  );
}

/** The note below the shown positions. */
function noteOn(total: number, { shown, isSearch }: { shown: number; isSearch: boolean }) {
  if (total === 0) return isSearch ? text.noneFound : text.none;
  return total > shown ? text.more(shown, total) : undefined;
}
