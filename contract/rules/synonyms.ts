type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The names screens give an employee's fields, by the name that is stored. */
export const employeeSynonyms = {
  name: ["firstName"],
  surname: ["lastName"],
  phone: ["phoneNumber"],
  idNumber: ["identityNumber"],
  startDate: ["hireDate", "dateStarted"],
} as const satisfies Synonyms;

export const nextOfKinSynonyms = {
  firstNames: ["firstName"],
  phoneNumber: ["phone"],
} as const satisfies Synonyms;

export const noteSynonyms = { noteDescription: ["description"] } as const satisfies Synonyms;

/** The input under its stored names only; where a value came under several, the stored name's wins. */
export function withStoredNames<Given extends object, const Names extends Synonyms>(
  given: Given,
  synonyms: Names,
): Omit<Given, Names[keyof Names][number]> {
  const values = Object.entries(given).filter(([, value]) => value !== undefined);
  const storedName = new Map(
    Object.entries(synonyms).flatMap(([stored, others]) => others.map((other) => [other, stored])),
  );
  const renamed = values.flatMap(([name, value]) => {
    const stored = storedName.get(name);
    return stored === undefined ? [] : [[stored, value]];
  });
  const unchanged = values.filter(([name]) => !storedName.has(name));
  return Object.fromEntries([...renamed.reverse(), ...unchanged]);
}
