import { IconCalendarPlus, IconChevronRight } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { weekdayOf } from "#web/ui/date/plain-day.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { text as leaveText } from "../text.ts";
import { backgroundOf, columnsOf, nameCell } from "./planner-background.ts";
import { PlannerBar, usePlaceOf } from "./planner-bar.tsx";
import { blockedDaysOf } from "./planner-day-rules.ts";
import { barOf, daysOf, freeDaysOf } from "./planner-days.ts";
import { PlannerStaffing } from "./planner-staffing.tsx";
import { text } from "./planner-text.ts";

const { booking } = leaveText;

interface PlannerGridProps {
  plan: LeavePlan;
  onBook: (employeeId: number) => void;
}

/** People as rows and days as columns, with their leave as bars. */
export function PlannerGrid({ plan, onBook }: PlannerGridProps) {
  const background = backgroundOf(plan);
  const days = daysOf(plan).length;
  const [from, to] = [plan.from, plan.to].map((day) => proseDay(day, plan.today));
  return (
    <WideBox>
      <table
        className="w-full table-fixed border-collapse print:min-w-0!"
        style={{ minWidth: `${224 + days * 22}px` }}
      >
        <caption className="sr-only">
          {text.leave(from ?? "", to ?? "")}, {text.shown(plan.people.length, plan.everyone)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${nameCell} border-t-0 align-bottom text-muted text-sm`}>
              {text.person}
              <span className="block pb-1 text-xs tabular-nums">
                {text.shown(plan.people.length, plan.everyone)}
              </span>
            </th>
            <th scope="col" className="p-0 font-normal">
              <span className="sr-only">{text.leave(from ?? "", to ?? "")}</span>
              <PlannerHeader plan={plan} />
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.people.map((person) => (
            <PlannerRow
              key={person.id}
              person={person}
              plan={plan}
              background={background}
              onBook={onBook}
            />
          ))}
        </tbody>
        <tfoot>
          <PlannerStaffing plan={plan} background={background} />
        </tfoot>
      </table>
    </WideBox>
  );
}

/** Scrolls sideways, with a sign while there is more at its end. */
function WideBox({ children }: { children: ReactNode }) {
  const [hasMore, setHasMore] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const measure = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = box.current ?? {};
    setHasMore(scrollLeft + clientWidth < scrollWidth - 1);
  };
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="relative max-md:hidden print:block!">
      <div
        ref={box}
        onScroll={measure}
        className="overflow-x-auto overscroll-x-contain print:overflow-visible"
      >
        {children}
      </div>
      {hasMore && (
        <span
          data-more=""
          className="pointer-events-none absolute inset-y-0 end-0 z-3 flex w-14 items-start justify-end rounded-e-lg bg-linear-to-r from-transparent to-card pt-2 pe-1.5 print:hidden"
        >
          <IconChevronRight
            size={20}
            stroke={2}
            role="img"
            aria-label={text.moreToTheRight}
            className="rounded-full border border-line bg-raised p-0.5 text-muted shadow-float"
          />
        </span>
      )}
    </div>
  );
}

interface PlannerRowProps extends PlannerGridProps {
  person: LeavePlan["people"][number];
  background: CSSProperties;
}

function PlannerRow({ person, plan, background, onBook }: PlannerRowProps) {
  const me = useCurrentEmployee();
  const area = areaOf(me);
  const placeOf = usePlaceOf(person.id);
  const halves = daysOf(plan).length * 2;
  const hasOwnDays = person.daysOff.length + person.daysOn.length > 0;
  const blockedDays = blockedDaysOf(plan, person);
  const ownBackground =
    hasOwnDays || blockedDays.length > 0
      ? backgroundOf({ ...plan, freeDays: freeDaysOf(plan, person) }, blockedDays)
      : background;
  return (
    <tr className="group break-inside-avoid">
      <th scope="row" className={nameCell}>
        <div className="relative flex h-12 items-center gap-2.5">
          <Avatar name={person.name} />
          <div className="min-w-0 flex-1">
            <BareLink
              href={places.person(area, person.id)}
              className="block truncate rounded-sm font-medium hover:underline"
            >
              {person.name}
            </BareLink>
            {person.department && (
              <span className="block truncate text-muted text-xs">{person.department.name}</span>
            )}
            {person.passesOn && (
              <span className="sr-only">{passesOnText(person.passesOn, plan.today)}</span>
            )}
          </div>
          {person.id !== me.id && (
            <IconButton
              label={booking.openFor(person.name)}
              icon={<IconCalendarPlus size={18} stroke={1.75} />}
              onClick={() => onBook(person.id)}
              className="bg-card focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:absolute [@media(hover:hover)]:end-0 [@media(hover:hover)]:opacity-0"
            />
          )}
        </div>
      </th>
      <td className="border-line border-t p-0" style={ownBackground}>
        {person.leave.length === 0 && <span className="sr-only">{text.noneAway}</span>}
        <div className="relative flex h-12 items-center">
          {person.passesOn && <PassesOn passesOn={person.passesOn} plan={plan} />}
          {person.leave.length > 0 && (
            <ul
              className={classNames(
                "min-w-0 flex-1 items-center",
                // Above the next manager's name.
                person.passesOn && "self-start pt-1",
              )}
              style={columnsOf(halves)}
            >
              {person.leave.map((leave) => (
                <PlannerBar
                  key={leave.id}
                  leave={leave}
                  bar={barOf(leave, plan)}
                  href={placeOf(leave)}
                />
              ))}
            </ul>
          )}
        </div>
      </td>
    </tr>
  );
}

type Passing = NonNullable<LeavePlan["people"][number]["passesOn"]>;

const passesOnText = ({ to, on }: Passing, today: string): string =>
  to === null
    ? text.superadminsDecide(proseDay(on, today))
    : text.passesOn(to, proseDay(on, today));

/** A dotted line from another manager's first day; for the eye only, as the row says it in words. */
function PassesOn({ passesOn, plan }: { passesOn: Passing; plan: LeavePlan }) {
  const days = daysOf(plan);
  return (
    <span
      aria-hidden="true"
      title={passesOnText(passesOn, plan.today)}
      style={{ insetInlineStart: `${(days.indexOf(passesOn.on) / days.length) * 100}%` }}
      className="absolute inset-y-0 flex items-end truncate border-control border-s-2 border-dotted ps-1 text-muted text-xs leading-4"
    >
      {text.passesTo(passesOn.to ?? text.superadmins)}
    </span>
  );
}

const letters = ["M", "T", "W", "T", "F", "S", "S"];

/** The weeks and days of a plan; each bar reads its own dates to a screen reader. */
function PlannerHeader({ plan }: { plan: LeavePlan }) {
  const days = daysOf(plan);
  const holidayOn = new Map(plan.freeDays.map(({ date, holiday }) => [date, holiday]));
  return (
    <div aria-hidden="true">
      <div style={columnsOf(days.length / 7)}>
        {days
          .filter((day) => weekdayOf(day) === 0)
          .map((day) => (
            <span
              key={day}
              className="truncate border-line border-s ps-1.5 pt-2 font-medium text-xs"
            >
              {proseDay(day, plan.today)}
            </span>
          ))}
      </div>
      <div style={columnsOf(days.length)}>
        {days.map((day) => (
          <span
            key={day}
            title={holidayOn.get(day) ?? undefined}
            className={classNames(
              "py-1 text-center text-muted text-xs tabular-nums leading-4",
              holidayOn.get(day) && "font-semibold text-blue-text",
            )}
          >
            <span className="block">{letters[weekdayOf(day)]}</span>
            <span
              className={classNames(
                "block rounded-full",
                !holidayOn.has(day) && "text-ink",
                day === plan.today && "bg-accent font-semibold text-accent-on!",
              )}
            >
              {Number(day.slice(8))}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
