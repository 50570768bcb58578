import { IconArrowsExchange, IconCheck, IconEyeOff, IconNotebook } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import type { LineBlock, LinePreview } from "#contract/line/planned-line.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import type { WayOut } from "../blocks.ts";
import { LeaderFields, LineDaysFields } from "../leader-fields.tsx";
import { LineChecks } from "../line-checks.tsx";
import { type LineChange, type LineChangeOf, useLineChange } from "../use-line-change.ts";
import { sumOf } from "./groups.ts";
import { PassingTable } from "./passing-table.tsx";
import { PeopleList } from "./people-list.tsx";
import { text } from "./text.ts";
import { type LeaderChoices, useLeaderChoices } from "./use-leader-choices.ts";

const idsIn = (blocks: readonly LineBlock[] = []) =>
  new Set(blocks.flatMap(({ people }) => people.map(({ id }) => id)));

/** Changes several people's managers from a day on, to one or to several, after a preview of the effect. */
export function MassChangeDialog(props: LineChangeOf) {
  const change = useLineChange(props);
  const { form, values, ids, preview, blocks, notices, failure, problem } = change;
  const choices = useLeaderChoices(form);
  const body = useRef<HTMLDivElement>(null);
  const takeWay = (way: WayOut) => {
    let hasToChoose = false;
    flushSync(() => {
      hasToChoose = choices.take(way);
    });
    const next = hasToChoose ? "[data-selected-bar] input" : "[data-checks]";
    body.current?.querySelector<HTMLElement>(next)?.focus();
  };
  const shownFailure = failure ?? problem;
  return (
    <FormDialog
      title={text.title}
      description={text.leadMany}
      size="xl"
      isOpen={props.isOpen}
      onClose={() => {
        choices.reset();
        change.close();
      }}
      form={form}
      onSubmit={change.submit}
      submitLabel={text.submit(ids.length)}
      busyLabel={text.busy}
      isDisabled={ids.length === 0 || problem !== undefined || blocks.length > 0}
      aside={<Reason change={change} />}
      failure={
        shownFailure !== undefined && (
          <Banner tone="red" {...(failure !== undefined && { title: text.refused })}>
            {shownFailure}
          </Banner>
        )
      }
    >
      <div ref={body} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <WhoAndByWhom change={change} choices={choices} />
          <section aria-label={text.when} className="flex flex-col gap-5">
            <h3 className="font-semibold">{text.when}</h3>
            <LineDaysFields change={change} reasonHelp={text.reasonHelpMany} />
          </section>
        </div>
        {!preview && problem === undefined && (
          <p className="rounded-lg border border-line border-dashed px-4 py-3 text-muted">
            {text.previewToCome}
          </p>
        )}
        {preview && ids.length > 0 && (
          <div className="flex min-w-0 flex-col gap-6">
            <div data-checks="" tabIndex={-1} className="outline-none">
              <LineChecks blocks={blocks} notices={notices} onWay={takeWay} />
            </div>
            <PassingPanel
              preview={preview}
              from={values.from || preview.today}
              circleIds={idsIn(preview.blocks.filter(({ kind }) => kind === "circle"))}
            />
          </div>
        )}
      </div>
    </FormDialog>
  );
}

function WhoAndByWhom({ change, choices }: { change: LineChange; choices: LeaderChoices }) {
  const { values, ids, preview, problem } = change;
  const owns = ids.filter((id) => values.own[id]).length;
  const left = new Set(values.leftOut);
  return (
    <section aria-label={text.who} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{text.who}</h3>
        <p className="text-muted text-sm tabular-nums">{text.people(ids.length)}</p>
      </div>
      {(owns < ids.length || ids.length === 0) && (
        <LeaderFields
          change={change}
          label={owns > 0 ? text.everyoneElse(ids.length - owns) : text.everyone}
        />
      )}
      {preview ? (
        <PeopleList
          people={preview.people.filter(({ employee }) => !left.has(employee.id))}
          values={values}
          blockedIds={idsIn(preview.blocks)}
          choices={choices}
        />
      ) : (
        problem === undefined && (
          <Delayed label={text.loading}>
            <Skeleton className="h-40" />
          </Delayed>
        )
      )}
    </section>
  );
}

/** Next to the button: the reason against a press, or the missing choice. */
function Reason({ change: { ids, blocks, unchosen } }: { change: LineChange }) {
  const first = ids.length === 0 ? text.allLeftOut : blocks[0]?.first;
  if (first) return <p className="max-w-md self-center text-red-text text-sm">{first}</p>;
  return (
    unchosen > 0 && <p className="self-center text-muted text-sm">{text.unchosen(unchosen)}</p>
  );
}

interface PassingPanelProps {
  preview: LinePreview;
  from: string;
  circleIds: ReadonlySet<number>;
}

/** The effect of a change of managers in numbers, with the due days of handovers. */
function PassingPanel({ preview, from, circleIds }: PassingPanelProps) {
  const { people, today, due, secret } = preview;
  const { notes, handovers } = sumOf(people);
  const day = (on: string) => proseDay(on, today);
  return (
    <section aria-label={text.passing(day(from))} className="rounded-lg border border-line">
      <div className="px-4 pt-3 pb-2">
        <h3 className="font-semibold">{text.passing(day(from))}</h3>
        <p className="text-muted text-sm">{text.passingLead}</p>
      </div>
      <PassingTable preview={preview} circleIds={circleIds} />
      <ul className="border-line border-t py-2">
        {notes > 0 && <Remark icon={<IconNotebook {...iconProps} />}>{text.notes(notes)}</Remark>}
        {due && (
          <Remark icon={<IconArrowsExchange {...iconProps} />}>
            {text.handovers(handovers, [day(due[0]), day(due[1]), day(due[2])])}
          </Remark>
        )}
        {secret && (
          <Remark icon={<IconEyeOff {...iconProps} />}>
            {text.secret(day(secret.until), secret.superadmins)}
          </Remark>
        )}
        <Remark icon={<IconCheck {...iconProps} />}>{text.decided}</Remark>
      </ul>
    </section>
  );
}

const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const Remark = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex gap-3 px-4 py-1.5 text-sm">
    <span className="mt-0.5 shrink-0 text-muted">{icon}</span>
    {children}
  </li>
);
