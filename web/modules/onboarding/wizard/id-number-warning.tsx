import { idNumberDoubt } from "#contract/rules/person.ts";

/** A note at an ID number that begins with another birthday than the typed one; it refuses nothing. */
export function idNumberWarning(dateOfBirth: string, idNumber: string) {
  const doubt = idNumberDoubt(dateOfBirth, idNumber);
  return (
    doubt && (
      <span role="status" className="text-amber-text">
        {doubt}
      </span>
    )
  );
}
