import { randomBytes } from "node:crypto";
import type { DomainFinding } from "#contract/codes/domains.ts";
import { recordNameOf, recordTextOf } from "#contract/rules/domain.ts";
import { findTextRecords } from "./text-records.ts";

export interface Proven {
  domain: string;
  token: string;
}

/** In lower case, so that a program which changes it changes nothing. */
export const newToken = () => randomBytes(16).toString("hex");

export const recordOf = ({ domain, token }: Proven) => ({
  name: recordNameOf(domain),
  value: recordTextOf(token),
});

/** Asks name servers for a domain's record; never inside a transaction. Whether another company has the domain, it cannot tell. */
export async function lookUpDomain(
  servers: readonly string[],
  domain: Proven,
): Promise<Exclude<DomainFinding, "held">> {
  const { name, value } = recordOf(domain);
  // A wildcard proves nothing: it may lead to a provider whose other customers can write there.
  const otherName = `_baton-hr-${newToken()}.${domain.domain}`;
  const [found, elsewhere] = await Promise.all([
    findTextRecords(servers, name),
    findTextRecords(servers, otherName),
  ]);
  if (typeof found === "string") return found;
  if (!found.some((text) => isValue(text, value))) return "other_text";
  if (elsewhere === "no_record") return "seen";
  if (typeof elsewhere === "string") return elsewhere;
  return elsewhere.some((text) => isValue(text, value)) ? "wildcard" : "seen";
}

/** Some control panels store quotation marks and spaces as they were typed. */
const isValue = (text: string, value: string) =>
  text.replaceAll('"', "").trim().toLowerCase() === value;
