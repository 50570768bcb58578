import { type UseFormReturn, useForm } from "react-hook-form";
import { type GrantedBalance, grantedBalances, leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { LeaveAllocation, LeaveAllocationUpdate, LeaveDays } from "#contract/leave/leave.ts";
import { allocationProblem } from "#contract/rules/leave.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { numberText } from "#web/ui/format/counts.ts";
import { EditForm, type EditPart } from "./edit-form.tsx";
import { text } from "./text.ts";

const { leaveFields: labels } = text;

/** An employee's granted days by balance, and the resulting remaining days. */
export function LeaveEdit({ person, ...part }: EditPart) {
  const { employeeId, leaveAllocated, leaveRemaining } = person;
  if (!leaveAllocated || !leaveRemaining) return <EmptyState title={labels.unavailable} />;
  return (
    <AllocationForm
      employeeId={employeeId}
      allocated={leaveAllocated}
      remaining={leaveRemaining}
      {...part}
    />
  );
}

type AllocationFormProps = Omit<EditPart, "person"> & {
  employeeId: number;
  allocated: LeaveAllocation;
  remaining: LeaveAllocation;
};

function AllocationForm({ employeeId, allocated, remaining, ...part }: AllocationFormProps) {
  const form = useForm({ defaultValues: allocationValuesOf(allocated) });
  const { mutateAsync } = useApiMutation("leave.updateAllocation");
  const save = async (typed: AllocationValues) => {
    const body = allocationPayload(employeeId, typed);
    await mutateAsync({ params: { id: allocated.leaveAllocatedId }, body });
    return typed;
  };

  return (
    <EditForm form={form} onSave={save} savedMessage={labels.saved} isSilent {...part}>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:gap-x-6">
        {grantedBalances.map((balance) => (
          <Balance
            key={balance}
            form={form}
            balance={balance}
            allocated={allocated[balance]}
            remaining={remaining[balance]}
          />
        ))}
      </div>
    </EditForm>
  );
}

interface BalanceProps {
  form: UseFormReturn<AllocationValues>;
  balance: GrantedBalance;
  allocated: number;
  remaining: number;
}

const Balance = ({ form, balance, allocated, remaining }: BalanceProps) => (
  <>
    <FormField
      form={form}
      name={allocationNames[balance]}
      rule={(typed) => daysProblem(typed, allocated)}
    >
      {(field) => (
        <TextField
          {...field}
          onBlur={() => {
            field.onChange(String(typedDays(field.value)));
            field.onBlur?.();
          }}
          label={labels.allocated(leaveBalanceLabels[balance])}
          inputMode="decimal"
          autoComplete="off"
          inputClass="text-end tabular-nums"
        />
      )}
    </FormField>
    <TextField
      label={labels.remaining(leaveBalanceLabels[balance])}
      value={numberText(remaining)}
      onChange={() => {}}
      inputClass="text-end tabular-nums"
      isReadOnly
    />
  </>
);

/** The API's names for the days of each balance. */
const allocationNames = {
  annual: "annualLeave",
  sick: "sickLeave",
  familyResponsibility: "familyResponsibilityLeave",
  maternityPaternity: "maternityPaternity",
  study: "studyLeave",
} as const satisfies Record<GrantedBalance, keyof LeaveAllocationUpdate>;

/** The typed days. */
type AllocationValues = Record<(typeof allocationNames)[GrantedBalance], string>;

/** The typed days; 0 if they are no number. */
export function typedDays(typed: string): number {
  const days = Number(typed.trim().replace(",", "."));
  return Number.isFinite(days) ? days : 0;
}

export const daysProblem = (typed: string, stored: number): string | undefined =>
  allocationProblem(typedDays(typed), stored);

export const allocationValuesOf = (days: LeaveDays): AllocationValues => ({
  annualLeave: String(days.annual),
  sickLeave: String(days.sick),
  familyResponsibilityLeave: String(days.familyResponsibility),
  maternityPaternity: String(days.maternityPaternity),
  studyLeave: String(days.study),
});

export const allocationPayload = (
  employeeId: number,
  typed: AllocationValues,
): LeaveAllocationUpdate => ({
  employeeId,
  annualLeave: typedDays(typed.annualLeave),
  sickLeave: typedDays(typed.sickLeave),
  familyResponsibilityLeave: typedDays(typed.familyResponsibilityLeave),
  maternityPaternity: typedDays(typed.maternityPaternity),
  studyLeave: typedDays(typed.studyLeave),
});
