import { IconBeach, IconTargetArrow, IconTransfer } from "@tabler/icons-react";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { text } from "../text.ts";
import type { OpenMatter } from "./open-matters.ts";

const { open: words } = text;
const icons = { leave: IconBeach, handover: IconTransfer, promise: IconTargetArrow };

/** What waits for someone, each with whose it is, from when whose it becomes, and the way there. */
export const OpenMattersCard = ({ matters }: { matters: readonly OpenMatter[] }) => (
  <Card
    title={words.title}
    action={matters.length > 0 && <Badge tone="amber">{String(matters.length)}</Badge>}
  >
    {matters.length === 0 && <p className="text-muted">{words.none}</p>}
    <ul aria-label={words.title} className="flex flex-col gap-3">
      {matters.map(({ id, kind, title, whose, href }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className="flex gap-2.5">
            <Icon
              size={18}
              stroke={1.75}
              aria-hidden="true"
              className={classNames("mt-0.5 shrink-0", href && "max-lg:mt-3.5")}
            />
            <div className="wrap-anywhere min-w-0">
              {href ? (
                <BareLink
                  href={href}
                  className="rounded-sm font-medium hover:underline max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
                >
                  {title}
                </BareLink>
              ) : (
                <p className="font-medium">{title}</p>
              )}
              <p className="text-muted text-sm">{whose}</p>
            </div>
          </li>
        );
      })}
    </ul>
  </Card>
);
