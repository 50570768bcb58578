import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { text } from "./text.ts";

const { types: labels } = text;
const switches = ["offersStudyLeave", "offersTimeInLieu"] as const;
const offeredMonths = [0, 1, 2, 3, 6, 12];
type Switch = (typeof switches)[number];

/** The company's optional types of leave. */
export function LeaveTypesCard() {
  const query = useApiQuery("tenant.getTenant", {});
  return (
    <Card title={labels.title} lead={labels.lead}>
      <Fetched
        query={query}
        loading={labels.loading}
        failed={labels.loadFailed}
        skeleton={<Skeleton className="h-24" />}
      >
        {(company) => (
          <div className="flex max-w-2xl flex-col gap-4">
            {switches.map((name) => (
              <OfferedType key={name} name={name} isOffered={company[name]} />
            ))}
            {company.offersTimeInLieu && <UsableMonths months={company.inLieuMonths} />}
            <p className="text-muted text-sm">{labels.ends}</p>
          </div>
        )}
      </Fetched>
    </Card>
  );
}

function OfferedType({ name, isOffered }: { name: Switch; isOffered: boolean }) {
  const { mutate, isPending, variables } = useApiMutation("tenant.updateTenant");
  const type = labels.offer[name];
  const save = (isOn: boolean) => {
    if (isPending) return;
    mutate(
      { body: { [name]: isOn } },
      {
        onSuccess: () => void toast.success(isOn ? labels.offered(type) : labels.notOffered(type)),
        onError: () => void toast.error(labels.failed),
      },
    );
  };
  return (
    <Checkbox
      label={type}
      help={labels.offerHelp[name]}
      value={isPending ? (variables?.body?.[name] ?? isOffered) : isOffered}
      onChange={save}
    />
  );
}

/** The validity of time in lieu in months; 0 is unlimited. */
function UsableMonths({ months }: { months: number | null }) {
  const { mutate, isPending, variables } = useApiMutation("tenant.updateTenant");
  const saved = months ?? 0;
  const options = [...new Set([...offeredMonths, saved])]
    .sort((one, other) => one - other)
    .map((value) => ({ value: String(value), label: labels.monthsOf(value) }));
  const save = (chosen: string) => {
    if (isPending) return;
    mutate(
      { body: { inLieuMonths: Number(chosen) || null } },
      {
        onSuccess: () => void toast.success(labels.monthsSaved),
        onError: () => void toast.error(labels.failed),
      },
    );
  };
  return (
    <SelectField
      label={labels.months}
      help={labels.monthsHelp}
      options={options}
      value={String(isPending ? (variables?.body?.inLieuMonths ?? 0) : saved)}
      onChange={save}
      className="max-w-xs"
    />
  );
}
