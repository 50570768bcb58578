import { useState } from "react";
import { policyBalances } from "#contract/codes/leave.ts";
import type { LeavePolicy } from "#contract/leave/terms/policies.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { SettingsListCard } from "../settings-list-card.tsx";
import { ApplyPolicyDialog } from "./apply-policy-dialog.tsx";
import { askingWords } from "./asking-words.ts";
import { PolicyDialog } from "./policy-dialog.tsx";
import { text } from "./policy-text.ts";
import { termsSentence } from "./terms-sentence.ts";

export const PoliciesCard = () => (
  <SettingsListCard
    text={text}
    query={useApiQuery("leave.policies", {})}
    row={(policy) => <PolicyRow key={policy.key} policy={policy} />}
    dialog={(adding) => <PolicyDialog {...adding} />}
  />
);

/** The number of people named for a policy. */
const named = 5;

function PolicyRow({ policy }: { policy: LeavePolicy }) {
  const [open, setOpen] = useState<"apply" | "change">();
  const { name, versions, key } = policy;
  const today = currentDay();
  const isOwn = typeof key === "number";
  const current = versions.find(({ validFrom }) => validFrom <= today) ?? versions.at(-1);
  const since = current && (current.validFrom > today ? text.from : text.since)(current.validFrom);
  const close = () => setOpen(undefined);
  return (
    <li className="flex flex-col gap-3 border-line border-t px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-semibold">{name}</h3>
        {isOwn ? (
          <span className="text-muted text-sm">
            {since}
            {versions.length > 1 && ` · ${text.earlier(versions.length - 1)}`}
          </span>
        ) : (
          <Badge>{text.ready}</Badge>
        )}
        <span className="ms-auto flex gap-1">
          {isOwn && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setOpen("change")}
              aria-label={`${text.change.action}: ${name}`}
            >
              {text.change.action}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpen("apply")}
            aria-label={`${text.apply.action}: ${name}`}
          >
            {text.apply.action}
          </Button>
        </span>
      </div>
      {typeof key === "string" && <p className="text-pretty">{text.about[key]}</p>}
      {current && <Terms terms={current.terms} />}
      <Applies policy={policy} today={today} />
      <ApplyPolicyDialog policy={policy} isOpen={open === "apply"} onClose={close} />
      {isOwn && (
        <PolicyDialog
          key={versions.length}
          policy={policy}
          isOpen={open === "change"}
          onClose={close}
        />
      )}
    </li>
  );
}

const Terms = ({ terms }: { terms: PolicyTerms }) => (
  <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]">
    {policyBalances.map((balance) => (
      <div key={balance} className="contents">
        <dt className="text-muted max-sm:mt-1">{text.balances[balance]}</dt>
        <dd className="text-pretty">{termsSentence(terms[balance])}</dd>
      </div>
    ))}
    {terms.asking && (
      <div className="contents">
        <dt className="text-muted max-sm:mt-1">{text.asking.title}</dt>
        <dd className="text-pretty">{askingWords(terms.asking)}</dd>
      </div>
    )}
    {terms.certificate && (
      <div className="contents">
        <dt className="text-muted max-sm:mt-1">{text.certificate.title}</dt>
        <dd className="text-pretty">{text.certificate.wanted(terms.certificate)}</dd>
      </div>
    )}
  </dl>
);

function Applies({ policy, today }: { policy: LeavePolicy; today: string }) {
  const { assignments, assigned, key } = policy;
  const shown = assignments.filter(({ to }) => to === null || to >= today).slice(0, named);
  if (shown.length === 0)
    return (
      <p className="text-muted text-sm">
        {key === "standard" ? text.everyoneElse : text.unassigned}
      </p>
    );
  const ended = assignments.filter(({ to }) => to !== null && to < today).length;
  const more = assigned - ended - shown.length;
  return (
    <p className="text-muted text-sm">
      {text.applies}{" "}
      {shown.map((one) => `${text.whom(one)} ${text.period(one, today)}`).join(" · ")}
      {more > 0 && ` ${text.more(more)}`}
    </p>
  );
}
