import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { filesText as labels } from "./files-text.ts";
import type { FileUploads } from "./use-file-uploads.ts";

/** The failed files of a request, each with its reason and a retry. */
export function UnsentFiles({ uploads: { sending, unsent, retry } }: { uploads: FileUploads }) {
  if (!unsent) return null;
  return (
    <Banner
      tone="red"
      title={labels.notSent}
      action={
        <Button
          isPending={sending !== undefined}
          pendingText={sending && labels.sending(sending.percent)}
          onClick={() => void retry()}
        >
          {labels.retry}
        </Button>
      }
    >
      {unsent.failed.map(({ file, reason }) => (
        <p key={`${file.name}/${file.size}`} className="wrap-anywhere">
          {labels.ofFile(file.name, reason)}
        </p>
      ))}
      <p>{labels.notSentHelp}</p>
    </Banner>
  );
}
