import { domain, password } from "./outline/company.ts";

/** Three employees of the demonstration company to sign in as. */
export const demoSignIns = {
  owner: `naledi.khumalo@${domain}`,
  departmentHead: `nomvula.dube@${domain}`,
  employee: `tshepo.molefe@${domain}`,
};

/** The sign-ins as they are printed when the server has started. */
export const signInsText = `  Kopano Foods is a demonstration company; the password of all its people is ${password}
    the owner          ${demoSignIns.owner}
    a department head  ${demoSignIns.departmentHead}
    an employee        ${demoSignIns.employee}
`;
