import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

type ChallengeOptions = { challenge: string };

/** A passkey in software, for one site: what a phone or a security key does. */
export const passkeyFor = (siteUrl: string) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credential = randomBytes(16);
  const id = credential.toString("base64url");
  const rpId = sha256(new URL(siteUrl).hostname);

  const clientData = (type: string, { challenge }: ChallengeOptions, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    // A counter of zero, as passkeys that travel between devices have it: it helps against no replay.
    const head = Buffer.from([flags, 0, 0, 0, 0]);
    return Buffer.concat([rpId, head, rest]);
  };
  const answer = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    create(options: ChallengeOptions, origin = siteUrl) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, Buffer.from(key)]);
      const authData = authenticatorData(present | verified | withCredential, attested);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: clientData("webauthn.create", options, origin).toString("base64url"),
        attestationObject: Buffer.from(attestation).toString("base64url"),
      });
    },
    get(options: ChallengeOptions, origin = siteUrl) {
      const data = clientData("webauthn.get", options, origin);
      const authData = authenticatorData(present | verified);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
};
