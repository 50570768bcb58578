import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { api } from "#contract/index.ts";
import type { NewPasskeyOptions, PasskeyAnswer, PasskeyRequest } from "#contract/passkeys.ts";
import { call, type Person, services } from "./world.ts";

/** What an authenticator, or an attacker with one, does differently. */
export interface Unusual {
  origin?: string;
  crossOrigin?: boolean;
  rpId?: string;
  challenge?: string;
  /** Whether it asks for a finger or a PIN. */
  isVerified?: boolean;
  counter?: number;
  alg?: number;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const hex = (text: string) => Buffer.from(text, "hex");
const sized = (bytes: Buffer) => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(bytes.length);
  return Buffer.concat([size, bytes]);
};

/** A software authenticator with one ES256 key, for the address of the tests' server. */
export function newDevice() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let userHandle: string | undefined;
  let counter = 0;

  /** COSE: kty 2, alg, crv 1, x, y; a negative number n of two bytes is written as -1 - n. */
  const coseKey = (alg = -7) => {
    const code =
      alg === -7
        ? hex("26")
        : Buffer.concat([hex("39"), hex((-1 - alg).toString(16).padStart(4, "0"))]);
    return Buffer.concat([
      ...[hex("a5010203"), code, hex("2001215820"), Buffer.from(String(x), "base64url")],
      ...[hex("225820"), Buffer.from(String(y), "base64url")],
    ]);
  };
  const clientData = (type: string, challenge: string, unusual: Unusual) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: unusual.challenge ?? challenge,
        origin: unusual.origin ?? new URL(services.config.publicUrl).origin,
        crossOrigin: unusual.crossOrigin ?? false,
      }),
    );
  const head = (rpId: string, isNew: boolean, { isVerified = true, ...unusual }: Unusual) => {
    counter = unusual.counter ?? counter + 1;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(1 + (isVerified ? 4 : 0) + (isNew ? 64 : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(unusual.rpId ?? rpId), rest]);
  };

  return {
    id,
    create({ creation: { challenge, rp, user } }: NewPasskeyOptions, unusual: Unusual = {}) {
      userHandle ??= user.id;
      const authData = Buffer.concat([
        ...[head(rp.id, true, unusual), Buffer.alloc(16), sized(credentialId)],
        coseKey(unusual.alg),
      ]);
      // CBOR: { fmt: "none", attStmt: {}, authData }
      const attestation = Buffer.concat([
        hex("a363666d74646e6f6e656761747453746d74a0686175746844617461"),
        ...[hex("59"), sized(authData)],
      ]);
      return {
        id,
        clientDataJSON: clientData("webauthn.create", challenge, unusual).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      };
    },
    answer({ challenge, rpId }: PasskeyRequest, unusual: Unusual = {}): PasskeyAnswer {
      const authData = head(rpId, false, unusual);
      const client = clientData("webauthn.get", challenge, unusual);
      const signed = Buffer.concat([authData, sha256(client)]);
      const handle = unusual.userHandle ?? userHandle;
      return {
        id,
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
        ...(handle && { userHandle: handle }),
      };
    },
  };
}
export type Device = ReturnType<typeof newDevice>;

/** Asks as the person for a new passkey, creates it on the device, and returns the outcome. */
export async function register(
  as: Pick<Person, "token">,
  device: Device,
  unusual: Unusual = {},
): Promise<{ status: number; body: { code?: string } }> {
  const options = await call(as, api.auth.addPasskeyOptions, {});
  if (options.status !== 200) return options;
  const body = { name: "Laptop", ...device.create(options.body, unusual) };
  return call(as, api.auth.addPasskey, { body });
}

/** A person's device with a passkey of theirs. */
export async function addPasskey(person: Pick<Person, "token">): Promise<Device> {
  const device = newDevice();
  const { status } = await register(person, device);
  if (status !== 200) throw new Error(`The passkey was not added: ${status}.`);
  return device;
}
