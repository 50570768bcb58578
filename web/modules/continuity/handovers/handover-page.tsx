import { IconLock, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { places } from "#contract/places.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Paper } from "#web/modules/tenant/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatShortDay, proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { OtherTurns } from "./other-turns.tsx";
import { PackEnd, turnOf } from "./pack-end.tsx";
import { PackFacts } from "./pack-facts.tsx";
import { PackPromises } from "./pack-promises.tsx";
import { PackQuestion } from "./pack-question.tsx";
import { PackSteps } from "./pack-steps.tsx";
import { PackWords } from "./pack-words.tsx";
import { text } from "./text.ts";
import { createUnsavedTexts, UnsavedTextsContext } from "./unsaved-texts.ts";

/** A handover about one person: three steps, as far as the reader may read them. */
export function HandoverPage({ handoverId }: { handoverId: number }) {
  const params = { id: handoverId };
  const { data, error, refetch } = useApiQuery("continuity.handover", { params });
  const pack = data?.id === handoverId ? data : undefined;
  const focus = useFocusOnStep(pack?.step);
  if (pack)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
      <div
        {...focus}
        role="group"
        aria-label={text.heading}
        tabIndex={-1}
        className="scroll-mt-24 outline-none"
      >
        <Content key={`${pack.id} ${pack.step}`} pack={pack} />
      </div>
    );
  return (
    <>
      <h1 className="sr-only">{text.heading}</h1>
      <Unloaded error={error} onRetry={() => void refetch()} />
    </>
  );
}

function Unloaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request"))
    return (
      <EmptyState title={text.notOpen} icon={<IconLock size={22} stroke={1.75} />}>
        {text.goneHelp}
      </EmptyState>
    );
  if (error) return <ErrorState message={text.failed} onRetry={onRetry} />;
  return (
    <Delayed label={text.loading}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-14 max-w-md" />
        <div className="grid gap-3 sm:grid-cols-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <Skeleton className="h-96" />
          <Skeleton className="h-72" />
        </div>
      </div>
    </Delayed>
  );
}

function Content({ pack }: { pack: HandoverPack }) {
  const [unsaved] = useState(createUnsavedTexts);
  return (
    <UnsavedTextsContext value={unsaved}>
      <Pack pack={pack} />
    </UnsavedTextsContext>
  );
}

function Pack({ pack }: { pack: HandoverPack }) {
  return (
    <Paper
      title={text.heading}
      facts={[pack.employee.name, text.from(formatShortDay(pack.takesOverOn))]}
      asOf={pack.today}
      className="gap-6"
    >
      <Heading pack={pack} />
      <PackSteps pack={pack} />
      {pack.closedOn && <Banner tone="amber">{text.closed}</Banner>}
      {pack.gone && <Banner tone="amber">{text.gone[pack.gone](turnOf(pack)?.name ?? "")}</Banner>}
      {pack.finishedOn && (
        <Banner tone="green">{text.finished(proseDay(pack.finishedOn, pack.today))}</Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <div className="flex min-w-0 flex-col gap-6">
          {pack.isReadable ? (
            <>
              <PackWords pack={pack} />
              <PackQuestion pack={pack} />
              <PackPromises pack={pack} />
            </>
          ) : (
            <Banner tone="blue">{text.waits}</Banner>
          )}
          <PackEnd pack={pack} />
        </div>
        <div className="print:break-before-page">
          <PackFacts pack={pack} />
          <OtherTurns pack={pack} />
        </div>
      </div>
    </Paper>
  );
}

/** The names of both managers; the former one's alone for a closed handover without a successor. */
function titleOf(pack: HandoverPack, myId: number, taking: string): string {
  const { outgoing, incoming, closedOn } = pack;
  const isMine = outgoing.id === myId;
  if (closedOn && !incoming) return isMine ? text.yourFormer : text.former(outgoing.name);
  return isMine ? text.youHandOver(taking) : text.title(outgoing.name, taking);
}

function Heading({ pack }: { pack: HandoverPack }) {
  const me = useCurrentEmployee();
  const [myId, area] = [me.id, areaOf(me)];
  const { incoming, employee } = pack;
  const taking = incoming?.id === myId ? text.toYou : (incoming?.name ?? text.nobodyYet);
  const isOwn = employee.id === myId;
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-xl">{titleOf(pack, myId, taking)}</h1>
        <p className="wrap-anywhere text-muted">
          {isOwn ? text.aboutYou : text.about(employee.name)} ·{" "}
          {text.from(formatShortDay(pack.takesOverOn))}
          {/* Only readers of the facts may open the person's page. */}
          {(isOwn || pack.facts) && (
            <>
              <span className="max-sm:hidden">{" · "}</span>
              <Link
                className="max-sm:block"
                href={isOwn ? places.ownStory(area) : places.person(area, employee.id)}
              >
                {isOwn ? text.ownPage : text.page(employee.name)}
              </Link>
            </>
          )}
        </p>
      </div>
      <Button
        className="print:hidden"
        icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {text.print}
      </Button>
    </header>
  );
}

/** Gives the shown handover the focus after a change of step, if the focus was in it. */
function useFocusOnStep(step: number | null | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(step);
  useEffect(() => {
    const isAnother = before.current !== undefined && step !== undefined && before.current !== step;
    before.current = step;
    if (!isAnother || !hadFocus.current) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
