const example = "Please enter an address such as https://login.example.com";

/** Paths of Microsoft's issuers that are shared by all companies. */
const sharedTenants = [
  "common",
  "organizations",
  "consumers",
  "9188040d-6c67-4cf5-b112-36a304b66dad",
];

/** Why an address cannot be the issuer of one company's provider; undefined if it can. */
export function issuerProblem(issuer: string): string | undefined {
  if (!URL.canParse(issuer)) return example;
  const { protocol, username, password, search, hash, hostname, pathname } = new URL(issuer);
  if (protocol !== "https:" || username + password + search + hash !== "") return example;
  if (/[{}]|%7b/i.test(issuer))
    return "Please enter your company's own ID in place of the brackets";
  const isShared =
    /(^|[.])(microsoftonline[.](com|us|de)|chinacloudapi[.]cn|windows[.]net)$/.test(hostname) &&
    pathname.split("/").some((part) => sharedTenants.includes(part.toLowerCase()));
  return isShared
    ? "This issuer is shared by all companies. Please enter your own, with your directory's ID"
    : undefined;
}

/** Its people prove by `hd` that they belong to a company. */
export const isGoogle = (issuer: string): boolean => issuer === "https://accounts.google.com";
