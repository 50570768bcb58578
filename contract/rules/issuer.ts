const example = "Please enter an address such as https://login.example.com";

/** Paths of Microsoft's issuers that are shared by all companies. */
const sharedTenants = [
  "common",
  "organizations",
  "consumers",
  "9188040d-6c67-4cf5-b112-36a304b66dad",
];

const sharedHosts = /(^|[.])(microsoftonline[.](com|us|de)|chinacloudapi[.]cn|windows[.]net)$/;

/** Why an address cannot be the issuer of one company's provider; undefined if it can. */
export function issuerProblem(issuer: string): string | undefined {
  if (!URL.canParse(issuer)) return example;
  const { protocol, username, password, search, hash, hostname, pathname } = new URL(issuer);
  const path = decoded(pathname);
  if (protocol !== "https:" || username + password + search + hash !== "") return example;
  if (hostname.endsWith(".") || path === undefined) return example;
  if (/[{}]/.test(path)) return "Please enter your company's own ID in place of the brackets";
  const parts = path.split(/[/\\;]/).map((part) => part.trim().toLowerCase());
  return sharedHosts.test(hostname) && parts.some((part) => sharedTenants.includes(part))
    ? "This issuer is shared by all companies. Please enter your own, with your directory's ID"
    : undefined;
}

/** However often a path is encoded; undefined if it cannot be decoded. */
function decoded(path: string): string | undefined {
  try {
    const next = decodeURIComponent(path);
    return next === path ? path : decoded(next);
  } catch {
    return undefined;
  }
}

/** However it is written, an issuer is one address. */
export const isSameIssuer = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

/** Its people prove by `hd` that they belong to a company. */
export const isGoogle = (issuer: string): boolean =>
  isSameIssuer(issuer, "https://accounts.google.com");
