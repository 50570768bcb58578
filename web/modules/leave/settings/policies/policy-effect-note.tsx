import { useQuery } from "@tanstack/react-query";
import type { PolicyEffect, PolicyKey } from "#contract/leave/terms/policies.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { type ApplyForm, targetOf } from "./policy-target.ts";
import { text } from "./policy-text.ts";

const { effect: labels } = text;

const named = 8;

interface PolicyEffectNoteProps {
  policy: PolicyKey;
  values: ApplyForm;
}

/** Whose balances a policy would change, and by how much, a year after its first day. */
export function PolicyEffectNote({ policy, values }: PolicyEffectNoteProps) {
  const to = targetOf(values) ?? { kind: "all" as const };
  const isAsked = targetOf(values) !== undefined && values.from !== "";
  const { data, error } = useQuery({
    ...apiQuery("leave.previewPolicy", { body: { policy, to, from: values.from } }),
    enabled: isAsked,
    retry: false,
    gcTime: 0,
  });
  const sentence = error
    ? (fieldsOf(error)?.from ?? labels.failed)
    : data
      ? sentenceOf(data)
      : labels.checking;
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="min-h-6 text-muted">
        {isAsked && sentence}
      </p>
      {isAsked && data && data.changes.length > 0 && <Changes changes={data.changes} />}
    </div>
  );
}

const sentenceOf = ({ on, people, compared, changes }: PolicyEffect) =>
  changes.length === 0 ? labels.none(people) : labels.some(changes.length, compared, people, on);

const Changes = ({ changes }: Pick<PolicyEffect, "changes">) => (
  <ul className="flex flex-col rounded-md border border-line">
    {changes.slice(0, named).map(({ employee, balances }) => (
      <li key={employee.id} className="border-line border-t px-3 py-2 first:border-t-0">
        <p className="font-medium">{employee.name}</p>
        <ul className="flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
          {balances.map(({ balance, before, after }) => (
            <li key={balance}>
              {text.balance[balance]} {before} → <span className="text-ink">{after}</span>
            </li>
          ))}
        </ul>
      </li>
    ))}
    {changes.length > named && (
      <li className="border-line border-t px-3 py-2 text-muted text-sm">
        {labels.more(changes.length - named)}
      </li>
    )}
  </ul>
);
