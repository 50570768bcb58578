import { useState } from "react";
import type { Provider } from "#contract/providers.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
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
  const isFull = query.data !== undefined && providers.length >= maxProviders;
  const isUnproven = domains?.every(({ state }) => state === "waiting" || state === "lost");
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <Button disabled={!query.data || isFull} onClick={() => setEditing({})}>
          {text.add}
        </Button>
      }
    >
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="h-24" />}
      >
        {() => (
          <>
            <p>{stateOf(providers, requiredFrom !== null)}</p>
            {providers.length > 0 && isUnproven && (
              <p className="mt-1 text-amber-text text-sm">{text.unproven}</p>
            )}
            {isFull && <p className="mt-1 text-muted text-sm">{text.full(maxProviders)}</p>}
            <ul aria-label={text.title} className="mt-3">
              {providers.map((provider) => (
                <ProviderEntry
                  key={provider.id}
                  provider={provider}
                  onChange={() => setEditing({ provider })}
                  onRemove={() => setRemoving(provider)}
                />
              ))}
            </ul>
            {providers.length > 0 && (
              <RequirementSection isOffered={providers.some(({ isOn }) => isOn)} />
            )}
          </>
        )}
      </Fetched>
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
    </Card>
  );
}

function stateOf(providers: readonly Provider[], isRequired: boolean): string {
  if (providers.length === 0) return text.none;
  const offered = providers.filter(({ isOn }) => isOn).map(({ name }) => name);
  if (isRequired) return text.required(offered);
  return offered.length > 0 ? text.on(offered) : text.off;
}
