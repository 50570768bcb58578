import { IconBuilding, IconDots } from "@tabler/icons-react";
import type { Gap, GapSetAside } from "#contract/continuity/gaps.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { DayChoice, LeaderChoice } from "./gap-choice.tsx";
import { type GapInWords, gapInWords } from "./gap-words.ts";
import { text } from "./text.ts";

export interface GapRowProps {
  gap: Gap;
  /** Called with the closing step in words. */
  onClosed: (what: string) => void;
  onBroughtBack: () => void;
  onSetAside: () => void;
}

export function GapRow({ gap, ...on }: GapRowProps) {
  const words = gapInWords(gap, useCurrentEmployee().id);
  const { name, href, isDepartment, what, detail } = words;
  return (
    <li
      data-gap=""
      className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-line px-5 py-3 not-first:border-t"
    >
      {isDepartment ? (
        <IconDisc tone="neutral">
          <IconBuilding size={18} stroke={1.75} />
        </IconDisc>
      ) : (
        <Avatar name={name} />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">
          <BareLink href={href} className="rounded-sm font-medium hover:underline">
            {name}
          </BareLink>{" "}
          {what}
        </p>
        {detail && <p className="wrap-anywhere text-muted text-sm">{detail}</p>}
        {gap.setAside && <AsideLine setAside={gap.setAside} />}
      </div>
      <div className="flex items-start gap-1 max-sm:w-full">
        {gap.setAside ? (
          <BringBack id={gap.setAside.id} name={name} onDone={on.onBroughtBack} />
        ) : (
          <>
            <Action gap={gap} words={words} onClosed={on.onClosed} />
            <Menu
              trigger={
                <IconButton
                  label={text.notNow.menu(name)}
                  icon={<IconDots size={18} stroke={1.75} />}
                />
              }
              items={[{ label: text.notNow.item, onSelect: on.onSetAside }]}
            />
          </>
        )}
      </div>
    </li>
  );
}

interface ActionProps extends Pick<GapRowProps, "gap" | "onClosed"> {
  words: GapInWords;
}

function Action({ gap, words: { name, action }, onClosed }: ActionProps) {
  if ("href" in action)
    return (
      <ButtonLink
        href={action.href}
        variant="tinted"
        className="max-sm:flex-1"
        aria-label={`${action.label}: ${name}`}
      >
        {action.label}
      </ButtonLink>
    );
  const Choice = action.choice === "day" ? DayChoice : LeaderChoice;
  return (
    <Choice gap={gap} label={action.label} placeholder={action.placeholder} onClosed={onClosed} />
  );
}

const { aside: labels } = text;

function AsideLine({ setAside: { by, on, until, reason } }: { setAside: GapSetAside }) {
  const untilWhen = until === null ? labels.untilChanged : labels.until(proseDay(until));
  return (
    <p className="wrap-anywhere mt-1 text-sm">
      <span className="text-muted">
        {labels.by(by.name, proseDay(on))}, {untilWhen}
        {reason === null ? ". " : ": "}
      </span>
      {reason ?? labels.isOwn}
    </p>
  );
}

interface BringBackProps {
  id: number;
  name: string;
  onDone: () => void;
}

function BringBack({ id, name, onDone }: BringBackProps) {
  const { mutateAsync, isPending } = useApiMutation("continuity.bringGapBack");
  const bringBack = async () => {
    try {
      await mutateAsync({ params: { id } });
    } catch (error) {
      toast.error(messageOf(error, labels.failed));
      return;
    }
    toast.success(labels.done(name));
    onDone();
  };
  return (
    <Button
      variant="tinted"
      className="max-sm:flex-1"
      aria-label={labels.bringBackLabel(name)}
      isPending={isPending}
      pendingText={labels.busy}
      onClick={() => void bringBack()}
    >
      {labels.bringBack}
    </Button>
  );
}
