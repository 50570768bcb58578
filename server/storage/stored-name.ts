const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form of stored files' and tenants' names. */
export const isStoredName = (name: string): boolean => uuid.test(name);

/** Throws for a name that leads to another folder. */
export function storedName(name: string): string {
  if (!isStoredName(name))
    throw new Error("This is not the name of a stored file or of its tenant.");
  return name;
}
