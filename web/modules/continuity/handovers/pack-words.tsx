import { type OutgoingPart, outgoingParts } from "#contract/codes/continuity.ts";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { AutosavedText } from "./autosaved-text.tsx";
import { partLabel } from "./part-label.ts";
import { text } from "./text.ts";
import { useSuggestions } from "./use-suggestions.ts";

const { words: labels } = text;

export function PackWords({ pack }: { pack: HandoverPack }) {
  const { can, id, texts, outgoing, employee } = pack;
  const me = useCurrentEmployee();
  const suggestions = useSuggestions(pack);
  const labelOf = (part: OutgoingPart) => partLabel(part, pack, me.id);
  const bodyOf = (part: string) => texts.find((one) => one.part === part)?.body ?? "";
  return (
    <Card
      title={can.write ? labels.title : labels.read(outgoing.name)}
      {...(can.write && { lead: labels.write })}
    >
      <div className="flex flex-col gap-6">
        {outgoingParts.map((part) =>
          can.write ? (
            <AutosavedText
              key={part}
              handoverId={id}
              part={part}
              label={labelOf(part)}
              initial={bodyOf(part)}
              suggestions={suggestions[part]}
            />
          ) : (
            <section key={part}>
              <h3 className="font-medium">{labelOf(part)}</h3>
              <Words>{bodyOf(part) || labels.empty}</Words>
              {can.comment ? (
                <div className="mt-3">
                  <AutosavedText
                    handoverId={id}
                    part={`on_${part}`}
                    label={labels.comment(labelOf(part))}
                    initial={bodyOf(`on_${part}`)}
                  />
                </div>
              ) : (
                <Comment name={employee.name}>{bodyOf(`on_${part}`)}</Comment>
              )}
            </section>
          ),
        )}
        {can.comment ? (
          <AutosavedText
            handoverId={id}
            part="from_person"
            label={labels.fromPerson}
            help={labels.fromPersonHelp}
            initial={bodyOf("from_person")}
          />
        ) : (
          <Comment name={employee.name}>{bodyOf("from_person")}</Comment>
        )}
      </div>
    </Card>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="wrap-anywhere max-w-prose whitespace-pre-line">{children}</p>
);

const Comment = ({ name, children }: { name: string; children: string }) =>
  children && (
    <blockquote className="mt-2 border-accent border-s-2 ps-3">
      <p className="text-muted text-sm">{name}</p>
      <Words>{children}</Words>
    </blockquote>
  );
