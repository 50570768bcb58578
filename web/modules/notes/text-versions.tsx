import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { text } from "./text.ts";

// Few notes are changed, and few changes viewed: the comparison is loaded on demand.
const ChangedText = lazy(async () => ({
  default: (await import("./changed-text.tsx")).ChangedText,
}));

/** The number of changes at first, and of each further step. */
const step = 10;

export interface TextVersion {
  version: number;
  text: string;
  writtenAt: string;
  /** Left out if it is obvious. */
  writtenBy?: string;
}

/** A text's changes, the last first: moment, author, removed and added words. */
export function TextVersions({ versions }: { versions: readonly TextVersion[] }) {
  const [shown, setShown] = useState(step);
  const changes = versions.slice(0, -1);
  return (
    <>
      <ol className="mt-2 divide-y divide-line rounded-lg border border-line">
        {changes.slice(0, shown).map(({ version, text: after, writtenAt, writtenBy }, place) => (
          <li key={version} className="px-4 py-3">
            <p className="mb-1 text-muted text-xs tabular-nums">
              <Moment at={writtenAt} />
              {writtenBy && ` · ${writtenBy}`}
            </p>
            <Suspense fallback={<p className="text-muted">{text.note.versionsLoading}</p>}>
              <ChangedText before={versions[place + 1]?.text ?? ""} after={after} />
            </Suspense>
          </li>
        ))}
      </ol>
      {changes.length > shown && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + step)}>
          {text.note.earlierChanges}
        </Button>
      )}
    </>
  );
}
