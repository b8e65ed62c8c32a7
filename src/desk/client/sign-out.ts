import { DESK, DESK_API } from '#src/contracts/desk/addresses.ts';
import { post } from './call.ts';

/** Ends this session, and shows the form to sign in. */
export async function signOut(): Promise<void> {
  await post(`${DESK_API}/auth/sign-out`, {}).catch(() => {});
  location.assign(DESK);
}
