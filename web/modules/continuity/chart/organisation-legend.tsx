import { IconArrowsExchange, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { OrganisationForm } from "./organisation-search.ts";
import { text } from "./text.ts";
import { VacantSeat } from "./vacancy.tsx";

export const OrganisationLegend = ({ form }: { form: OrganisationForm }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t px-5 py-3 text-muted text-sm">
    <Sign icon={<IconClock size={16} stroke={1.75} aria-hidden="true" />}>{text.planned}</Sign>
    <Sign icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}>
      {text.standsIn}
    </Sign>
    <Sign icon={<VacantSeat isSmall />}>{text.vacantSign}</Sign>
    <Sign icon={<i aria-hidden="true" className="size-1.5 rounded-full bg-amber" />}>
      {text.changeDay}
    </Sign>
    {form === "chart" && <p className="ms-auto max-lg:hidden">{text.keys}</p>}
  </div>
);

const Sign = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    {icon}
    {children}
  </span>
);
