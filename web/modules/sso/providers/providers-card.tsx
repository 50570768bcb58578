import { useState } from "react";
import type { Provider } from "#contract/providers.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { CollectionCard } from "#web/ui/display/collection-card.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { RemovalDialog } from "#web/ui/overlay/removal-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { RequirementSection } from "../requirement/requirement-section.tsx";
import { ProviderEntry } from "./provider-entry.tsx";
import { text } from "./text.ts";

const loadEditor = () =>
  import("./provider-dialog.tsx").then(({ ProviderDialog }) => ProviderDialog);

/** The company's sign-in providers. */
export function ProvidersCard() {
  const query = useApiQuery("sso.listProviders", {});
  const domains = useApiQuery("sso.listDomains", {}).data?.domains;
  const requiredFrom = useApiQuery("sso.getRequirement", {}).data?.requiredFrom ?? null;
  const [editing, setEditing] = useState<{ provider?: Provider }>();
  const [removing, setRemoving] = useState<Provider>();
  const { mutateAsync: remove } = useApiMutation("sso.removeProvider");
  const isEditing = editing !== undefined;
  const Editor = useLoaded(loadEditor, isEditing, () => {
    setEditing(undefined);
    toast.error(text.dialog.openFailed, { durationMs: shortNoticeMs });
  });
  const edited = useLastValue(editing);
  const { providers = [], maxProviders = 0 } = query.data ?? {};
  const isUnproven = domains?.every(({ state }) => state === "waiting" || state === "lost");
  return (
    <>
      <CollectionCard
        query={query}
        text={text}
        add={text.add}
        onAdd={() => setEditing({})}
        count={providers.length}
        max={maxProviders}
        state={stateOf(providers, requiredFrom !== null)}
        note={
          providers.length > 0 &&
          isUnproven && <p className="text-amber-text text-sm">{text.unproven}</p>
        }
        foot={
          providers.length > 0 && (
            <RequirementSection isOffered={providers.some(({ isOn }) => isOn)} />
          )
        }
      >
        {providers.map((provider) => (
          <ProviderEntry
            key={provider.id}
            provider={provider}
            onChange={() => setEditing({ provider })}
            onRemove={() => setRemoving(provider)}
          />
        ))}
      </CollectionCard>
      {Editor && query.data && (
        <Editor
          provider={edited?.provider}
          redirectAddress={query.data.redirectAddress}
          isOpen={isEditing}
          onClose={() => setEditing(undefined)}
        />
      )}
      <RemovalDialog
        item={removing}
        nameOf={({ name }) => name}
        text={text.removing}
        remove={({ id }) => remove({ params: { id } })}
        messageOf={messageOf}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

function stateOf(providers: readonly Provider[], isRequired: boolean): string {
  if (providers.length === 0) return text.none;
  const offered = providers.filter(({ isOn }) => isOn).map(({ name }) => name);
  if (isRequired) return text.required(offered);
  return offered.length > 0 ? text.on(offered) : text.off;
}
