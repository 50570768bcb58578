import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type OutgoingPart, outgoingParts } from "#contract/codes/continuity.ts";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { AutosavedText, type AutosavedTextProps } from "./autosaved-text.tsx";
import { keptText } from "./kept-text.ts";
import { type Suggestions, suggestionsFrom } from "./suggestions.ts";
import { text } from "./text.ts";

const { words: labels } = text;

/** The four texts, written or read, each with the person's comment. */
export function PackWords({ pack }: { pack: HandoverPack }) {
  const { can, id, texts, outgoing, employee } = pack;
  const me = useCurrentEmployee();
  const suggestions = useSuggestions(pack);
  const labelOf = (part: OutgoingPart) => partLabel(part, pack, me.id);
  const fromPerson = labels.fromPerson(pack.incoming?.name ?? labels.nextManager);
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
                  <OptionalText
                    handoverId={id}
                    part={`on_${part}`}
                    label={labels.comment(labelOf(part))}
                    add={labels.addTo(labelOf(part))}
                    initial={bodyOf(`on_${part}`)}
                    isFolded={bodyOf(part) === ""}
                  />
                </div>
              ) : (
                <Comment name={employee.name}>{bodyOf(`on_${part}`)}</Comment>
              )}
            </section>
          ),
        )}
        {can.comment ? (
          <OptionalText
            handoverId={id}
            part="from_person"
            title={fromPerson}
            label={fromPerson}
            add={labels.addTo(fromPerson)}
            help={labels.fromPersonHelp}
            initial={bodyOf("from_person")}
            isFolded
          />
        ) : (
          <Comment name={employee.name}>{bodyOf("from_person")}</Comment>
        )}
      </div>
    </Card>
  );
}

interface OptionalTextProps extends AutosavedTextProps {
  /** Names the text while it is folded. */
  title?: string;
  /** The button's name. */
  add: string;
  /** Whether it is a button until it is pressed, unless something was typed. */
  isFolded: boolean;
}

function OptionalText({ title, add, isFolded, ...field }: OptionalTextProps) {
  const { handoverId, part, initial } = field;
  const [isOpen, setIsOpen] = useState(
    () => !isFolded || initial !== "" || keptText(handoverId, part) !== undefined,
  );
  const place = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setIsOpen(true));
    place.current?.querySelector("textarea")?.focus();
  };
  return (
    <div ref={place}>
      {isOpen ? (
        <AutosavedText {...field} />
      ) : (
        <>
          {title && <h3 className="mb-2 font-medium">{title}</h3>}
          <Button
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            aria-label={add}
            onClick={open}
            className="print:hidden"
          >
            {labels.add}
          </Button>
        </>
      )}
    </div>
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
