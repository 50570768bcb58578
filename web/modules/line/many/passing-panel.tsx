import { IconArrowsExchange, IconCheck, IconEyeOff, IconNotebook } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { LinePreview } from "#contract/line/planned-line.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { sumOf } from "./groups.ts";
import { PassingTable } from "./passing-table.tsx";
import { text } from "./text.ts";

interface PassingPanelProps {
  preview: LinePreview;
  from: string;
  circleIds: ReadonlySet<number>;
}

/** What passes on with a change of who leads people: by number, and when the handovers are due. */
export function PassingPanel({ preview, from, circleIds }: PassingPanelProps) {
  const { people, today, due, secret } = preview;
  const { notes, handovers } = sumOf(people);
  const day = (on: string) => proseDay(on, today);
  return (
    <section aria-label={text.passing(day(from))} className="rounded-lg border border-line">
      <div className="px-4 pt-3 pb-2">
        <h3 className="font-semibold">{text.passing(day(from))}</h3>
        <p className="text-muted text-sm">{text.passingLead}</p>
      </div>
      <PassingTable preview={preview} circleIds={circleIds} />
      <ul className="border-line border-t py-2">
        {notes > 0 && <Remark icon={<IconNotebook {...iconProps} />}>{text.notes(notes)}</Remark>}
        {due && (
          <Remark icon={<IconArrowsExchange {...iconProps} />}>
            {text.handovers(handovers, [day(due[0]), day(due[1]), day(due[2])])}
          </Remark>
        )}
        {secret && (
          <Remark icon={<IconEyeOff {...iconProps} />}>
            {text.secret(day(secret.until), secret.superadmins)}
          </Remark>
        )}
        <Remark icon={<IconCheck {...iconProps} />}>{text.decided}</Remark>
      </ul>
    </section>
  );
}

const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const Remark = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex gap-3 px-4 py-1.5 text-sm">
    <span className="mt-0.5 shrink-0 text-muted">{icon}</span>
    {children}
  </li>
);
