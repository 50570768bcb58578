import { useEffect, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { hasLeft } from "../rehire/has-left.ts";
import {
  blankUser,
  domainOfTenant,
  type GivenUser,
  type NewUser,
  newEmployeeOf,
} from "./new-user.ts";

export interface AddedUser {
  name: string;
  email: string;
}

/** The form of a new user, the vacant positions, and the outcome. */
export function useNewUser(isOpen: boolean, { positionId: givenId, from }: GivenUser) {
  const form = useForm<NewUser>({ defaultValues: blankUser() });
  useEffect(() => {
    if (isOpen && givenId) form.reset(blankUser({ positionId: givenId, from }));
  }, [isOpen, givenId, from, form]);
  const { isSubmitted } = useFormState({ control: form.control });
  const [added, setAdded] = useState<AddedUser>();
  const [failure, setFailure] = useState<string>();
  const [leaver, setLeaver] = useState<EmployeeDetail>();
  const [search, setSearch] = useState("");
  const create = useCreation("onboarding.addEmployee");

  const tenant = useApiQuery("tenant.getTenant", {}, { isEnabled: isOpen });
  const domain = domainOfTenant(tenant.data);
  const positions = useApiQuery(
    "departments.getAllPositions",
    { query: { search, status: "available", pageSize: 20, sort: "positionTitle" } },
    { isEnabled: isOpen },
  );
  const positionId = useWatch({ control: form.control, name: "positionId" });
  const chosen = useApiQuery(
    "departments.getPosition",
    { params: { id: Number(positionId) } },
    { isEnabled: positionId !== "" },
  );
  const position = [...(positions.data?.items ?? []), ...(chosen.data ? [chosen.data] : [])].find(
    ({ id }) => String(id) === positionId,
  );

  const submit = async (user: NewUser) => {
    if (!position) return;
    setFailure(undefined);
    setLeaver(undefined);
    try {
      const body = newEmployeeOf(user, domain, position.departmentId);
      await create({ body });
      setAdded({ name: `${user.firstName} ${user.lastName}`.trim(), email: body.email });
      form.reset(blankUser());
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      setFailure(messageOf(error, ""));
      if (error instanceof ApiError && error.code === "email_taken")
        setLeaver(await findLeaver(`${user.email}@${domain}`));
    }
  };
  const clear = () => {
    form.reset(blankUser());
    setFailure(undefined);
    setLeaver(undefined);
    setAdded(undefined);
  };
  return {
    form,
    domain,
    /** The company, for the domain of the new email address. */
    tenant,
    positions,
    search: setSearch,
    position,
    isDepartmentMissing: isSubmitted && !position,
    submit,
    failure,
    /** Who has left and still has the e-mail. */
    leaver,
    added,
    clear,
  };
}

/** The former employee with this e-mail; undefined for none, or while the server cannot say. */
async function findLeaver(email: string): Promise<EmployeeDetail | undefined> {
  const query = { search: email, pageSize: 5 };
  const found = await callApi("employees.detailedInfo", { query }).catch(() => undefined);
  return found?.items.find(
    (one) => one.email.toLowerCase() === email.toLowerCase() && hasLeft(one),
  );
}
