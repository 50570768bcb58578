import { IconAlertTriangle, IconBeach, IconPencil, IconUserOff } from "@tabler/icons-react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { blockText as text } from "./block-text.ts";
import type { Matter, WayOut } from "./blocks.ts";

const icons = {
  alert: IconAlertTriangle,
  nobody: IconUserOff,
  away: IconBeach,
  draft: IconPencil,
};

interface LineChecksProps {
  /** The problems to be solved first. */
  blocks: readonly Matter[];
  notices: readonly Matter[];
  /** Solves a problem; without it, the text has no button. */
  onWay?: (way: WayOut) => void;
}

/** Before a change of managers: problems to be solved, apart from remarks. */
export function LineChecks({ blocks, notices, onWay }: LineChecksProps) {
  const row = (matter: Matter, isBlock: boolean) => (
    <CheckRow key={matter.key} matter={matter} isBlock={isBlock} onWay={onWay} />
  );
  return (
    <section aria-label={text.title} aria-live="polite">
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h3 className="me-auto font-medium">{text.title}</h3>
        {blocks.length > 0 && <Badge tone="red">{text.toPutRight(blocks.length)}</Badge>}
        {notices.length > 0 && <Badge tone="amber">{text.toKnow(notices.length)}</Badge>}
      </div>
      {blocks.length + notices.length === 0 ? (
        <p className="text-muted text-sm">{text.nothing}</p>
      ) : (
        <ul className="rounded-lg border border-line">
          {blocks.map((matter) => row(matter, true))}
          {notices.map((matter) => row(matter, false))}
        </ul>
      )}
    </section>
  );
}

interface CheckRowProps {
  matter: Matter;
  isBlock: boolean;
  onWay: ((way: WayOut) => void) | undefined;
}

function CheckRow({ matter, isBlock, onWay }: CheckRowProps) {
  const { icon, title, detail, way } = matter;
  const Icon = icons[icon];
  return (
    <li className="flex items-start gap-3 border-line border-t px-4 py-3 first:border-t-0">
      <Icon
        size={18}
        stroke={1.75}
        aria-hidden="true"
        className={classNames("mt-0.5 shrink-0", isBlock ? "text-red-text" : "text-amber-text")}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{title}</p>
        <p className="wrap-anywhere text-muted text-sm">{detail}</p>
        {way && onWay && (
          <Button
            size="sm"
            variant={isBlock ? "tinted" : "secondary"}
            className="mt-2 h-auto! min-h-11 max-w-full whitespace-normal! py-1 text-start md:min-h-8"
            onClick={() => onWay(way.out)}
          >
            {way.label}
          </Button>
        )}
      </div>
    </li>
  );
}
