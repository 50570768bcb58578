import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import type { Area } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { type Decision, DecisionButtons, DecisionFacts } from "#web/modules/leave/index.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ageOfMoment } from "#web/ui/format/age.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { proseDayText } from "../day-text.ts";
import { text } from "./text.ts";
import type { Waiting } from "./waiting.ts";
import { handoverWords, placeOf, probationWords } from "./waiting-words.ts";

interface RowProps<Kind extends Waiting["kind"]> {
  one: Extract<Waiting, { kind: Kind }>;
  today: string;
  area: Area;
}

export interface WaitingRowProps {
  one: Waiting;
  today: string;
  area: Area;
  onDecide: (decision: Decision, leave: Extract<Waiting, { kind: "leave" }>["leave"]) => void;
}

/** Whom it is about, what it is, and its own action. */
export function WaitingRow({ one, onDecide, ...rest }: WaitingRowProps) {
  if (one.kind === "leave") return <LeaveRow one={one} onDecide={onDecide} {...rest} />;
  if (one.kind === "handover") return <HandoverRow one={one} {...rest} />;
  if (one.kind === "promise") return <PromiseRow one={one} {...rest} />;
  if (one.kind === "feedback") return <FeedbackRow one={one} {...rest} />;
  if (one.kind === "profile") return <ProfileRow one={one} {...rest} />;
  return <ProbationRow one={one} {...rest} />;
}

interface BodyProps {
  person: PersonName;
  href: string;
  about: ReactNode;
  /** Below the sentence. */
  children?: ReactNode;
  action: ReactNode;
}

const Body = ({ person, href, about, children, action }: BodyProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-5 py-3">
    <div className="flex min-w-0 flex-1 basis-64 gap-3">
      <Avatar name={person.name} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-muted tabular-nums">
          <BareLink
            href={href}
            className="rounded-sm font-medium text-ink hover:underline max-sm:py-3"
          >
            {person.name}
          </BareLink>{" "}
          {about}
        </p>
        {children}
      </div>
    </div>
    {action}
  </div>
);

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex w-full gap-2 *:flex-1 sm:w-auto sm:*:flex-none">{children}</div>
);

const Line = ({ children }: { children: ReactNode }) => (
  <p className="wrap-anywhere text-muted text-sm tabular-nums">{children}</p>
);

/** A due day; amber once it is past. */
const Due = ({ day, today }: { day: string; today: string }) =>
  day < today ? (
    <span className="text-amber-text">{text.late(proseDayText(day, today))}</span>
  ) : (
    text.due(proseDayText(day, today))
  );

type LeaveRowProps = RowProps<"leave"> & Pick<WaitingRowProps, "onDecide">;

const LeaveRow = ({ one: { leave }, today, area, onDecide }: LeaveRowProps) => (
  <Body
    person={leave.employee}
    href={placeOf({ kind: "leave", leave }, area)}
    about={
      <>
        {text.leave(leaveName(leave), proseDays(leave.startDate, leave.endDate, today))} ·{" "}
        <span className="whitespace-nowrap">{formatDays(leave.leaveDuration)}</span>
      </>
    }
    action={<DecisionButtons leave={leave} onDecide={(decision) => onDecide(decision, leave)} />}
  >
    <p className="truncate text-muted text-sm">“{leave.reason}”</p>
    <DecisionFacts leave={leave} today={today} />
  </Body>
);

function HandoverRow({ one: { handover }, today, area }: RowProps<"handover">) {
  const href = placeOf({ kind: "handover", handover }, area);
  const { employee, outgoing, dueOn } = handover;
  const step = (handover.step ?? 1) as 1 | 2 | 3;
  const { parts, actions, action } = text.handover;
  return (
    <Body
      person={step === 2 ? outgoing : employee}
      href={href}
      about={handoverWords(handover, today)}
      action={
        <Actions>
          <ButtonLink
            size="sm"
            variant="tinted"
            href={href}
            aria-label={action(actions[step], employee.name)}
          >
            {actions[step]}
          </ButtonLink>
        </Actions>
      }
    >
      <Line>
        {parts[step]}
        {dueOn && (
          <>
            {" · "}
            <Due day={dueOn} today={today} />
          </>
        )}
      </Line>
    </Body>
  );
}

function PromiseRow({ one: { promise }, today, area }: RowProps<"promise">) {
  const { promise: labels } = text;
  const { employee, promiseText, dueOn, madeBy, madeOn, isIntent } = promise;
  const href = placeOf({ kind: "promise", promise }, area);
  const isProposed = promise.state === "proposed";
  const about = isIntent ? labels.intended(promiseText) : labels.promised(promiseText);
  return (
    <Body
      person={employee}
      href={href}
      about={isProposed ? labels.asks : about}
      action={
        <Actions>
          <ButtonLink
            size="sm"
            variant={isProposed ? "ghost" : "tinted"}
            href={href}
            aria-label={
              isProposed
                ? labels.talkNamed(employee.name, promiseText)
                : labels.settleNamed(employee.name, promiseText)
            }
          >
            {isProposed ? labels.talk : labels.settle}
          </ButtonLink>
          {promise.actions.includes("agree") && <AgreeButton promise={promise} />}
        </Actions>
      }
    >
      <Line>
        {isProposed ? (
          labels.asked(promiseText, proseDay(madeOn, today))
        ) : (
          <>
            {dueOn && <Due day={dueOn} today={today} />}
            {` · ${labels.madeBy(madeBy.name, proseDay(madeOn, today))}`}
          </>
        )}
      </Line>
    </Body>
  );
}

function AgreeButton({ promise }: Pick<Extract<Waiting, { kind: "promise" }>, "promise">) {
  const { promise: labels } = text;
  const { id, employee, promiseText } = promise;
  const { mutateAsync, isPending } = useApiMutation("continuity.agreeToPromise");
  const agree = async () => {
    try {
      await mutateAsync({ params: { id } });
      toast.success(labels.agreed(employee.name));
    } catch (error) {
      toast.error(messageOf(error, labels.agreeFailed));
    }
  };
  return (
    <Button
      size="sm"
      variant="tinted"
      aria-label={labels.agreeNamed(employee.name, promiseText)}
      isPending={isPending}
      onClick={() => void agree()}
    >
      {labels.agree}
    </Button>
  );
}

const FeedbackRow = ({ one: { feedback }, today, area }: RowProps<"feedback">) => (
  <Body
    person={feedback.sender}
    href={placeOf({ kind: "feedback", feedback }, area)}
    about={text.feedback.wrote}
    action={
      <Actions>
        <ButtonLink
          size="sm"
          href={placeOf({ kind: "feedback", feedback }, area)}
          aria-label={text.feedback.readNamed(feedback.sender.name)}
        >
          {text.feedback.read}
        </ButtonLink>
      </Actions>
    }
  >
    <Line>
      {text.feedback.line(feedback.title, proseDay(feedback.createdAt.slice(0, 10), today))}
    </Line>
  </Body>
);

const ProfileRow = ({ one: { profile }, area }: RowProps<"profile">) => (
  <Body
    person={profile}
    href={placeOf({ kind: "profile", profile }, area)}
    about={text.profile.waits}
    action={
      <Actions>
        <RemindButton person={profile} />
      </Actions>
    }
  >
    <Line>{text.profile.invited(ageOfMoment(profile.since))}</Line>
  </Body>
);

/** Reminds an employee of their profile, at most once a day. */
function RemindButton({ person: { id, name } }: { person: PersonName }) {
  const { profile: labels } = text;
  const { mutateAsync, isPending } = useApiMutation("onboarding.remindMany");
  const remind = async () => {
    try {
      const { reminded } = await mutateAsync({ body: { selection: { employeeIds: [id] } } });
      toast.success(reminded > 0 ? labels.reminded(name) : labels.alreadyReminded(name));
    } catch (error) {
      toast.error(messageOf(error, labels.remindFailed));
    }
  };
  return (
    <Button
      size="sm"
      aria-label={labels.remindNamed(name)}
      isPending={isPending}
      onClick={() => void remind()}
    >
      {labels.remind}
    </Button>
  );
}

function ProbationRow({ one: { probation }, today, area }: RowProps<"probation">) {
  const { probation: labels } = text;
  const { employee, lastDay } = probation;
  const href = placeOf({ kind: "probation", probation }, area);
  return (
    <Body
      person={employee}
      href={href}
      about={probationWords(lastDay, today)}
      action={
        <Actions>
          <ButtonLink size="sm" href={href} aria-label={labels.setNamed(employee.name)}>
            {labels.set}
          </ButtonLink>
        </Actions>
      }
    >
      <Line>{labels.line}</Line>
    </Body>
  );
}
