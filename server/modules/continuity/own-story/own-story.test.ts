import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newDocument } from "#server/test/documents.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { pdf } from "#server/test/sample-files.ts";
import { daysFromToday } from "#server/test/today.ts";
import { app, call, type Person } from "#server/test/world.ts";
import { filesInZip } from "#server/test/zip-files.ts";

const fetchStory = (as: Pick<Person, "token"> | null) =>
  app.inject({
    method: "GET",
    url: "/prod/secure/continuity/story-of-mine",
    ...(as && { headers: { authorization: `Bearer ${as.token}` } }),
  });

async function storyOf(as: Person) {
  const files = filesInZip((await fetchStory(as)).rawPayload);
  const page = files.get("My story.html")?.toString() ?? "";
  const json = files.get("my-story.json")?.toString() ?? "";
  return { names: [...files.keys()], files, page, json, all: page + json };
}

/** A clerk with many records, some of them hidden, and a handover in its first step. */
async function writtenAbout() {
  const company = await companyOfReaders();
  const { head, superadmin, clerk, colleague } = company;
  await writeNote(head, clerk, { text: "LINE only" });
  await writeNote(superadmin, clerk, { text: "HR only", audience: "hr" });
  await writeNote(head, clerk, { text: "DRAFT only", audience: "draft" });
  const shared = await writeNote(head, clerk, { text: "Well <done>", audience: "shared" });
  await call(clerk, api.notes.replyToNote, {
    params: { id: shared },
    body: { reply: "Thank you" },
  });
  await newPromise(head, clerk, { promiseText: "Fridays from home" });
  await newPromise(head, clerk, { promiseText: "INTENT only", isIntent: true });
  await writeNote(head, colleague, { text: "About ANOTHER", audience: "shared" });
  await company.changeHead(company.follower, daysFromToday(20));
  const { body: handovers } = await call(head, api.continuity.handovers, { query: {} });
  const handover = handovers.find(({ employee }) => employee.id === clerk.employeeId)?.id ?? 0;
  await call(head, api.continuity.writeHandover, {
    params: { id: handover },
    body: { part: "matters", body: "The new filler" },
  });
  return { ...company, handover };
}

test("one's story is an archive of a page, JSON and one's documents", async () => {
  const { owner, clerk } = await companyOfReaders();
  const id = await newDocument(owner, clerk, "Permit/1");
  const answer = await fetchStory(clerk);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(answer.headers["content-disposition"]).toMatch(/My story \d{4}-\d\d-\d\d\.zip/);
  const { names, files, page, json } = await storyOf(clerk);
  const document = names[2] ?? "";
  expect(names).toEqual(["My story.html", "my-story.json", document]);
  expect(document).toMatch(new RegExp(`^documents/\\w+/Permit1 \\(${id}\\)\\.pdf$`));
  expect(files.get(document)).toEqual(pdf);
  expect(page).toContain(document.split("/").map(encodeURIComponent).join("/"));
  expect(page).toContain("<h1>Themba Nkosi</h1>");
  expect(JSON.parse(json)).toMatchObject({
    personalData: { name: "Themba Nkosi" },
    managers: [{ manager: { name: "Hanna Botha" } }],
    documents: [{ name: "Permit/1", path: document }],
  });
  expect(page).not.toMatch(/<script|src=|url\(/);
});

test("one's story contains only what is shared with them", async () => {
  const { clerk } = await writtenAbout();
  const { page, json, all } = await storyOf(clerk);
  for (const part of [page, json]) {
    expect(part).toContain("Thank you");
    expect(part).toContain("Fridays from home");
  }
  expect(page).toContain("Well &lt;done&gt;");
  expect(JSON.parse(json).notesForTheLine).toBe(1);
  expect(page).toContain("<dt>Their number</dt><dd>1</dd>");
  for (const hidden of ["LINE only", "HR only", "DRAFT only", "INTENT only", "ANOTHER"])
    expect(all).not.toContain(hidden);
});

test("leave appears with its type, days and cost, whatever its state", async () => {
  const { owner, clerk } = await companyOfReaders();
  const { body } = await call(clerk, api.leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: "2031-12-10",
      endDate: "2031-12-12",
      reason: "To rest",
    },
  });
  await call(owner, api.leave.approve, { params: { id: body.id } });
  const { page } = await storyOf(clerk);
  const told = "Annual Leave, 10 December 2031 – 12 December 2031, 3 days";
  // Requested and approved are one matter.
  expect(page.split(told)).toHaveLength(2);
  expect(page).toContain("<p>Leave approved</p>");
  expect(page).toMatch(/Leave requested, \d.* by Themba Nkosi/);
  expect(page).not.toContain("<p>Leave requested</p>");
  expect(page).not.toContain("Hire date:");
});

test("handover text is included once the employee can read it", async () => {
  const { head, clerk, handover } = await writtenAbout();
  expect((await storyOf(clerk)).all).not.toContain("The new filler");
  const step = { params: { id: handover }, body: { step: 1 } };
  expect((await call(head, api.continuity.finishStep, step)).status).toBe(200);
  const { page, json } = await storyOf(clerk);
  expect(page).toContain("The new filler");
  expect(json).toContain("The new filler");
});

test("everyone, including super administrators, downloads only their own story", async () => {
  const { superadmin, head, follower } = await writtenAbout();
  for (const reader of [superadmin, head, follower]) {
    const { json, all } = await storyOf(reader);
    expect(JSON.parse(json).employmentData.employeeId).toBe(reader.employeeId);
    for (const theirs of ["Themba Nkosi", "LINE only", "Well", "Fridays", "The new filler"])
      expect(all).not.toContain(theirs);
  }
  expect((await fetchStory(null)).statusCode).toBe(401);
});

test("a super administrator's own story omits HR and line notes about themselves", async () => {
  const { owner, superadmin } = await companyOfReaders();
  await writeNote(owner, superadmin, { text: "HR only", audience: "hr" });
  await writeNote(owner, superadmin, { text: "LINE only" });
  const { all } = await storyOf(superadmin);
  for (const hidden of ["HR only", "LINE only"]) expect(all).not.toContain(hidden);
});

test("reading one's own story leaves no trace among the reads", async () => {
  const { clerk } = await companyOfReaders();
  await fetchStory(clerk);
  const { body } = await call(clerk, api.continuity.readsOfMine, { query: {} });
  expect(body).toEqual([]);
});
