import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { defaultTimeZone, plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { updateDepartment } from "#server/modules/departments/index.ts";
import { peopleCounts } from "#server/organisation/people-counts.ts";
import { managersOf, peopleOf } from "#server/organisation/reporting-line.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { sized } from "#server/test/full-size.ts";
import { type HeadsByDay, nameHead } from "#server/test/heads-by-day.ts";
import { ownerActor } from "#server/test/owner-actor.ts";
import { newTenant, services } from "#server/test/world.ts";
import { setLines, withdrawLine } from "./lines.ts";
import { previewLed } from "./preview/led-people.ts";

const [people, parts, lastStart] = [5, 2, 59];
/** Later days equal the last of these, as no limited line ends after it. */
const longest = 20;
const horizon = lastStart + longest + 2;
const firstDay = "2026-05-01";
const now = new Date("2026-05-30T10:00:00.000Z");
const dayAt = (n: number) => plusDays(firstDay, n);
const anyDay = fc.nat(lastStart);
const anyone = fc.nat(people - 1);

const anyChange = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("line" as const),
      who: anyone,
      by: fc.oneof(
        { weight: 4, arbitrary: anyone },
        fc.constantFrom("nobody" as const, "head" as const),
      ),
      from: anyDay,
      length: fc.option(fc.nat(longest)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("head" as const),
      of: fc.nat(parts - 1),
      who: fc.option(anyone),
      from: anyDay,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("withdrawal" as const), of: fc.nat(100) }),
  },
);
type Change = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

interface Said {
  id: number;
  who: number;
  by: number | "nobody" | "head";
  from: number;
  to: number | null;
}

/** The rule as plain lists by day, without a database or ranges. */
class Model {
  heads = Array.from({ length: parts }, (): HeadsByDay => Array(horizon).fill(null));
  said: Said[] = [];

  /** The recorded change valid on each day. */
  daysOf(who: number): (Said | null)[] {
    const days = Array<Said | null>(horizon).fill(null);
    for (const said of this.said.filter((one) => one.who === who)) {
      const begun = (n: number) => days[n] !== null && days[n] !== (days[n - 1] ?? null);
      const next = days.findIndex((_, n) => n > said.from && begun(n));
      const last = said.to ?? (next === -1 ? horizon : next) - 1;
      const cut = new Set(days.slice(said.from, last + 1).filter((one) => one !== null));
      days.forEach((one, n) => {
        if (n >= said.from && n <= last) days[n] = said;
        else if (n > last && one && cut.has(one)) days[n] = null;
      });
    }
    return days;
  }

  overlaps({ who, from, to }: Pick<Said, "who" | "from" | "to">): boolean {
    const days = this.daysOf(who);
    return (
      to !== null &&
      days.some((one, n) => n > from && n <= to && one !== null && one !== (days[n - 1] ?? null))
    );
  }

  managerOn(who: number, day: number): number | null {
    const said = this.daysOf(who)[day];
    if (said && said.by !== "head") return said.by === "nobody" ? null : said.by;
    const head = this.heads[who % parts]?.[day]?.who ?? null;
    return head === who ? null : head;
  }

  hasCircle(): boolean {
    const all = [...Array(people).keys()];
    return [...Array(horizon).keys()].some((day) => {
      const above = all.map((who) => this.managerOn(who, day));
      return all.some((who) => {
        let [step, found] = [above[who] ?? null, 0];
        while (step !== null && step !== who && found++ < people) step = above[step] ?? null;
        return step === who;
      });
    });
  }
}

async function newCompany() {
  const tenant = await newTenant();
  const departmentIds: number[] = [];
  for (let n = 0; n < parts; n++) departmentIds.push(await tenant.newDepartment(`Part ${n}`));
  const ids: number[] = [];
  for (let n = 0; n < people; n++) {
    const departmentId = departmentIds[n % parts] ?? 0;
    ids.push((await tenant.newEmployee({ name: `P${n}`, departmentId })).employeeId);
  }
  const change = <T>(work: (context: Context) => Promise<T>) =>
    tenant.inTenant((tx) =>
      work(tenantContext(services, tx, ownerActor(tenant), { now, timeZone: defaultTimeZone })),
    );
  return { tenant, departmentIds, ids, change };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

/** Makes a change in company and model, or expects the same refusal; true if made. */
async function make({ ids, departmentIds, change, tenant }: Company, model: Model, asked: Change) {
  const idOf = (who: number) => ids[who] ?? 0;
  const before = { heads: structuredClone(model.heads), said: [...model.said] };
  const isRefused = () => {
    if (!model.hasCircle()) return false;
    Object.assign(model, before);
    return true;
  };
  const expectOutcome = async (work: (context: Context) => Promise<unknown>) => {
    if (isRefused())
      await expect(change(work)).rejects.toMatchObject({ code: "circle_of_managers" });
    else await change(work);
  };
  if (asked.kind === "head") {
    const { of, who, from } = asked;
    nameHead(model.heads[of] ?? [], who, from);
    return expectOutcome((context) =>
      updateDepartment(context, departmentIds[of] ?? 0, {
        departmentName: `Part ${of}`,
        departmentHeadId: who === null ? null : idOf(who),
        headFrom: dayAt(from),
      }),
    );
  }
  if (asked.kind === "withdrawal") {
    const withdrawn = model.said[asked.of % Math.max(1, model.said.length)];
    if (!withdrawn) return;
    model.said = model.said.filter((one) => one !== withdrawn);
    return expectOutcome((context) =>
      withdrawLine(context, withdrawn.id, { reason: typedBefore("Not so") }),
    );
  }
  const { who, by, from, length } = asked;
  if (who === by) return;
  const to = length === null ? null : from + length;
  const said = { id: 0, who, by, from, to };
  const line = {
    people: [
      {
        employeeId: idOf(who),
        ...(typeof by === "number"
          ? { leads: "manager" as const, managerId: idOf(by) }
          : { leads: by }),
      },
    ],
    from: dayAt(from),
    to: to === null ? null : dayAt(to),
    reason: typedBefore("Agreed"),
  };
  const blocks = async () =>
    (await change((context) => previewLed(context, line))).blocks.map(({ kind }) => kind);
  if (model.overlaps(said)) {
    expect(await blocks()).toEqual(["overlap"]);
    const refused = change((context) => setLines(context, line));
    await expect(refused).rejects.toMatchObject({ code: "line_overlaps" });
    return;
  }
  model.said = [...model.said, said];
  expect((await blocks()).includes("circle")).toBe(model.hasCircle());
  await expectOutcome((context) => setLines(context, line));
  said.id = await tenant.inTenant(async (tx) => {
    const { id } = await tx
      .selectFrom("employeeLineChanges")
      .where("tenantId", "=", tx.tenantId)
      .select(({ fn }) => fn.max("id").as("id"))
      .executeTakeFirstOrThrow();
    return Number(id);
  });
}

const managersIn = ({ ids, tenant }: Company, day: string) =>
  tenant.inTenant(async (tx) => {
    const found = await managersOf(
      tx,
      ids.map((employeeId) => ({ employeeId, day })),
    );
    return ids.map((id) => found.get(id)?.id ?? null);
  });

const peopleIn = ({ tenant }: Company, managerId: number, day: string) =>
  tenant.inTenant(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from employees where tenant_id = ${tx.tenantId} and id in ${peopleOf(tx, managerId, day)} order by id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  });

/** The number of people per manager, as lists count them. */
const countsOf = ({ tenant, ids }: Company, day: string) =>
  tenant.inTenant(async (tx) => {
    const { rows } = await sql<{ employeeId: number; people: number }>`
      select * from ${peopleCounts(tx, day)} as counts where people <> 0`.execute(tx);
    const found = new Map(rows.map(({ employeeId, people }) => [employeeId, people]));
    return ids.map((id) => found.get(id) ?? 0);
  });

test.each([1, 2, 3, 4])(
  "managers, counts and previews match the model after any changes (%i/4)",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 50, maxLength: 50 }), async (changes) => {
        const company = await newCompany();
        const model = new Model();
        for (const asked of changes) await make(company, model, asked);
        for (let day = 0; day < horizon; day += 6) {
          const led = await managersIn(company, dayAt(day));
          const expected = company.ids.map((_, who) => {
            const manager = model.managerOn(who, day);
            return manager === null ? null : (company.ids[manager] ?? null);
          });
          expect([day, led]).toEqual([day, expected]);
          const manager = company.ids[day % people] ?? 0;
          expect(await peopleIn(company, manager, dayAt(day))).toEqual(
            company.ids.filter((_, who) => led[who] === manager),
          );
          expect(await countsOf(company, dayAt(day))).toEqual(
            company.ids.map((id) => led.filter((by) => by === id).length),
          );
        }
      }),
      // A failure shows its seed; shrinking would exceed the time limit.
      { numRuns: sized({ small: 1, full: 5 }), endOnFailure: true },
    );
  },
);
