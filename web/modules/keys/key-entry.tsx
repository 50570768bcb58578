import { type KeyState, keyScopeLabels } from "#contract/codes/api-keys.ts";
import type { ApiKey } from "#contract/keys.ts";
import { rangeText } from "#contract/rules/address-range.ts";
import { Button } from "#web/ui/button.tsx";
import { CollectionEntry } from "#web/ui/display/collection-entry.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import type { Tone } from "#web/ui/tone.ts";
import { text } from "./text.ts";

const tones: Record<KeyState, Tone> = { active: "green", ending: "amber", expired: "red" };

interface KeyEntryProps {
  apiKey: ApiKey;
  onChange: () => void;
  onRotate: () => void;
  onRevoke: () => void;
}

/** A key with its state, its use, and what can be done. */
export function KeyEntry({ apiKey, onChange, onRotate, onRevoke }: KeyEntryProps) {
  const { name, state, hint, scopes } = apiKey;
  return (
    <CollectionEntry
      name={name}
      state={{ tone: tones[state], label: text.states[state] }}
      aside={<code className="text-muted text-sm">{text.hint(hint)}</code>}
      sentences={
        <>
          <p className="text-ink">{scopes.map((scope) => keyScopeLabels[scope]).join(", ")}</p>
          {sentencesOf(apiKey).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      }
      actions={
        <>
          <Button size="sm" aria-label={text.rotate.openOf(name)} onClick={onRotate}>
            {text.rotate.open}
          </Button>
          <Button size="sm" aria-label={text.change.openOf(name)} onClick={onChange}>
            {text.change.open}
          </Button>
          <Button
            size="sm"
            className="text-red-text"
            aria-label={text.revoke.openOf(name)}
            onClick={onRevoke}
          >
            {text.revoke.open}
          </Button>
        </>
      }
    />
  );
}

function sentencesOf(key: ApiKey): string[] {
  const { createdAt, createdBy, hasMaker, addresses, former } = key;
  return [
    endOf(key),
    ...(former ? [text.former(former.hint, formatMoment(former.endsAt))] : []),
    ...(addresses.length > 0 ? [text.addresses(addresses.map(rangeText).join(", "))] : []),
    key.lastUsedAt ? text.used(formatMoment(key.lastUsedAt), key.lastUsedAddress) : text.unused,
    text.made(formatMoment(createdAt), createdBy.name, hasMaker),
  ];
}

function endOf({ expiresAt, state }: ApiKey): string {
  if (expiresAt === null) return text.endless;
  const when = formatMoment(expiresAt);
  return state === "expired" ? text.ended(when) : text.ends(when);
}
