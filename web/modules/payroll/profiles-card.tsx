import { useState } from "react";
import type { PayrollProfile } from "#contract/payroll/profiles.ts";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { CollectionCard } from "#web/ui/display/collection-card.tsx";
import { CollectionEntry } from "#web/ui/display/collection-entry.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { RemovalDialog } from "#web/ui/overlay/removal-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { codedTypes } from "./profile-form.ts";
import { text } from "./text.ts";

const { profiles: labels, dialog } = text;
const loadEditor = () =>
  import("./profile-dialog.tsx").then(({ PayrollProfileDialog }) => PayrollProfileDialog);

/** The company's payroll profiles. */
export function ProfilesCard() {
  const query = useApiQuery("payroll.listProfiles", {});
  const ownTypes = useApiQuery("leave.ownTypes", {});
  const [editing, setEditing] = useState<{ profile?: PayrollProfile }>();
  const [removing, setRemoving] = useState<PayrollProfile>();
  const { mutateAsync: remove } = useApiMutation("payroll.removeProfile");
  const isEditing = editing !== undefined;
  const Editor = useLoaded(loadEditor, isEditing, () => {
    setEditing(undefined);
    toast.error(labels.openFailed, { durationMs: shortNoticeMs });
  });
  const edited = useLastValue(editing);
  const { profiles = [], maxProfiles = 0 } = query.data ?? {};
  return (
    <>
      <CollectionCard
        query={ownTypes.data ? query : ownTypes}
        text={ownTypes.data ? labels : { ...labels, loadFailed: labels.typesFailed }}
        add={labels.add}
        onAdd={() => setEditing({})}
        count={profiles.length}
        max={maxProfiles}
        state={profiles.length === 0 ? labels.none : labels.state(profiles.length)}
        note={
          <Link
            href={`${places.leaveSettings}?tab=payroll`}
            className="max-md:inline-block max-md:py-2.5"
          >
            {labels.toFiles}
          </Link>
        }
      >
        {profiles.map((profile) => (
          <ProfileEntry
            key={profile.id}
            profile={profile}
            onChange={() => setEditing({ profile })}
            onRemove={() => setRemoving(profile)}
          />
        ))}
      </CollectionCard>
      {Editor && ownTypes.data && (
        <Editor
          key={edited?.profile?.id ?? "new"}
          profile={edited?.profile}
          types={codedTypes(ownTypes.data)}
          isOpen={isEditing}
          onClose={() => setEditing(undefined)}
        />
      )}
      <RemovalDialog
        item={removing}
        nameOf={({ name }) => name}
        text={labels.removing}
        remove={({ id }) => remove({ params: { id } })}
        messageOf={messageOf}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

interface ProfileEntryProps {
  profile: PayrollProfile;
  onChange: () => void;
  onRemove: () => void;
}

function ProfileEntry({ profile, onChange, onRemove }: ProfileEntryProps) {
  const { name, columns, separator, decimal, dayStyle, lastUsedAt } = profile;
  const shape = labels.shape(
    columns.length,
    dialog.separators[separator],
    dialog.decimals[decimal],
    dialog.dayExample(dayStyle),
  );
  return (
    <CollectionEntry
      name={name}
      sentences={
        <>
          <p>{shape}</p>
          <p>{lastUsedAt ? labels.used(formatMoment(lastUsedAt)) : labels.unused}</p>
        </>
      }
      actions={
        <>
          <Button size="sm" aria-label={labels.changeOf(name)} onClick={onChange}>
            {labels.change}
          </Button>
          <Button
            size="sm"
            className="text-red-text"
            aria-label={labels.removeOf(name)}
            onClick={onRemove}
          >
            {labels.remove}
          </Button>
        </>
      }
    />
  );
}
