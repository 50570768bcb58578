import { Logo } from "#web/ui/display/logo.tsx";
import type { CompanyBranding } from "./use-company-branding.ts";

const CompanyLogo = ({ name, logo, className }: CompanyBranding & { className: string }) => (
  <img src={logo ?? ""} alt={name} className={`rounded-md object-contain ${className}`} />
);

/** The company's logo in place of the product's mark. */
export const RailMark = ({ branding }: { branding: CompanyBranding | undefined }) =>
  branding?.logo ? <CompanyLogo {...branding} className="size-12" /> : <Logo isMarkOnly />;

/** The product's name, after the company's logo if there is one. */
export const DrawerMark = ({ branding }: { branding: CompanyBranding | undefined }) => (
  <span className="flex items-center gap-3">
    {branding?.logo && <CompanyLogo {...branding} className="size-9" />}
    <Logo size="sm" />
  </span>
);
