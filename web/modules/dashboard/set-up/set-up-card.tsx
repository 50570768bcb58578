import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { SetUp } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { PolicyChoice } from "#web/modules/leave/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

interface Step {
  title: string;
  isDone: boolean;
  about: string;
  /** Shown with the finished step. */
  result: string;
  link: { href: string; label: string };
  actions?: ReactNode;
}

export interface SetUpCardProps {
  setUp: SetUp;
  /** Active employees. */
  people: number;
}

/** The steps of a new company; the first open one is unfolded. */
export function SetUpCard({ setUp, people }: SetUpCardProps) {
  const steps = stepsOf(setUp, people);
  const [chosen, setChosen] = useState<string>();
  const open = chosen ?? steps.find(({ isDone }) => !isDone)?.title;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={text.title}
      action={
        <span className="flex items-center gap-3 text-muted text-sm tabular-nums">
          <span aria-hidden="true">{text.doneShort(done, steps.length)}</span>
          <span
            role="img"
            aria-label={text.done(done, steps.length)}
            className="flex gap-1 forced-color-adjust-none"
          >
            {steps.map(({ title, isDone }) => (
              <span
                key={title}
                className={classNames("h-1.5 w-5 rounded-full", isDone ? "bg-accent" : "bg-line")}
              />
            ))}
          </span>
        </span>
      }
      isFlush
    >
      <ol>
        {steps.map((step, place) => (
          <StepRow
            key={step.title}
            step={step}
            number={place + 1}
            isOpen={step.title === open}
            onToggle={() => setChosen(step.title === open ? "" : step.title)}
          />
        ))}
      </ol>
    </Card>
  );
}

interface StepRowProps {
  step: Step;
  number: number;
  isOpen: boolean;
  onToggle: () => void;
}

const StepRow = ({ step, ...row }: StepRowProps) => (
  <li className="flex gap-3 border-line border-t px-5 py-3">
    <span
      aria-hidden="true"
      className={classNames(
        "mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border text-sm tabular-nums",
        step.isDone ? "border-transparent bg-accent text-accent-on" : "border-control text-muted",
      )}
    >
      {step.isDone ? <IconCheck size={14} stroke={2.5} /> : row.number}
    </span>
    {step.isDone ? <DoneStep {...step} /> : <OpenStep step={step} {...row} />}
  </li>
);

const DoneStep = ({ title, result, link }: Step) => (
  <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
    <div className="min-w-0 flex-1 basis-52">
      <p className="font-medium">
        <span className="sr-only">{text.finished}: </span>
        {title}
      </p>
      <p className="wrap-anywhere text-muted text-sm">{result}</p>
    </div>
    <Link href={link.href}>{link.label}</Link>
  </div>
);

function OpenStep({ step: { title, about, actions }, isOpen, onToggle }: StepRowProps) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="-my-2 flex min-h-11 w-full items-center justify-between gap-3 text-start font-medium"
        >
          {title}
          <IconChevronDown
            size={18}
            stroke={1.75}
            aria-hidden="true"
            className={classNames("shrink-0 text-muted", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pb-2">
        <p className="max-w-prose text-pretty text-muted">{about}</p>
        {isOpen && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}

const firstAction = (href: string, label: string) => (
  <ButtonLink href={href} variant="primary">
    {label}
  </ButtonLink>
);

function stepsOf(setUp: SetUp, people: number): Step[] {
  const { registered, departments, people: persons, managers, leave } = text;
  const departmentsAt = places.tenantSettingsSection("departments");
  return [
    {
      ...registered,
      isDone: true,
      result: registered.about,
      link: { href: places.tenantSettingsSection("configuration"), label: registered.change },
    },
    {
      ...departments,
      // The owner's is there from the start.
      isDone: setUp.departments.total > 1,
      result: departments.some(setUp.departments.items, setUp.departments.total),
      link: { href: departmentsAt, label: registered.change },
      actions: firstAction(departmentsAt, departments.action),
    },
    {
      ...persons,
      isDone: setUp.hasColleagues,
      result: persons.some(people),
      link: { href: places.users, label: persons.all },
      actions: (
        <>
          {firstAction(places.importUsers, persons.importList)}
          <ButtonLink href={places.newUser}>{persons.addOne}</ButtonLink>
        </>
      ),
    },
    {
      ...managers,
      isDone: setUp.hasManagers,
      result: managers.some,
      link: { href: places.organisation, label: managers.look },
      actions: firstAction(departmentsAt, managers.action),
    },
    {
      ...leave,
      isDone: setUp.hasLeavePolicy,
      result: leave.some,
      link: { href: places.leaveSettings, label: leave.look },
      actions: <PolicyChoice />,
    },
  ];
}
