import type { FullProfile } from "#contract/employees/profile.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";

/** The employee in short: beside the tabs on wide screens, above them on a phone. */
export function ProfileAside({ profile }: { profile: FullProfile }) {
  const { name, email } = profile.personalData;
  return (
    <div className="flex items-center gap-4 md:w-52 md:shrink-0 md:flex-col md:gap-3 md:border-line md:border-e md:pe-6 md:pt-4 md:text-center">
      <span className="contents md:hidden">
        <Avatar name={name || email} size="lg" />
      </span>
      <span className="hidden md:contents">
        <Avatar name={name || email} size="xl" />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-lg">{name || email}</p>
        <p className="wrap-anywhere text-muted">{email}</p>
        <p className="wrap-anywhere mt-1 text-muted text-sm">{profile.companyData.tenantName}</p>
      </div>
    </div>
  );
}
