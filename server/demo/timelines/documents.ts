import {
  createRecord,
  prepareUpload,
  prepareVersion,
  updateDates,
} from "#server/modules/documents/index.ts";
import { countFile } from "#server/storage/company-storage.ts";
import type { Files } from "#server/storage/storage.ts";
import { momentOn, workdayUntil } from "../days.ts";
import { onePagePdf } from "../one-page-pdf.ts";
import { type DemoDocument, documents as outlined } from "../outline/documents.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, employeeIdOf, type PastEvent, type Replay, type Timeline } from "../replay.ts";

/** The owner adds documents and new versions of some. */
export const documents: Timeline = (outline) =>
  outlined.flatMap((document) => eventsOf(document, outline));

function eventsOf(document: DemoDocument, { named, owner, today }: Outline): PastEvent[] {
  const { about, name, category, versions, expiresInDays } = document;
  let id: number | undefined;
  const fileOf = ({ lines }: DemoDocument["versions"][number]) =>
    onePagePdf(`${name}.pdf`, name, [about, ...lines]);
  const add = async (replay: Replay, version: DemoDocument["versions"][number]) => {
    const context = await actingAs(replay, owner);
    const files = countedFiles(replay);
    const employeeId = employeeIdOf(replay, named(about));
    const File = fileOf(version);
    if (id !== undefined)
      return (await prepareVersion({ files }, { DocumentId: id, File }))(context);
    const given = { documentName: name, documentCategory: category, employeeId };
    ({ id } = await createRecord(context, given));
    const sent = { EmployeeId: employeeId, DocumentId: id, DocumentCategory: category, File };
    await (await prepareUpload({ files }, sent))(context);
    const expiryDate = expiresInDays && today.add({ days: expiresInDays }).toString();
    if (expiryDate) await updateDates(context, id, { expiryDate });
  };
  return versions.map((version) => ({
    at: momentOn(workdayUntil(today.subtract({ days: version.daysAgo })), 11, 15),
    happen: (replay: Replay) => add(replay, version),
  }));
}

const countedFiles = ({ storage, tx }: Replay): Files => ({
  async store(bytes) {
    const stored = await storage.store(tx.tenantId, bytes);
    await countFile(tx, stored);
    return stored;
  },
});
