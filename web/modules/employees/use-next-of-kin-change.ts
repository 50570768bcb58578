import { useRef } from "react";
import { normalisePhone } from "#contract/rules/phone.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";

export interface NextOfKinFields {
  firstNames: string;
  lastName: string;
  phoneNumber: string;
  relationship: string;
}

interface Stored {
  id: number | undefined;
  /** Whose next of kin; one's own if left out. */
  employeeId?: number;
}

const sentForm = ({ firstNames, lastName, phoneNumber, relationship }: NextOfKinFields) => ({
  firstNames: firstNames.trim(),
  lastName: lastName.trim(),
  phoneNumber: normalisePhone(phoneNumber),
  relationship: relationship.trim(),
});

/**
 * Updates the next of kin, or creates one if there is none yet and updates that one from then on (AMB-123). Returns them as
 * they are stored.
 */
export function useNextOfKinChange({ id: storedId, employeeId }: Stored) {
  const createdId = useRef<number>(undefined);
  const create = useCreation("employees.createNextOfKin");
  const { mutateAsync: update } = useApiMutation("employees.updateNextOfKin");

  return async (fields: NextOfKinFields): Promise<NextOfKinFields> => {
    const body = sentForm(fields);
    const id = storedId ?? createdId.current;
    if (id === undefined)
      createdId.current = (
        await create({ body: { ...body, ...(employeeId !== undefined && { employeeId }) } })
      ).id;
    else await update({ params: { id }, body });
    return body;
  };
}
