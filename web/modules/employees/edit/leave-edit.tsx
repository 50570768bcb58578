import { type UseFormReturn, useForm } from "react-hook-form";
import { type GrantedBalance, grantedBalances, leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { LeaveAllocation } from "#contract/leave/leave.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import {
  type AllocationValues,
  allocationNames,
  allocationPayload,
  allocationValuesOf,
  daysProblem,
  typedDays,
} from "./allocation-values.ts";
import { EditForm, type EditPart } from "./edit-form.tsx";
import { text } from "./text.ts";

const { leaveFields: labels } = text;

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
          <Balance key={balance} form={form} balance={balance} remaining={remaining[balance]} />
        ))}
      </div>
    </EditForm>
  );
}

interface BalanceProps {
  form: UseFormReturn<AllocationValues>;
  balance: GrantedBalance;
  remaining: number;
}

const Balance = ({ form, balance, remaining }: BalanceProps) => (
  <>
    <FormField form={form} name={allocationNames[balance]} rule={daysProblem}>
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
      value={String(remaining)}
      onChange={() => {}}
      inputClass="text-end tabular-nums"
      isReadOnly
    />
  </>
);
