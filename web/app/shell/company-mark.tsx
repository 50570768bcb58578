import { Logo } from "#web/ui/display/logo.tsx";
import type { CompanyLook } from "./use-company-look.ts";

const CompanyLogo = ({ name, logo, className }: CompanyLook & { className: string }) => (
  <img src={logo ?? ""} alt={name} className={`rounded-md object-contain ${className}`} />
);

/** The company's logo where the product's mark would stand. */
export const RailMark = ({ look }: { look: CompanyLook | undefined }) =>
  look?.logo ? <CompanyLogo {...look} className="size-12" /> : <Logo isMarkOnly />;

/** The product's name, behind the company's logo where there is one. */
export const DrawerMark = ({ look }: { look: CompanyLook | undefined }) => (
  <span className="flex items-center gap-3">
    {look?.logo && <CompanyLogo {...look} className="size-9" />}
    <Logo size="sm" />
  </span>
);
