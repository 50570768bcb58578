/** First names and surname of a full name; a surname already known may consist of several words. */
export function namesOf(fullName: string, knownSurname: string) {
  const typed = fullName.trim().replaceAll(/\s+/g, " ");
  const surname =
    knownSurname !== "" && typed.endsWith(` ${knownSurname}`)
      ? knownSurname
      : typed.slice(typed.lastIndexOf(" ") + 1);
  const name = typed.slice(0, -surname.length).trim();
  return name === "" ? { name: surname, surname: knownSurname } : { name, surname };
}
