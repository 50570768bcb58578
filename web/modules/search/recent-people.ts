const storageKey = "recentPeople";
const maxRemembered = 5;

interface Remembered {
  /** The account that has opened them. */
  owner: string;
  ids: number[];
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === "object" &&
  value !== null &&
  "owner" in value &&
  "ids" in value &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => Number.isSafeInteger(id) && id > 0);

/** The ids of people that this account has opened in this browser, the latest first. Sign-out removes them. */
export function recentPeople(owner: string): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isRemembered(value) && value.owner === owner ? value.ids.slice(0, maxRemembered) : [];
  } catch {
    return [];
  }
}

/** Remembers an opened person, by id alone. */
export function rememberPerson(id: number, owner: string): void {
  const others = recentPeople(owner).filter((one) => one !== id);
  const remembered: Remembered = { owner, ids: [id, ...others].slice(0, maxRemembered) };
  try {
    localStorage.setItem(storageKey, JSON.stringify(remembered));
  } catch {
    // The storage may be full or forbidden.
  }
}
