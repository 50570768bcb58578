import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyAnswer,
  PasskeyRequest,
} from "#contract/passkeys.ts";

/** Whether this browser has passkeys for this site: with its JSON methods, and for names only, never for an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

const isCancelled = (error: unknown) =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

const isKnownHere = (error: unknown) =>
  error instanceof DOMException && error.name === "InvalidStateError";

const jsonOf = <Json>(credential: Credential | null) =>
  (credential as PublicKeyCredential).toJSON() as Json;

/** Undefined if the person cancels, or if the question is withdrawn. */
export async function askPasskey(
  request: PasskeyRequest,
  how: Pick<CredentialRequestOptions, "mediation" | "signal"> = {},
): Promise<PasskeyAnswer | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request);
  try {
    const credential = await navigator.credentials.get({ publicKey, ...how });
    const { id, response } = jsonOf<AuthenticationResponseJSON>(credential);
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}

/** Undefined if the person cancels; `known` if the device has a passkey of the account already. */
export async function createPasskey({
  creation,
}: NewPasskeyOptions): Promise<Omit<NewPasskey, "name"> | "known" | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(creation);
  try {
    const credential = await navigator.credentials.create({ publicKey });
    const { id, response } = jsonOf<RegistrationResponseJSON>(credential);
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    if (isKnownHere(error)) return "known";
    if (isCancelled(error)) return undefined;
    throw error;
  }
}
