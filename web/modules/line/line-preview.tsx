import type { LedPerson, LinePreview as Preview } from "#contract/line/planned-line.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

/** What a change of who leads a person will do: until when, and what passes on. */
export function LinePreview({ preview, from }: { preview: Preview; from: string }) {
  const { people, today, secret } = preview;
  return (
    <section aria-label={text.preview} className="border-line border-t pt-4">
      <h3 className="mb-1 font-medium">{text.preview}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.employee.id} className="flex min-w-0 items-center gap-3 py-2">
            <Avatar name={person.employee.name} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{person.employee.name}</p>
              <p className="wrap-anywhere text-sm">{sentenceOf(person, from, today)}</p>
              <p className="mt-2 text-muted text-sm">{text.passes(person.passes)}</p>
            </div>
          </li>
        ))}
      </ul>
      {secret && (
        <p className="mt-2 text-sm">
          {text.secret(proseDay(secret.until, today), secret.superadmins)}
        </p>
      )}
    </section>
  );
}

/** `led by Ayanda Zulu from 1 Dec, until 30 Dec, then by Nomvula Dube`. */
function sentenceOf({ was, is, until, next }: LedPerson, from: string, today: string): string {
  const name = is?.name ?? text.nobody;
  const start = was?.id === is?.id ? text.stays(name) : text.led(name, proseDay(from, today));
  return until
    ? `${start}, ${text.until(proseDay(until, today), next?.name ?? text.nobody)}`
    : start;
}
