import { Resolver } from "node:dns/promises";

/** The texts at a name, or why there are none. */
export type TextRecords = readonly string[] | "no_record" | "refused" | "no_answer";

const timeoutMs = 2_000;
const deadlineMs = 5_000;

/** Every server is asked, and at most two. Their texts are joined: a record may have reached one of them only. */
export async function findTextRecords(
  servers: readonly string[],
  name: string,
): Promise<TextRecords> {
  const answers = await Promise.all(servers.slice(0, 2).map((server) => askServer(server, name)));
  const texts = answers.flatMap((answer) => (typeof answer === "string" ? [] : answer));
  if (texts.length > 0) return texts;
  for (const reason of ["no_record", "refused"] as const)
    if (answers.includes(reason)) return reason;
  return "no_answer";
}

async function askServer(server: string, name: string): Promise<TextRecords> {
  // One of its own, since answers and cancellations are shared within one.
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  resolver.setServers([server]);
  const deadline = setTimeout(() => resolver.cancel(), deadlineMs);
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(""));
  } catch (error) {
    return reasonOf((error as NodeJS.ErrnoException).code);
  } finally {
    clearTimeout(deadline);
  }
}

function reasonOf(code: string | undefined): Exclude<TextRecords, readonly string[]> {
  if (code === "ENOTFOUND" || code === "ENODATA") return "no_record";
  return ["ETIMEOUT", "ECANCELLED", "ECONNREFUSED"].includes(code ?? "") ? "no_answer" : "refused";
}
