import { useState } from "react";
import { useForm } from "react-hook-form";
import type { OwnGrant, OwnType } from "#contract/leave/own-types.ts";
import { places } from "#contract/places.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { Link } from "#web/ui/link.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { GrantDialog } from "./grant-dialog.tsx";
import { grantSentence, grantText as text } from "./grant-text.ts";

/** How an own type gives its days: what is in force, what is over, and the next grant. */
export function Grants({ type }: { type: OwnType }) {
  const [isAdding, setIsAdding] = useState(false);
  const { grants, needsBalance, name } = type;
  if (!needsBalance) return <p className="text-muted">{text.free}</p>;
  const today = currentDay();
  const isOver = ({ lastDay }: OwnGrant) => lastDay !== null && lastDay < today;
  const [over, inForce] = [grants.filter(isOver), grants.filter((grant) => !isOver(grant))];
  return (
    <div className="flex flex-col gap-1">
      {inForce.length === 0 && <p className="text-pretty">{text.none}</p>}
      {inForce.length > 0 && (
        <ul aria-label={text.list(name)}>
          {inForce.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      {inForce.some(({ kind }) => kind === "birthday") && <UnknownBirthDates />}
      {over.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-muted text-sm">
            {text.over(over.length)}
          </summary>
          <ul className="text-muted">
            {over.map((grant) => (
              <li key={grant.id}>{sentenceOf(grant)}</li>
            ))}
          </ul>
        </details>
      )}
      <Button
        size="sm"
        className="mt-1 self-start"
        aria-label={text.action(text.add.action, name)}
        onClick={() => setIsAdding(true)}
      >
        {text.add.action}
      </Button>
      <GrantDialog type={type} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </div>
  );
}

/** The people whose birthday gives no days, as their date of birth is unknown. */
function UnknownBirthDates() {
  const { data } = useApiQuery("leave.unknownBirthDates", {});
  if (!data || data.total === 0) return null;
  const { people, total } = data;
  return (
    <p className="text-pretty text-amber-text text-sm">
      {text.unknownBirthDates(total)}{" "}
      {people.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <Link href={places.user(id)}>{name}</Link>
        </span>
      ))}
      {total > people.length && ` ${text.more(total - people.length)}`}
    </p>
  );
}

const sentenceOf = (grant: OwnGrant) =>
  `${grantSentence(grant)}${text.since(grant)}${grant.lastDay === null ? "" : text.ended(grant.lastDay)}`;

function GrantRow({ grant }: { grant: OwnGrant }) {
  const [isEnding, setIsEnding] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 flex-1 text-pretty">{sentenceOf(grant)}</span>
      {grant.lastDay === null && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.action(text.end.action, grantSentence(grant))}
          onClick={() => setIsEnding(true)}
        >
          {text.end.action}
        </Button>
      )}
      <EndDialog grant={grant} isOpen={isEnding} onClose={() => setIsEnding(false)} />
    </li>
  );
}

interface EndDialogProps {
  grant: OwnGrant;
  isOpen: boolean;
  onClose: () => void;
}

function EndDialog({ grant, isOpen, onClose }: EndDialogProps) {
  const { mutateAsync } = useApiMutation("leave.endOwnGrant");
  const blank = { lastDay: currentDay() };
  const form = useForm({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (body) => mutateAsync({ params: { id: grant.id }, body }),
    done: text.end.done,
    failed: text.end.failed,
    onClose,
  });
  return (
    <FormDialog
      title={text.end.title}
      description={`${grantSentence(grant)}. ${text.end.lead}`}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={text.end.action}
      busyLabel={text.busy}
      failure={failure}
      isDangerous
    >
      <FormField form={form} name="lastDay" rule={required(text.end.lastDayRequired)}>
        {(field) => (
          <DateField
            {...field}
            label={text.end.lastDay}
            help={text.end.lastDayHelp}
            min={grant.from}
            isRequired
          />
        )}
      </FormField>
    </FormDialog>
  );
}
