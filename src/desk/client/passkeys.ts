import { DESK_API } from '#src/contracts/desk/addresses.ts';
import { post } from './call.ts';

/** True where the browser can use passkeys without a library. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/**
 * Signs in with a passkey.
 * @throws CallError when it is refused, DOMException when the person cancels
 */
export async function signInWithPasskey(): Promise<void> {
  const options = await get<PublicKeyCredentialRequestOptionsJSON>('generate-authenticate-options');
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  await post(`${DESK_API}/auth/passkey/verify-authentication`, {
    response: (credential as PublicKeyCredential).toJSON(),
  });
}

/**
 * Adds a passkey of this device to the member who is signed in.
 * @throws CallError when it is refused, DOMException when the person cancels
 */
export async function addPasskey(name: string): Promise<void> {
  const options = await get<PublicKeyCredentialCreationOptionsJSON>('generate-register-options');
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  await post(`${DESK_API}/auth/passkey/verify-registration`, {
    response: (credential as PublicKeyCredential).toJSON(),
    name,
  });
}

async function get<Answer>(name: string): Promise<Answer> {
  const response = await fetch(`${DESK_API}/auth/passkey/${name}`, { cache: 'no-store' });
  if (!response.ok) throw new DOMException('refused', 'NotAllowedError');
  return response.json() as Promise<Answer>;
}
