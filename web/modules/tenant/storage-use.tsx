import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { formatFileSize } from "#web/ui/format/files.ts";
import { text } from "./text.ts";

const { storage: labels } = text;

/** How much of the company's storage its files take. */
export function StorageUse() {
  const { data } = useApiQuery("tenant.getStorageUse", {});
  if (!data) return null;
  const [used, allowed] = [formatFileSize(data.usedBytes), formatFileSize(data.allowedBytes)];
  return (
    <Card title={labels.title} lead={labels.lead}>
      <p>{labels.use(used, allowed)}</p>
    </Card>
  );
}
