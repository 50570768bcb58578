import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text as promiseText } from "../promises/text.ts";
import { PromiseAnswer } from "./promise-answer.tsx";
import { text } from "./text.ts";

const { promises: labels } = text;

export const PackPromises = ({ pack }: { pack: HandoverPack }) => (
  <Card title={labels.title}>
    {pack.promises.length === 0 && <p className="text-muted">{labels.none}</p>}
    <ul>
      {pack.promises.map((promise) => (
        <li
          key={promise.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t first:pt-0"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="wrap-anywhere font-medium">{promise.promiseText}</p>
            <p className="text-muted text-sm">
              {promise.dueOn === null
                ? promiseText.noDay
                : promiseText.due(proseDay(promise.dueOn, pack.today))}
              {" · "}
              {promiseText.by(promise.madeBy.name, proseDay(promise.madeOn, pack.today))}
            </p>
          </div>
          <PromiseAnswer pack={pack} promise={promise} />
        </li>
      ))}
    </ul>
  </Card>
);
