import { useCallback } from "react";
import { EmployeeDocuments } from "#web/modules/documents/index.ts";
import type { EditPart } from "./edit-form.tsx";

/** The documents about the employee; each is saved by itself. */
export function DocumentsEdit({ person, name, onDirty }: EditPart) {
  const onFormDirty = useCallback((isDirty: boolean) => onDirty(name, isDirty), [name, onDirty]);
  return <EmployeeDocuments employeeId={person.employeeId} onDirty={onFormDirty} />;
}
