import type { DomainState } from "#contract/codes/domains.ts";
import type { CompanyDomain } from "#contract/domains.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { CollectionEntry } from "#web/ui/display/collection-entry.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import type { Tone } from "#web/ui/tone.ts";
import { CopiedValue } from "../copied-value.tsx";
import { text } from "./text.ts";

const tones: Record<DomainState, Tone> = {
  waiting: "neutral",
  verified: "green",
  missing: "amber",
  lost: "red",
};

interface DomainEntryProps {
  domain: CompanyDomain;
  onRemove: () => void;
}

/** A domain with its state, its record, and what can be done. */
export function DomainEntry({ domain: one, onRemove }: DomainEntryProps) {
  const { shownAs, domain, state } = one;
  const { check, isChecking } = useCheck(one);
  return (
    <CollectionEntry
      name={shownAs}
      state={{ tone: tones[state], label: text.states[state] }}
      aside={
        shownAs !== domain && (
          <p className="wrap-anywhere text-muted text-sm">{text.ascii(domain)}</p>
        )
      }
      sentences={sentencesOf(one).map((sentence) => <p key={sentence}>{sentence}</p>)}
      actions={
        <>
          <Button
            size="sm"
            aria-label={text.checkOf(shownAs)}
            isPending={isChecking}
            pendingText={text.checking}
            onClick={() => void check()}
          >
            {text.check}
          </Button>
          <Button
            size="sm"
            className="text-red-text"
            aria-label={text.removeOf(shownAs)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </>
      }
    >
      {state === "verified" ? (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-sm max-md:py-3">
            {text.record.show}
          </summary>
          <DnsRecord domain={one} />
        </details>
      ) : (
        <DnsRecord domain={one} />
      )}
    </CollectionEntry>
  );
}

function sentencesOf(one: CompanyDomain): string[] {
  const { state, finding, verifiedAt, lastSeenAt, lostAt, checkedAt } = one;
  const found = finding && finding !== "seen" ? [text.findings[finding]] : [];
  const checked = checkedAt ? [text.checked(formatMoment(checkedAt))] : [];
  if (state === "verified" && verifiedAt && lastSeenAt)
    return [text.proven(formatMoment(verifiedAt), formatMoment(lastSeenAt))];
  if (state === "missing" && lostAt)
    return [...found, text.missing(formatMoment(lostAt)), ...checked];
  if (state === "lost") return [text.lost, ...found, ...checked];
  return [...(found.length > 0 ? found : [text.next]), ...checked];
}

function useCheck({ id, shownAs }: CompanyDomain) {
  const { mutateAsync, isPending } = useApiMutation("sso.checkDomain");
  const check = async () => {
    try {
      const { finding } = await mutateAsync({ params: { id } });
      if (finding === "seen") toast.success(text.seen(shownAs), { durationMs: shortNoticeMs });
      else if (finding) toast.error(text.findings[finding]);
    } catch (error) {
      toast.error(messageOf(error, text.checkFailed));
    }
  };
  return { check, isChecking: isPending };
}

const DnsRecord = ({ domain: { record, shownAs } }: { domain: CompanyDomain }) => (
  <dl
    aria-label={text.record.title(shownAs)}
    className="mt-1 grid gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 sm:grid-cols-[auto_1fr] sm:items-center"
  >
    <dt className="text-muted text-sm">{text.record.type}</dt>
    <dd>
      <code>TXT</code>
    </dd>
    <dt className="text-muted text-sm">{text.record.name}</dt>
    <dd>
      <CopiedValue value={record.name} label={text.record.copyName} />
    </dd>
    <dt className="text-muted text-sm">{text.record.value}</dt>
    <dd>
      <CopiedValue value={record.value} label={text.record.copyValue} />
    </dd>
  </dl>
);
