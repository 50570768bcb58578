import { IconBuilding } from "@tabler/icons-react";
import type { Gap } from "#contract/gaps.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { gapInWords } from "./gap-words.ts";

/** A gap: who or what it is about, what is wrong, and the one step that mends it. */
export function GapRow({ gap }: { gap: Gap }) {
  const { name, href, isDepartment, what, detail, action } = gapInWords(gap);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-line px-5 py-3 not-first:border-t">
      {isDepartment ? (
        <IconDisc tone="neutral">
          <IconBuilding size={18} stroke={1.75} />
        </IconDisc>
      ) : (
        <Avatar name={name} />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">
          <BareLink href={href} className="rounded-sm font-medium hover:underline">
            {name}
          </BareLink>{" "}
          {what}
        </p>
        {detail && <p className="wrap-anywhere text-muted text-sm">{detail}</p>}
      </div>
      <ButtonLink
        href={action.href}
        variant="tinted"
        size="sm"
        className="max-sm:w-full"
        aria-label={`${action.label}: ${name}`}
      >
        {action.label}
      </ButtonLink>
    </li>
  );
}
