import { useState } from "react";
import { type Control, Controller, useWatch } from "react-hook-form";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import { manyText } from "./many-text.ts";
import type { ChoicesOfMany } from "./use-change-of-many.ts";

const labels = manyText;

/** Several vacant positions may have one title, which is offered once. */
const maxFound = 100;

interface ManyPositionFieldProps {
  control: Control<ChoicesOfMany>;
}

/** The title of the vacant positions to which the selected users move, each to one of them; found by typing. */
export function ManyPositionField({ control }: ManyPositionFieldProps) {
  const [search, setSearch] = useState("");
  const department = useWatch({ control, name: "department" });
  const vacant = useApiQuery("departments.getAllPositions", {
    query: {
      search,
      status: "available",
      sort: "positionTitle",
      pageSize: maxFound,
      ...(department && { departmentId: Number(department.value) }),
    },
  });
  const titles = new Map(
    (vacant.data?.items ?? []).map(({ positionTitle }) => [
      positionTitle.toLowerCase(),
      positionTitle,
    ]),
  );
  return (
    <Controller
      control={control}
      name="position"
      render={({ field: { ref: _, ...field } }) => (
        <SearchSelectField
          {...field}
          label={labels.position}
          placeholder={labels.same}
          clearLabel={labels.clearPosition}
          options={[...titles.values()].map((title) => ({ value: title, label: title }))}
          onSearch={setSearch}
          empty={labels.noPosition}
          help={
            vacant.isLoadingError ? (
              <ListFailure message={labels.positionsFailed} onRetry={vacant.refetch} />
            ) : (
              labels.positionHelp
            )
          }
        />
      )}
    />
  );
}
