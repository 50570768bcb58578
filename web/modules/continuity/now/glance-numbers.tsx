import type { PersonPage } from "#contract/continuity/continuity.ts";
import { text } from "../text.ts";

const { glance: words } = text;

/** Where the numbers of a narrow screen lead to: the parts of the side column, which comes after the story there. */
export const glancePlaces = { open: "open-matters", promises: "promises", leave: "leave" } as const;

/** On a narrow screen, three numbers that lead to what holds now, past the story. */
export function GlanceNumbers({ person, open }: { person: PersonPage; open: number }) {
  const { promises, annualLeave } = person;
  const numbers = [
    { at: glancePlaces.open, number: open, label: words.open(open) },
    { at: glancePlaces.promises, number: promises.total, label: words.promises(promises.total) },
    {
      at: glancePlaces.leave,
      number: annualLeave.remaining,
      label: words.leave(annualLeave.remaining),
    },
  ];
  return (
    <nav aria-label={words.label} className="lg:hidden">
      <ul className="grid grid-cols-3 gap-2">
        {numbers.map(({ at, number, label }) => (
          <li key={at}>
            <a
              href={`#${at}`}
              className="flex h-full min-h-16 flex-col justify-center rounded-lg border border-line bg-card px-3 py-2"
            >
              <span className="font-semibold text-lg tabular-nums">{number}</span>{" "}
              <span className="text-muted text-sm leading-tight">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
