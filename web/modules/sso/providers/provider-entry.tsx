import type { Provider } from "#contract/providers.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
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
    <li className="flex flex-col gap-3 border-line border-t py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere font-medium">{name}</h3>
        <Badge tone={isOn ? "green" : "neutral"} hasDot>
          {isOn ? text.states.on : text.states.off}
        </Badge>
      </div>
      <div className="flex max-w-2xl flex-col gap-1 text-muted text-sm">
        <p className="wrap-anywhere">{issuer}</p>
        <p>
          {text.people(people)} {testedAt ? text.tested(formatMoment(testedAt)) : text.untested}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
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
      </div>
    </li>
  );
}
