import type { Context } from "#server/context.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import { type OwnFile, ownFiles } from "#server/modules/documents/index.ts";
import type { ArchivePart } from "#server/storage/archive.ts";
import { ownStory } from "./story-content.ts";
import { storyPage } from "./story-page.ts";

/** Files per batch; the right to read is checked again after each. */
const [maxListed, filesAtOnce] = [1_000, 25];

/** The next part of the actor's archive: the page and JSON, then documents. */
export async function ownStoryPart(context: Context, place?: RowPlace): Promise<ArchivePart> {
  if (place)
    return filesPart(context, await ownFiles(context, { after: place[1], limit: filesAtOnce }));
  const [story, files] = await Promise.all([
    ownStory(context),
    ownFiles(context, { after: 0, limit: maxListed }),
  ]);
  const documents = files.map(({ name, path }) => ({ name, path }));
  const writtenAt = story.writtenAt;
  return {
    ...filesPart(context, files.slice(0, filesAtOnce)),
    texts: [
      { path: "My story.html", text: storyPage({ ...story, documents }), writtenAt },
      {
        path: "my-story.json",
        text: `${JSON.stringify({ ...story, documents })}\n`,
        writtenAt,
      },
    ],
  };
}

function filesPart({ today }: Context, files: readonly OwnFile[]): ArchivePart {
  const last = files.length === filesAtOnce ? files.at(-1) : undefined;
  return {
    fileName: `My story ${today}.zip`,
    files,
    last: last && ["", last.id],
    nextArchiveAfter: undefined,
  };
}
