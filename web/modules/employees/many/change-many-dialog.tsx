import { IconArrowNarrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { type Control, Controller, useWatch } from "react-hook-form";
import { employmentStatuses, employmentStatusLabels } from "#contract/codes/people.ts";
import type { PlannedChange } from "#contract/employees/many.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { historyText } from "#web/modules/story/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorState, ListFailure } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { manyText } from "./many-text.ts";
import type { ManyDialogProps } from "./remind-many-dialog.tsx";
import { type ChoicesOfMany, same, useChangeOfMany } from "./use-change-of-many.ts";

const labels = manyText;
const unchanged = { value: same, label: labels.same };
const statusOptions = [
  unchanged,
  ...employmentStatuses.map((value) => ({ value, label: employmentStatusLabels[value] })),
] as const;

/** Changes the selected users at once after a preview. */
export function ChangeManyDialog(props: ManyDialogProps) {
  const { form, isChosen, preview, outcome, failure, submit, close } = useChangeOfMany(props);
  return (
    <FormDialog
      title={labels.changeTitle(props.count)}
      isOpen={props.isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={outcome?.changed ? labels.submit(outcome.changed) : labels.chooseFirst}
      busyLabel={labels.busy}
      isDisabled={!outcome?.changed}
      failure={
        failure !== undefined && (
          <Banner tone="red" title={labels.changeFailed}>
            {failure}
          </Banner>
        )
      }
    >
      <Controller
        control={form.control}
        name="department"
        render={({ field: { ref: _, ...field } }) => (
          <DepartmentPicker
            {...field}
            label={labels.department}
            help={labels.departmentHelp}
            placeholder={labels.same}
            clearLabel={labels.clearDepartment}
          />
        )}
      />
      <ManyPositionField control={form.control} />
      <Controller
        control={form.control}
        name="employmentStatus"
        render={({ field: { ref: _, ...field } }) => (
          <SelectField {...field} label={labels.employment} options={statusOptions} />
        )}
      />
      {isChosen && (
        <ManyPreview
          outcome={outcome}
          isError={preview.isError}
          onRetry={() => void preview.refetch()}
        />
      )}
    </FormDialog>
  );
}

const Change = ({ change }: { change: { before: string; after: string } | null }) =>
  change && (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <s className="text-muted">{change.before}</s>
      <IconArrowNarrowRight size={16} stroke={1.75} role="img" aria-label={historyText.changedTo} />
      {change.after}
    </span>
  );

const Example = ({ change }: { change: PlannedChange }) => (
  <li className="flex min-w-0 items-center gap-3 py-2">
    <Avatar name={change.name} />
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{change.name}</p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Change change={change.position} />
        <Change change={change.department} />
        <Change change={change.employmentStatus} />
      </p>
    </div>
  </li>
);

interface ManyPreviewProps {
  /** Undefined while unknown. */
  outcome: ResultOf<"employees.previewChangeOfMany"> | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** The preview of a change: the affected users, the first few by name, and the unchanged ones. */
function ManyPreview({ outcome, isError, onRetry }: ManyPreviewProps) {
  if (isError) return <ErrorState message={labels.previewFailed} onRetry={onRetry} />;
  if (!outcome) return <Skeleton className="h-24" />;
  const { selected, changed, withoutPosition, withoutVacancy, examples } = outcome;
  const more = changed - examples.length;
  return (
    <section aria-label={labels.preview} className="border-line border-t pt-4">
      {changed === 0 && <p>{labels.nothingChanges}</p>}
      <ul>
        {examples.map((change) => (
          <Example key={change.employeeId} change={change} />
        ))}
      </ul>
      {more > 0 && <p className="text-muted">{labels.more(more)}</p>}
      {changed > 0 && selected > changed && (
        <p className="mt-2 text-muted text-sm">{labels.unchanged(selected - changed)}</p>
      )}
      {withoutPosition > 0 && (
        <p className="mt-1 text-amber-text text-sm">{labels.withoutPosition(withoutPosition)}</p>
      )}
      {withoutVacancy > 0 && (
        <p className="mt-1 text-amber-text text-sm">{labels.withoutVacancy(withoutVacancy)}</p>
      )}
    </section>
  );
}

/** Several vacant positions may have one title, which is offered once. */
const maxFound = 100;

interface ManyPositionFieldProps {
  control: Control<ChoicesOfMany>;
}

/** A title of vacant positions, one for each selected user, found by typing. */
function ManyPositionField({ control }: ManyPositionFieldProps) {
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
