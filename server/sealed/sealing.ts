import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Where a sealed text is stored; moved elsewhere, it no longer opens. */
export interface SealedPlace {
  tenantId: string;
  table: string;
  column: string;
  id: string;
}

export interface Sealing {
  /** The present key's id; texts sealed with it begin with `id.` */
  keyId: string;
  /** Encrypts a secret that has to be read again. */
  seal(text: string, place: SealedPlace): string;
  /** Throws for another place, a changed text or an unknown key. */
  open(sealed: string, place: SealedPlace): string;
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Seals with `SECRET_KEY`; also opens what `SECRET_KEY_BEFORE` sealed. */
export function createSealing(secretKey: string, secretKeyBefore?: string): Sealing {
  const present = derived(secretKey);
  const known = [present, ...(secretKeyBefore === undefined ? [] : [derived(secretKeyBefore)])];

  return {
    keyId: present.id,
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const encrypting = createCipheriv(cipher, present.key, iv).setAAD(bytesOf(place));
      const content = [iv, encrypting.update(text, "utf8"), encrypting.final()];
      const bytes = Buffer.concat([...content, encrypting.getAuthTag()]);
      return `${present.id}.${bytes.toString("base64url")}`;
    },
    open(sealed, place) {
      const [id = "", content = ""] = sealed.split(".");
      const key = known.find((one) => one.id === id)?.key;
      if (!key) throw new Error("A sealed text is of a key that this server does not have.");
      const bytes = Buffer.from(content, "base64url");
      const iv = bytes.subarray(0, ivBytes);
      const decrypting = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
        .setAAD(bytesOf(place))
        .setAuthTag(bytes.subarray(-tagBytes));
      const text = decrypting.update(bytes.subarray(ivBytes, -tagBytes));
      return Buffer.concat([text, decrypting.final()]).toString("utf8");
    },
  };
}

function derived(secretKey: string) {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "baton-hr sealed texts", 32));
  // Of the derived key: the id reveals nothing about the other uses of the secret.
  return { key, id: createHash("sha256").update(key).digest("hex").slice(0, 8) };
}

const bytesOf = ({ tenantId, table, column, id }: SealedPlace) =>
  Buffer.from(JSON.stringify([tenantId, table, column, id]));
