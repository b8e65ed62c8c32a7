import { DESK, DESK_SIGN_IN } from '#src/contracts/desk/addresses.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { tokenOf } from '../platform/desk-token.ts';
import { shopOfMails } from './sender.ts';
import { deskInvitation, deskSignedIn, deskSignIn } from './templates/desk.ts';
import type { Writer } from './writer.ts';

/** The mails to members of the desk. */
export const DESK_WRITERS = {
  'desk-sign-in': async ({ to, random }) => {
    const shop = shopOfMails();
    return {
      to,
      document: deskSignIn(`${shop.url}${DESK_SIGN_IN}#${tokenOf(random)}`, shop, DEFAULT_REGION),
    };
  },
  'desk-signed-in': async ({ to, ...news }) => {
    const shop = shopOfMails();
    return { to, document: deskSignedIn(news, `${shop.url}${DESK}`, shop, DEFAULT_REGION) };
  },
  'desk-invitation': async ({ to, ...invited }) => {
    const shop = shopOfMails();
    return { to, document: deskInvitation(invited, `${shop.url}${DESK}`, shop, DEFAULT_REGION) };
  },
} satisfies { [K in 'desk-sign-in' | 'desk-signed-in' | 'desk-invitation']: Writer<K> };
