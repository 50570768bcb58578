import { eventTypes } from "#contract/codes/event-type.ts";
import type { HookState } from "#contract/codes/hooks.ts";
import type { Hook } from "#contract/hooks.ts";
import { places } from "#contract/places.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CollectionEntry } from "#web/ui/display/collection-entry.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import type { Tone } from "#web/ui/tone.ts";
import { text } from "./text.ts";

const tones: Record<HookState, Tone> = { active: "green", failing: "amber", stopped: "red" };

interface HookEntryProps {
  hook: Hook;
  onChange: () => void;
  onRotate: () => void;
  onStart: () => void;
  onRemove: () => void;
}

/** A webhook with its state, and what can be done. */
export function HookEntry({ hook, onChange, onRotate, onStart, onRemove }: HookEntryProps) {
  const { id, name, address, state } = hook;
  return (
    <CollectionEntry
      name={name}
      state={{ tone: tones[state], label: text.states[state] }}
      sentences={
        <>
          <p className="text-ink">{address}</p>
          {sentencesOf(hook).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      }
      actions={
        <>
          {state === "stopped" && (
            <Button size="sm" aria-label={text.start.openOf(name)} onClick={onStart}>
              {text.start.open}
            </Button>
          )}
          <ButtonLink size="sm" href={places.hook(id)} aria-label={text.deliveries.openOf(name)}>
            {text.deliveries.open}
          </ButtonLink>
          <Button size="sm" aria-label={text.change.openOf(name)} onClick={onChange}>
            {text.change.open}
          </Button>
          <Button size="sm" aria-label={text.rotate.openOf(name)} onClick={onRotate}>
            {text.rotate.open}
          </Button>
          <Button
            size="sm"
            className="text-red-text"
            aria-label={text.remove.openOf(name)}
            onClick={onRemove}
          >
            {text.remove.open}
          </Button>
        </>
      }
    />
  );
}

function sentencesOf(hook: Hook): string[] {
  const { types, state, failingSince, lastDeliveredAt, formerSecretUntil } = hook;
  const isFailing = state === "failing" && failingSince !== null;
  return [
    text.events(types.length, eventTypes.length),
    ...(state === "stopped" ? [text.stopped] : []),
    ...(isFailing ? [text.failing(formatMoment(failingSince))] : []),
    lastDeliveredAt ? text.lastDelivered(formatMoment(lastDeliveredAt)) : text.undelivered,
    ...(formerSecretUntil ? [text.former(formatMoment(formerSecretUntil))] : []),
    text.made(formatMoment(hook.createdAt), hook.createdBy.name),
  ];
}
