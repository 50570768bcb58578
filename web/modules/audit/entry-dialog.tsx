import type { AuditEntry } from "#contract/audit.ts";
import { places } from "#contract/places.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import type { AuditSearch } from "./audit-search.ts";
import { aboutText, byText, detailsInWords, whatText, whenText } from "./entry-text.ts";
import { text } from "./text.ts";

const { dialog: labels } = text;

interface EntryDialogProps {
  entry: AuditEntry | undefined;
  onClose: () => void;
  /** Narrows the log to what is beside this entry. */
  onNarrow: (filter: AuditSearch) => void;
}

/** One entry with its details, and the ways on from it. */
export function EntryDialog({ entry, onClose, onNarrow }: EntryDialogProps) {
  const shown = useLastValue(entry);
  return (
    <Dialog title={shown ? whatText(shown) : ""} isOpen={entry !== undefined} onClose={onClose}>
      <DialogBody isTextOnly>{shown && <Content entry={shown} onNarrow={onNarrow} />}</DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{labels.close}</Button>
        {shown && <WayOn entry={shown} />}
      </DialogFooter>
    </Dialog>
  );
}

const Content = ({
  entry,
  onNarrow,
}: Pick<EntryDialogProps, "onNarrow"> & { entry: AuditEntry }) => (
  <>
    <DescriptionList
      items={[
        { term: labels.when, value: whenText(entry) },
        { term: labels.by, value: byText(entry) },
        ...given(labels.about, aboutText(entry)),
        ...given(labels.address, entry.address),
        ...given(labels.device, entry.device),
        ...[...Map.groupBy(detailsInWords(entry), ({ term }) => term)].map(([term, ofTerm]) => ({
          term,
          value: ofTerm.map(({ value }) => value).join(", "),
        })),
        { term: labels.source, value: text.sources[entry.source] },
      ]}
    />
    <div className="flex flex-wrap gap-3">
      {peopleOf(entry).map(({ id, name }) => (
        <Button key={id} size="sm" onClick={() => onNarrow({ person: id })}>
          {labels.onlyPerson(name)}
        </Button>
      ))}
      {entry.address && (
        <Button size="sm" onClick={() => onNarrow({ address: entry.address })}>
          {labels.onlyAddress(entry.address)}
        </Button>
      )}
    </div>
  </>
);

const given = (term: string, value: string | undefined) => (value ? [{ term, value }] : []);

/** The author and the employee whom it is about, each once. */
function peopleOf({ by, subject }: AuditEntry) {
  const about =
    subject?.kind === "employee" && subject.id ? [{ id: subject.id, name: subject.name }] : [];
  return [...(by ? [by] : []), ...about].filter(
    ({ id, name }, index, all) => name && all.findIndex((one) => one.id === id) === index,
  );
}

function WayOn({ entry: { source, id, kind, subject } }: { entry: AuditEntry }) {
  if (source === "story" && subject?.kind === "employee" && subject.id && id)
    return (
      <ButtonLink variant="primary" href={places.person("superadmin", subject.id, id)}>
        {labels.history}
      </ButtonLink>
    );
  if (kind === "settings_changed")
    return (
      <ButtonLink variant="primary" href={places.tenantSettingsSection("configuration")}>
        {labels.settings}
      </ButtonLink>
    );
  return null;
}
