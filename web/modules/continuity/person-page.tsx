import { IconCalendarPlus, IconLock } from "@tabler/icons-react";
import { useEffect } from "react";
import type { PersonPage as Person } from "#contract/continuity/continuity.ts";
import { type Area, places } from "#contract/places.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { DocumentsCard } from "#web/modules/documents/index.ts";
import { StoryRequest } from "#web/modules/leave/index.ts";
import { StoryNote } from "#web/modules/notes/index.ts";
import { rememberPerson } from "#web/modules/search/index.ts";
import { EmployeeHistory } from "#web/modules/story/index.ts";
import { Paper } from "#web/modules/tenant/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatShortDay, proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { type PageName, usePageName } from "#web/ui/page-name.ts";
import { HandoversCard, TurnBanners } from "./handovers/handovers-card.tsx";
import { LineCard } from "./line-card.tsx";
import { NextManagerCard } from "./next-manager-card.tsx";
import { AnnualLeaveCard, GlanceNumbers, glancePlaces, NowCard, termOn } from "./now/now-card.tsx";
import { OpenMattersCard, openMattersOf } from "./now/open-matters-card.tsx";
import { PromisesCard } from "./promises/promises-card.tsx";
import { QuickAddCard } from "./quick-add-card.tsx";
import { ReadsCard } from "./reads-card.tsx";
import { StandInCard } from "./stand-ins/stand-in-card.tsx";
import { StoryDownload } from "./story-download.tsx";
import { text } from "./text.ts";

/** A person's way through the company: managers, history in chapters, and the present state. */
export function PersonPage({ employeeId }: { employeeId: number }) {
  const { data, error, refetch } = useApiQuery("continuity.person", { params: { id: employeeId } });
  const person = data?.id === employeeId ? data : undefined;
  if (person) return <Content key={person.id} person={person} />;
  return (
    <>
      <h1 className="sr-only">{text.story}</h1>
      <Unloaded error={error} onRetry={() => void refetch()} />
    </>
  );
}

function Unloaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request"))
    return (
      <EmptyState title={text.gone} icon={<IconLock size={22} stroke={1.75} />}>
        {text.goneHelp}
      </EmptyState>
    );
  if (error) return <ErrorState message={text.failed} onRetry={onRetry} />;
  return (
    <Delayed label={text.loading}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-14 max-w-md" />
        <Skeleton className="h-48" />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton className="h-96" />
          <Skeleton className="h-72" />
        </div>
      </div>
    </Delayed>
  );
}

export function OwnPersonPage() {
  return <PersonPage employeeId={useCurrentEmployee().id} />;
}

const above: Record<Area, PageName["above"]> = {
  staff: { label: text.yourPeople, href: places.dashboard("staff") },
  superadmin: { label: text.users, href: places.users },
};

function Content({ person }: { person: Person }) {
  const me = useCurrentEmployee();
  const isOwn = me.id === person.id;
  usePageName(isOwn ? undefined : person.name, above[areaOf(me)]);
  useEffect(() => {
    if (!isOwn) rememberPerson(person.id, me.authId);
  }, [isOwn, person.id, me.authId]);
  const matters = openMattersOf(person, { readerId: me.id, area: areaOf(me) });
  return (
    <Paper title={text.story} facts={[person.name]} asOf={person.today} className="gap-6">
      <Heading person={person} />
      <LineCard person={person} />
      <GlanceNumbers person={person} open={matters.length} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <TurnBanners handovers={person.handovers} today={person.today} />
          {!isOwn && person.canPromise && (
            <div className="print:hidden">
              <QuickAddCard person={person} />
            </div>
          )}
          <section aria-labelledby="story" className="print:[&_fieldset]:hidden">
            <h2 id="story" className="sr-only">
              {text.story}
            </h2>
            <EmployeeHistory
              employeeId={person.id}
              isOnPage
              chapterDays={(managerId, day) => chapterDays(person, managerId, day)}
              next={nextChapterOf(person, areaOf(me))}
              contentOf={(matter, page) => (
                <>
                  <StoryNote employeeId={person.id} matter={matter} page={page} />
                  <StoryRequest matter={matter} openLeave={person.openLeave} today={person.today} />
                </>
              )}
            />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 [&>*]:scroll-mt-20">
          <NowCard person={person} />
          <div id={glancePlaces.open}>
            <OpenMattersCard matters={matters} />
          </div>
          <StandInCard person={person} />
          <div id={glancePlaces.promises}>
            <PromisesCard person={person} />
          </div>
          <div id={glancePlaces.leave}>
            <AnnualLeaveCard person={person} />
          </div>
          <DocumentsCard employeeId={person.id} />
          <HandoversCard person={person} />
          {isOwn && <NextManagerCard />}
          {isOwn && <ReadsCard />}
        </div>
      </div>
    </Paper>
  );
}

function Heading({ person }: { person: Person }) {
  const { id, name, isActive, positions, today } = person;
  const me = useCurrentEmployee();
  const place = termOn(positions, today);
  const facts = [place && `${place.positionTitle}, ${place.departmentName}`, timeOf(person)];
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar name={name} size="lg" />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="wrap-anywhere flex flex-wrap items-center gap-x-3 font-semibold text-xl">
          {name}
          {!isActive && <Badge tone="red">{text.deactivated}</Badge>}
        </h1>
        <p className="wrap-anywhere text-muted">{facts.filter(Boolean).join(" · ")}</p>
        {person.pastEmployments.length > 0 && (
          <p className="wrap-anywhere text-muted text-sm">{serviceOf(person)}</p>
        )}
      </div>
      {id === me.id ? (
        <StoryDownload />
      ) : (
        <div className="flex flex-wrap gap-3">
          {areaOf(me) === "superadmin" && (
            <ButtonLink href={places.user(id)}>{text.details}</ButtonLink>
          )}
          {areaOf(me) === "superadmin" && hasEnded(person) && (
            <ButtonLink href={places.certificate(id)}>{text.certificate}</ButtonLink>
          )}
          <ButtonLink
            href={places.leaveBooking(areaOf(me), id)}
            icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
          >
            {text.bookLeave}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

/** The next manager of a planned change, with what passes on. */
function nextChapterOf(person: Person, area: Area) {
  const { managers, today, handovers, promises, openLeave } = person;
  const next = managers.find(({ from }) => from > today);
  if (!next) return undefined;
  const handover = handovers.find(({ takesOverOn }) => takesOverOn === next.from);
  return {
    manager: next.manager,
    from: next.from,
    content: (
      <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1 rounded-lg border border-control border-dashed px-4 py-3">
        <span className="flex-1">{text.planned.passesOn(promises.total, openLeave.length)}</span>
        {handover && (
          <Link href={places.handover(area, handover.id)}>
            {text.planned.handover(handover.step)}
          </Link>
        )}
      </p>
    ),
  };
}

/** The days of the chapter around a day under a manager: `since 1 Oct 2025`, `from 1 Dec`. */
function chapterDays(
  { managers, today }: Person,
  managerId: number | undefined,
  day: string,
): string {
  const term = termOn(managers, day);
  if (!term || term.manager?.id !== managerId) return "";
  const from = proseDay(term.from, today);
  if (term.from > today) return text.chapter.planned(from);
  if (term.to === null || term.to >= today) return text.chapter.since(from);
  return text.chapter.fromTo(from, proseDay(term.to, today));
}

function timeOf({ hireDate, terminationDate, today }: Person): string {
  if (terminationDate && terminationDate < today)
    return text.until(formatShortDay(terminationDate));
  if (!hireDate) return "";
  const day = formatShortDay(hireDate);
  return hireDate > today ? text.from(day) : text.since(day);
}

/** Whether an employment of theirs has ended. */
const hasEnded = ({ terminationDate, pastEmployments, today }: Person): boolean =>
  pastEmployments.length > 0 || (terminationDate !== null && terminationDate <= today);

function serviceOf({ pastEmployments, serviceFrom, hireDate }: Person): string {
  const before = pastEmployments.map(({ from, to }) =>
    from ? text.fromTo(formatShortDay(from), formatShortDay(to)) : text.until(formatShortDay(to)),
  );
  return [
    text.employedBefore(before.join(", ")),
    text.serviceFrom(formatShortDay(serviceFrom ?? hireDate)),
  ].join(" · ");
}
