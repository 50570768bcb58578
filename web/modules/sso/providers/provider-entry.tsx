import type { Provider } from "#contract/providers.ts";
import { Button } from "#web/ui/button.tsx";
import { CollectionEntry } from "#web/ui/display/collection-entry.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";
import { useTrial } from "./use-trial.ts";

interface ProviderEntryProps {
  provider: Provider;
  onChange: () => void;
  onRemove: () => void;
}

/** A provider with its state, and what can be done. */
export function ProviderEntry({ provider, onChange, onRemove }: ProviderEntryProps) {
  const { id, name, issuer, isOn, testedAt, people } = provider;
  const trial = useTrial(id);
  return (
    <CollectionEntry
      name={name}
      state={{ tone: isOn ? "green" : "neutral", label: isOn ? text.states.on : text.states.off }}
      sentences={
        <>
          <p>{issuer}</p>
          <p>
            {text.people(people)} {testedAt ? text.tested(formatMoment(testedAt)) : text.untested}
          </p>
        </>
      }
      actions={
        <>
          <Button
            size="sm"
            aria-label={text.tryOf(name)}
            isPending={trial.isLeaving}
            pendingText={text.trying}
            onClick={() => void trial.start()}
          >
            {text.try}
          </Button>
          <Button size="sm" aria-label={text.changeOf(name)} onClick={onChange}>
            {text.change}
          </Button>
          <Button
            size="sm"
            className="text-red-text"
            aria-label={text.removeOf(name)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </>
      }
    />
  );
}
