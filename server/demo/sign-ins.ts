import { domain, password } from "./outline/company.ts";

/** Three employees to sign in as. */
export const demoSignIns = {
  owner: `naledi.khumalo@${domain}`,
  departmentHead: `nomvula.dube@${domain}`,
  employee: `tshepo.molefe@${domain}`,
};

/** Printed after the start of the server. */
export const signInsText = `  Kopano Foods is a demonstration company; the password of all its people is ${password}
    the owner          ${demoSignIns.owner}
    a department head  ${demoSignIns.departmentHead}
    an employee        ${demoSignIns.employee}
`;
