import { initialsOf } from "#web/ui/display/avatar.tsx";
import { brandName } from "#web/ui/display/brand.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import type { CompanyBranding } from "./use-company-branding.ts";

const CompanyLogo = ({ name, logo, className }: CompanyBranding & { className: string }) => (
  <img src={logo ?? ""} alt={name} className={`rounded-md object-contain ${className}`} />
);

/** The company's logo, or a tile with its initials. */
export function RailMark({ branding }: { branding: CompanyBranding | undefined }) {
  if (branding?.logo) return <CompanyLogo {...branding} className="size-12" />;
  return (
    <span
      role="img"
      aria-label={branding?.name || brandName}
      className="flex size-12 select-none items-center justify-center rounded-lg bg-accent-tint font-semibold text-accent-text"
    >
      {initialsOf(branding?.name ?? "")}
    </span>
  );
}

/** The product's name, after the company's logo if there is one. */
export const DrawerMark = ({ branding }: { branding: CompanyBranding | undefined }) => (
  <span className="flex items-center gap-3">
    {branding?.logo && <CompanyLogo {...branding} className="size-9" />}
    <Logo size="sm" />
  </span>
);
