import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { SITE } from './store.ts';

/** A new passkey's answer to a challenge to register it, without attestation, as a browser sends it. */
export function newPasskey(challenge: string) {
  const id = randomBytes(16);
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its point (-2 and -3).
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    bytes(x),
    Buffer.from('225820', 'hex'),
    bytes(y),
  ]);
  const authenticator = Buffer.concat([
    createHash('sha256').update(new URL(SITE).hostname).digest(),
    // A person was there and verified, and a key follows; a counter of 0; no model.
    Buffer.from('4500000000', 'hex'),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    key,
  ]);
  // CBOR: { fmt: 'none', attStmt: {}, authData }.
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authenticator.length]),
    authenticator,
  ]);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin: SITE });
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    },
  };
}
