import { useState } from "react";
import type { CompanyDomain } from "#contract/domains.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { CollectionCard } from "#web/ui/display/collection-card.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { RemovalDialog } from "#web/ui/overlay/removal-dialog.tsx";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { DomainEntry } from "./domain-entry.tsx";
import { text } from "./text.ts";

const loadDialog = () =>
  import("./add-domain-dialog.tsx").then(({ AddDomainDialog }) => AddDomainDialog);

/** The company's domains, with the records that prove them. */
export function DomainsCard() {
  const query = useApiQuery("sso.listDomains", {});
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<CompanyDomain>();
  const { mutateAsync: remove } = useApiMutation("sso.removeDomain");
  const AddDialog = useLoaded(loadDialog, isAdding, () => {
    setIsAdding(false);
    toast.error(text.adding.openFailed, { durationMs: shortNoticeMs });
  });
  const { domains = [], maxDomains = 0 } = query.data ?? {};
  return (
    <>
      <CollectionCard
        query={query}
        text={text}
        add={text.add}
        onAdd={() => setIsAdding(true)}
        count={domains.length}
        max={maxDomains}
        state={stateOf(domains)}
      >
        {domains.map((one) => (
          <DomainEntry key={one.id} domain={one} onRemove={() => setRemoving(one)} />
        ))}
      </CollectionCard>
      {AddDialog && <AddDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />}
      <RemovalDialog
        item={removing}
        nameOf={({ shownAs }) => shownAs}
        text={text.removing}
        remove={({ id }) => remove({ params: { id } })}
        messageOf={messageOf}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

function stateOf(domains: readonly CompanyDomain[]): string {
  if (domains.length === 0) return text.none;
  const proven = domains.filter(({ state }) => state === "verified" || state === "missing");
  return text.state(proven.length, domains.length);
}
