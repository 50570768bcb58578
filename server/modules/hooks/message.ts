import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

export const newHookSecret = (): string => prefix + randomBytes(32).toString("base64");

export interface Message {
  /** The same each time that an event is sent. */
  id: string;
  body: string;
}

/** The headers of Standard Webhooks: one signature for each secret, over these very bytes. */
export function signedHeaders(
  { id, body }: Message,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatureBy = (secret: string) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  };
  return {
    "content-type": "application/json",
    "user-agent": "Baton-HR-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(signatureBy).join(" "),
  };
}
