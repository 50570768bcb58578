import { IconArrowsExchange } from "@tabler/icons-react";
import type { LedPerson, LinePreview as Preview } from "#contract/line/planned-line.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { LeaderFields, LineDaysFields } from "./leader-fields.tsx";
import { LineChecks } from "./line-checks.tsx";
import { text } from "./text.ts";
import { type LineChangeOf, useLineChange } from "./use-line-change.ts";

/** Changes one person's manager from a day on, after a preview. */
export function LineDialog(props: LineChangeOf) {
  const change = useLineChange(props);
  const { form, preview, blocks, notices, unchosen, failure, problem } = change;
  const shownFailure = failure ?? problem;
  const isShown = preview && unchosen === 0;
  const name = props.name ?? preview?.people[0]?.employee.name;
  return (
    <FormDialog
      title={text.title}
      description={text.lead(props.employeeIds.length, name)}
      isOpen={props.isOpen}
      onClose={change.close}
      form={form}
      onSubmit={change.submit}
      submitLabel={text.submit(props.employeeIds.length)}
      isDisabled={problem !== undefined || blocks.length > 0}
      busyLabel={text.busy}
      failure={
        shownFailure !== undefined && (
          <Banner tone="red" {...(failure !== undefined && { title: text.refused })}>
            {shownFailure}
          </Banner>
        )
      }
    >
      <LeaderFields change={change} label={text.leads} />
      <LineDaysFields change={change} />
      {!isShown && problem === undefined && <p className="text-muted">{text.previewToCome}</p>}
      {isShown && <LineChecks blocks={blocks} notices={notices} />}
      {isShown && blocks.length === 0 && (
        <LinePreview preview={preview} from={form.getValues("from")} />
      )}
    </FormDialog>
  );
}

interface LineButtonProps {
  employeeId: number;
  name: string;
  /** The day that the form begins with; today by default. */
  from: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button for super administrators. */
export function LineButton({ employeeId, name, from, isOpen, onOpenChange }: LineButtonProps) {
  return (
    <>
      <Button
        size="sm"
        icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => onOpenChange(true)}
      >
        {text.open}
      </Button>
      <LineDialog
        employeeIds={[employeeId]}
        name={name}
        filled={from ? { from } : {}}
        isOpen={isOpen}
        onClose={() => onOpenChange(false)}
      />
    </>
  );
}

function LinePreview({ preview, from }: { preview: Preview; from: string }) {
  const { people, today, secret } = preview;
  return (
    <section aria-label={text.preview} className="border-line border-t pt-4">
      <h3 className="mb-1 font-medium">{text.preview}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.employee.id} className="flex min-w-0 items-center gap-3 py-2">
            <Avatar name={person.employee.name} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{person.employee.name}</p>
              <p className="wrap-anywhere text-sm">{sentenceOf(person, from, today)}</p>
              <p className="mt-2 text-muted text-sm">{text.passes(person.passes)}</p>
            </div>
          </li>
        ))}
      </ul>
      {secret && (
        <p className="mt-2 text-sm">
          {text.secret(proseDay(secret.until, today), secret.superadmins)}
        </p>
      )}
    </section>
  );
}

/** `led by Ayanda Zulu from 1 Dec, until 30 Dec, then by Nomvula Dube`. */
function sentenceOf({ was, is, until, next }: LedPerson, from: string, today: string): string {
  const name = is?.name ?? text.nobody;
  const start = was?.id === is?.id ? text.stays(name) : text.led(name, proseDay(from, today));
  return until
    ? `${start}, ${text.until(proseDay(until, today), next?.name ?? text.nobody)}`
    : start;
}
