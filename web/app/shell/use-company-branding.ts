import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "#web/api/query-client.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { defaultAccent, readAccent } from "#web/ui/theme/accent.ts";

/** Branding hardly ever changes, and the person who changes it refetches it. */
const staleAfterMs = 3_600_000;

export interface CompanyBranding {
  name: string;
  /** A picture as a data URL; null for none. */
  logo: string | null;
  accentColor: string | null;
}

/** The company's name, logo and accent; undefined until they are known. */
export function useCompanyBranding(): CompanyBranding | undefined {
  const { data } = useQuery({ ...apiQuery("tenant.getTenant", {}), staleTime: staleAfterMs });
  return data && { name: data.tenantName, logo: data.logo, accentColor: data.accentColor };
}

/** Paints the app in the person's accent, else the company's, else the product's. */
export function useAccent(branding: CompanyBranding | undefined): void {
  const { color } = useCurrentEmployee().preferences;
  const accent = color ?? (branding && (branding.accentColor ?? defaultAccent));
  useEffect(() => {
    if (!accent || accent === readAccent()) return;
    let isWanted = true;
    void import("#web/ui/theme/accent-choice.ts").then(({ setAccent }) => {
      if (isWanted) setAccent(accent);
    });
    return () => {
      isWanted = false;
    };
  }, [accent]);
}
