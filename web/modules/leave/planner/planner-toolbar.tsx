import { IconChevronLeft, IconChevronRight, IconPrinter } from "@tabler/icons-react";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { DepartmentFilter } from "#web/modules/departments/index.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { weeksFrom } from "./planner-background.ts";
import type { PlannerSearch } from "./planner-search.ts";
import { text } from "./planner-text.ts";

const choices = ["2", "4", "6", "8", "12"] as const;
const options = choices.map((value) => ({ value, label: text.weeksOf(Number(value)) }));

interface PlannerToolbarProps {
  search: PlannerSearch;
  from: string;
  title: string;
  onChange: (next: Partial<PlannerSearch>) => void;
}

/** Chooses the weeks and, for super administrators, the department of a plan. */
export function PlannerToolbar({ search, from, title, onChange }: PlannerToolbarProps) {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const { weeks = 6 } = search;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <h2 className="me-auto font-semibold text-lg tabular-nums" aria-live="polite">
        {title}
      </h2>
      {isSuperadmin && (
        <div className="flex max-sm:w-full">
          <DepartmentFilter
            departmentId={search.department}
            onChange={(department) => onChange({ department, page: undefined })}
          />
        </div>
      )}
      <SelectField
        label={text.weeks}
        isLabelHidden
        options={options}
        value={choices.find((one) => Number(one) === weeks) ?? "6"}
        onChange={(value) => onChange({ weeks: Number(value) })}
        className="w-32"
      />
      <div className="flex items-center gap-1">
        <IconButton
          label={text.earlier}
          icon={<IconChevronLeft size={20} stroke={1.75} />}
          onClick={() => onChange({ from: weeksFrom(from, -Math.ceil(weeks / 2)) })}
        />
        <Button variant="ghost" onClick={() => onChange({ from: undefined })}>
          {text.today}
        </Button>
        <IconButton
          label={text.later}
          icon={<IconChevronRight size={20} stroke={1.75} />}
          onClick={() => onChange({ from: weeksFrom(from, Math.ceil(weeks / 2)) })}
        />
        <IconButton
          label={text.print}
          icon={<IconPrinter size={20} stroke={1.75} />}
          onClick={() => print()}
        />
      </div>
    </div>
  );
}
