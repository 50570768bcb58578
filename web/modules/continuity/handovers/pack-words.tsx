import { type OutgoingPart, outgoingParts } from "#contract/codes/continuity.ts";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { AutosavedText } from "./autosaved-text.tsx";
import { type Suggestions, suggestionsFrom } from "./suggestions.ts";
import { text } from "./text.ts";

const { words: labels } = text;

/** The four texts, written or read, each with the person's comment. */
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
              <Words>
                {pack.step === 1 ? labels.unfinished(outgoing.name) : bodyOf(part) || labels.empty}
              </Words>
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

const maxNotes = 3;

/** Suggestions from the record for the writer of a handover; none for other readers. */
function useSuggestions(pack: HandoverPack): Suggestions {
  const isEnabled = pack.can.write;
  const { employee, outgoing } = pack;
  const notes = useApiQuery(
    "notes.listAbout",
    { params: { id: employee.id }, query: { view: "written", pageSize: maxNotes } },
    { isEnabled },
  );
  const handovers = useApiQuery("continuity.handovers", { query: {} }, { isEnabled });
  const formerId = handovers.data?.items.find(
    (one) =>
      one.employee.id === employee.id &&
      one.incoming?.id === outgoing.id &&
      one.finishedOn !== null,
  )?.id;
  const former = useApiQuery(
    "continuity.handover",
    { params: { id: formerId ?? 0 } },
    { isEnabled: isEnabled && formerId !== undefined },
  );
  if (!isEnabled) return {};
  return suggestionsFrom({
    pack,
    notes: notes.data?.items ?? [],
    former: former.data?.id === formerId ? former.data : undefined,
  });
}

/** The question of a text, about the person or addressed to them. */
function partLabel(
  part: OutgoingPart,
  { employee }: Pick<HandoverPack, "employee">,
  readerId: number,
): string {
  if (part !== "works_best") return labels.parts[part];
  return employee.id === readerId ? labels.youWorkBest : labels.worksBest(employee.name);
}
