import emailProviders from "email-providers/common.json" with { type: "json" };

const publicProviders = new Set<string>(emailProviders);

/** A public mail provider's domain cannot belong to a company. */
export const isPublicMailDomain = (domain: string): boolean =>
  publicProviders.has(domain.toLowerCase());
