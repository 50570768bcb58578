import { api } from "#contract/index.ts";
import { app, call, mailsOf, type Person } from "../world.ts";
import type { World } from "./all-told.ts";
import { nameOf, reads, surfaces } from "./surfaces.ts";

type Mails = Awaited<ReturnType<typeof mailsOf>>;
type Found = ReadonlyMap<string, ReadonlySet<string>>;

/** Mails caused by the texts, sent now or later. */
export const mailsIn = ({ company }: World): Promise<Mails> => mailsOf(company.tenantId);

/** The words a reader finds, by surface; a refusal shows none. */
export async function wordsFoundBy(
  reader: Pick<Person, "token" | "email">,
  world: World,
  mails: Mails,
): Promise<Found> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const operation of reads) {
    const words = new Set<string>();
    for (const asked of surfaces[nameOf(operation)]?.(world) ?? []) {
      const text = await textOf(reader, operation, { asked, owner: world.company.owner });
      for (const word of wordsIn(text, world)) words.add(word);
    }
    found.set(nameOf(operation), words);
  }
  const received = mails.filter(({ to }) => to === reader.email);
  return found
    .set("mail", new Set(wordsIn(JSON.stringify(received), world)))
    .set("calendar feed", new Set(wordsIn(await feedOf(reader), world)));
}

async function textOf(
  reader: Pick<Person, "token">,
  operation: (typeof reads)[number],
  { asked, owner }: { asked: object; owner: Pick<Person, "token"> },
): Promise<string> {
  const { status, headers, body } = await call(reader, operation, asked as never);
  if (status >= 500) throw new Error(`${nameOf(operation)} failed: ${JSON.stringify(body)}`);
  // For another company's reader the subjects do not exist.
  if (status === 400 && reader.token === owner.token)
    throw new Error(`${nameOf(operation)} was asked wrongly: ${JSON.stringify(body)}`);
  // A file's name is in its headers.
  const text: unknown = body;
  const shown = typeof text === "string" ? text : JSON.stringify(text);
  return status >= 400 ? "" : `${headers["content-disposition"]} ${shown}`;
}

async function feedOf(reader: Pick<Person, "token">): Promise<string> {
  const { body } = await call(reader, api.calendar.createFeedAddress, {});
  return (await app.inject({ url: new URL(body.url).pathname })).body;
}

const wordsIn = (text: string, { told }: Pick<World, "told">): string[] =>
  told.map(({ word }) => word).filter((word) => text.includes(word));
