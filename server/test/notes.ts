import type { NoteAudience } from "#contract/codes/continuity.ts";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person } from "./world.ts";

export async function writeNote(
  as: Pick<Person, "token">,
  about: Pick<Person, "employeeId">,
  { text = "Promised a rise in March", audience }: { text?: string; audience?: NoteAudience } = {},
): Promise<number> {
  const { status, body } = await call(as, api.notes.createNote, {
    body: {
      aboutEmployeeId: about.employeeId,
      noteDescription: text,
      ...(audience && { audience }),
    },
  });
  if (status !== 201) throw new Error(`A note was refused: ${JSON.stringify(body)}`);
  return body.id;
}

/** A clerk and a colleague in sales with several managers, and all possible readers of the clerk's record. */
export async function companyOfReaders() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const [director, head, follower] = [
    await newEmployee({ name: "Dineo", surname: "Dube" }),
    await newEmployee({ name: "Hanna", surname: "Botha" }),
    await newEmployee({ name: "Farai", surname: "Zulu" }),
  ];
  const management = await newDepartment("Management", director.employeeId);
  const headInPosition = await newEmployee({ departmentId: management, name: "Heads" });
  const sales = await newDepartment("Sales", head.employeeId);
  const clerk = await newEmployee({ name: "Themba", surname: "Nkosi", departmentId: sales });
  const colleague = await newEmployee({ departmentId: sales });
  const superadmin = await newEmployee({ employeeRole: "Executive", name: "Sara" });
  const stranger = (await newTenant()).owner;
  const changeHead = (who: Person, headFrom?: string) =>
    call(owner, api.departments.updateDepartment, {
      params: { id: sales },
      body: {
        departmentName: "Sales",
        departmentHeadId: who.employeeId,
        ...(headFrom && { headFrom }),
      },
    });
  return {
    ...tenant,
    director,
    head,
    follower,
    headInPosition,
    sales,
    clerk,
    colleague,
    superadmin,
    stranger,
    changeHead,
  };
}
