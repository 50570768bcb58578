const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isStoredName = (name: string): boolean => uuid.test(name);

/** A name that leads to no other folder; throws for any other. */
export function storedName(name: string): string {
  if (!isStoredName(name))
    throw new Error("This is not the name of a stored file or of its tenant.");
  return name;
}
