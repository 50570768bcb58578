import { api } from "#contract/index.ts";
import { newRecord, upload } from "../documents.ts";
import { sendTo } from "../feedback.ts";
import { uploadPeople } from "../import.ts";
import { addLeaveFile } from "../leave-files.ts";
import { pdf } from "../sample-files.ts";
import { daysFromToday } from "../today.ts";
import { call } from "../world.ts";
import type { ReaderName } from "./readers.ts";
import { done, type Telling } from "./telling.ts";

/** Rejected leave and an entry into a balance, each with its reason. */
export async function requestLeave({ word, person, company }: Telling, about: ReaderName) {
  const told = { about, audience: "leave" } as const;
  const { id } = await done(
    call(person(about), api.leave.createRequest, {
      body: {
        leaveType: "AnnualLeave",
        // Five days always contain a working day.
        startDate: daysFromToday(7),
        endDate: daysFromToday(11),
        reason: word({
          ...told,
          by: about,
          kind: "reason of leave",
          title: `the leave of ${about}`,
        }),
      },
    }),
  );
  await done(
    call(person("now"), api.leave.reject, {
      params: { id },
      body: {
        reason: word({
          ...told,
          by: "now",
          kind: "reason of a decision",
          title: "why it was rejected",
        }),
      },
    }),
  );
  const { id: open } = await done(
    call(person(about), api.leave.createRequest, {
      body: {
        leaveType: "AnnualLeave",
        startDate: daysFromToday(14),
        endDate: daysFromToday(18),
        reason: word({ ...told, by: about, kind: "reason of leave", title: `leave to be decided` }),
      },
    }),
  );
  await done(
    call(company.owner, api.leave.addEntry, {
      body: {
        employeeId: person(about).employeeId,
        balance: "annual",
        kind: "corrected",
        days: 2,
        reason: word({
          ...told,
          by: "owner",
          kind: "reason of an entry",
          title: "why days were added",
        }),
      },
    }),
  );
  return [id, open];
}

/** The name of the file is the text; returns its id. */
export async function addFileOfLeave(
  { word, person }: Telling,
  about: ReaderName,
  leaveId: number,
) {
  const told = { about, by: about, audience: "record" } as const;
  const name = word({ ...told, kind: "file of leave", title: "a certificate" });
  const { status, body } = await addLeaveFile(person(about), leaveId, { fileName: `${name}.pdf` });
  if (status !== 200) throw new Error("The file was refused.");
  return Number(body.id);
}

/** The names of the document and its file are the texts. */
export async function addDocument({ word, person }: Telling, about: ReaderName): Promise<number> {
  const name = word({
    kind: "document",
    about,
    by: about,
    audience: "record",
    title: "a document",
  });
  const id = await newRecord(person(about), name);
  const sent = await upload(person(about), { id, file: pdf, fileName: `${name}.pdf` });
  if (sent.status !== 200) throw new Error("The file was refused.");
  return id;
}

/** The employee's own fields and next of kin; returns the latter's id. */
export async function fillRecord(
  { word, person, company }: Telling,
  about: ReaderName,
): Promise<number> {
  const told = { about, by: about, audience: "own" } as const;
  const field = (title: string) => word({ ...told, kind: "field of the record", title });
  const { employeeId } = person(about);
  await company.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({
        idNumber: field("the ID number"),
        taxNumber: field("the tax number"),
        homeAddress: field("the home address"),
      })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", employeeId)
      .execute(),
  );
  const firstNames = word({ ...told, kind: "next of kin", title: "the next of kin" });
  const kin = {
    firstNames,
    lastName: "Nkosi",
    phoneNumber: "+27821234567",
    relationship: "Brother",
  };
  return (await done(call(person(about), api.employees.createNextOfKin, { body: kin }))).id;
}

/** A colleague's feedback, and reported feedback with a reason; returns the latter's id. */
export async function sendFeedback({ word, person }: Telling, about: ReaderName): Promise<number> {
  const told = { about, by: "colleague", kind: "feedback" } as const;
  await sendTo(person("colleague"), person(about), {
    message: word({ ...told, audience: "unreported", title: "feedback" }),
  });
  const reported = word({ ...told, audience: "reported", title: "feedback that was reported" });
  const id = await sendTo(person("colleague"), person(about), { message: reported });
  const reason = word({
    kind: "reason of a report",
    about: "colleague",
    by: about,
    audience: { parties: [] },
    title: "why it was reported",
  });
  await done(call(person(about), api.feedback.report, { params: { id }, body: { reason } }));
  return id;
}

/** A past line of one day, with a reason. */
export async function lineOfADay({ word, person, company }: Telling, about: ReaderName) {
  const day = daysFromToday(-3);
  const reason = word({
    kind: "reason of a change of line",
    about,
    by: "owner",
    audience: "promise",
    title: "why another led for a day",
  });
  const { employeeId } = person(about);
  const managerId = person("otherHead").employeeId;
  const people = [{ employeeId, leads: "manager" as const, managerId }];
  await done(
    call(company.owner, api.continuity.setLines, { body: { people, from: day, to: day, reason } }),
  );
}

/** A stand-in from today on, with a reason; returns the id. */
export async function nameStandIn({ word, person }: Telling, about: ReaderName): Promise<number> {
  const reason = word({
    kind: "reason of a stand-in",
    about,
    by: about,
    audience: "promise",
    title: "why someone stands in",
  });
  const two = { managerId: person(about).employeeId, standInId: person("standIn").employeeId };
  const body = { ...two, from: daysFromToday(0), to: daysFromToday(7), reason };
  return (await done(call(person(about), api.continuity.nameStandIn, { body }))).id;
}

/** The gap of promises without a due day, with a reason. */
export async function setGapAside({ word, person, company }: Telling, about: ReaderName) {
  const kind = "promiseUndated";
  const { body } = await call(company.owner, api.continuity.gaps, {
    query: { kind, pageSize: 200 },
  });
  const subjectId = person(about).employeeId;
  const reason = word({
    kind: "reason of a gap set aside",
    about,
    by: "owner",
    audience: "hr",
    title: `why a gap about ${about} can wait`,
  });
  const key = body.find((gap) => gap.subjectId === subjectId)?.key ?? "";
  await done(
    call(company.owner, api.continuity.setGapAside, { body: { kind, subjectId, key, reason } }),
  );
}

/** Returns the id of the import. */
export async function uploadFile({ word, company }: Telling): Promise<number> {
  const surname = word({
    kind: "row of an import",
    about: "owner",
    by: "owner",
    audience: "own",
    title: "a row of an import",
  });
  const file = `First name,Last name,Email\nLerato,${surname},lerato@${company.domain}\n`;
  const { id } = await done(uploadPeople(company.owner, file));
  return id;
}
