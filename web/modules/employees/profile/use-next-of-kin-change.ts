import { useRef } from "react";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";

export interface NextOfKinFields {
  firstNames: string;
  lastName: string;
  phoneNumber: string;
  relationship: string;
}

/** Updates the next of kin, or creates one if there is none yet and updates that one from then on (AMB-123). */
export function useNextOfKinChange(storedId: number | undefined) {
  const createdId = useRef<number>(undefined);
  const create = useCreation("employees.createNextOfKin");
  const { mutateAsync: update } = useApiMutation("employees.updateNextOfKin");

  return async (body: NextOfKinFields): Promise<void> => {
    const id = storedId ?? createdId.current;
    if (id === undefined) createdId.current = (await create({ body })).id;
    else await update({ params: { id }, body });
  };
}
