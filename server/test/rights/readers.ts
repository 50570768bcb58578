import { api } from "#contract/index.ts";
import { daysFromToday } from "../today.ts";
import { call, newTenant, type Person } from "../world.ts";

/** Sales' head hands over in thirty days. The head's own position is in another department with another head. */
export async function companyOfThreeHeads() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const former = await newEmployee({ name: "Pieter", surname: "Botha" });
  const future = await newEmployee({ name: "Farai", surname: "Zulu" });
  const above = await newEmployee({ name: "Dineo", surname: "Dube" });
  const management = await newDepartment("Management", above.employeeId);
  const now = await newEmployee({ departmentId: management, name: "Hanna", surname: "Smit" });
  const otherHead = await newEmployee({ departmentId: management, name: "Sizwe" });
  await newDepartment("Stores", otherHead.employeeId);
  const sales = await newDepartment("Sales", former.employeeId);
  const inSales = (name: string) => newEmployee({ departmentId: sales, name, surname: "Nkosi" });
  const employee = await inSales("Themba");
  const [colleague, second, third] = [
    await inSales("Anele"),
    await inSales("Bongi"),
    await inSales("Thandi"),
  ];
  const standIn = await newEmployee({ name: "Neo", surname: "Pillay" });
  const superadmin = await newEmployee({ employeeRole: "Executive", name: "Sara" });
  const stranger = (await newTenant()).owner;
  const changeHead = async (head: Person, headFrom?: string) => {
    const body = { departmentName: "Sales", departmentHeadId: head.employeeId };
    const { status } = await call(owner, api.departments.updateDepartment, {
      params: { id: sales },
      body: { ...body, ...(headFrom && { headFrom }) },
    });
    if (status !== 200) throw new Error("The head was not changed.");
  };
  return {
    ...tenant,
    sales,
    readers: {
      employee,
      now,
      former,
      future,
      above,
      otherHead,
      standIn,
      colleague,
      second,
      third,
      superadmin,
      owner,
      stranger,
    },
    nowLeads: () => changeHead(now),
    futureWillLead: () => changeHead(future, daysFromToday(30)),
  };
}
export type Company = Awaited<ReturnType<typeof companyOfThreeHeads>>;
export type ReaderName = keyof Company["readers"];

/** Each reader, in words for a test's title. */
export const readerTitles: Record<ReaderName, string> = {
  employee: "the employee",
  now: "who leads them now",
  former: "who led them before",
  future: "who will lead them",
  above: "who leads who leads them",
  otherHead: "the head of another department",
  standIn: "who stands in today for who leads them now",
  colleague: "a colleague",
  second: "a colleague whose handover has its first step done",
  third: "a colleague whose handover has two steps done",
  superadmin: "a super administrator",
  owner: "the owner",
  stranger: "another company's owner",
};
export const readerNames = Object.keys(readerTitles) as ReaderName[];
