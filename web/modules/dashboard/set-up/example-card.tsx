import { ManagersStrip } from "#web/modules/continuity/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { text } from "./text.ts";

const { example } = text;
const [joined, passed, today] = ["2024-01-03", "2026-03-01", "2026-11-27"];
const known = { isActive: true, announcedFrom: null };
const terms = [
  { ...known, manager: { id: 1, name: example.managers.before }, from: joined, to: "2026-02-28" },
  { ...known, manager: { id: 2, name: example.managers.now }, from: passed, to: null },
];

/** An invented history, marked as one, for a company that has none yet. */
export const ExampleCard = () => (
  <Card title={example.title} action={<Badge tone="accent">{example.badge}</Badge>} isFlush>
    <div className="px-5 pb-3">
      <p className="text-pretty text-muted">{example.about}</p>
      <ManagersStrip terms={terms} today={today} />
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <Term name={example.managers.before} days={example.before} />
        <Term name={example.managers.now} days={example.since} />
      </div>
    </div>
    <ul>
      {example.entries.map(([what, about]) => (
        <li key={what} className="border-line border-t px-5 py-2.5">
          <p className="font-medium">{what}</p>
          <p className="text-muted text-sm">{about}</p>
        </li>
      ))}
    </ul>
  </Card>
);

const Term = ({ name, days }: { name: string; days: string }) => (
  <div>
    <p className="font-medium">{name}</p>
    <p className="text-muted text-sm">{days}</p>
  </div>
);
