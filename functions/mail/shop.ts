import { imprintOf } from '../../src/catalogue/policies/owner.ts';
import { parseSender } from '../../src/lib/mail-address.ts';
import { storeSettings } from '../platform/catalogue.ts';
import { env } from '../platform/env.ts';
import type { Shop } from './layout/document.ts';
import type { Sender } from './transport.ts';

/** What every mail says of the store, from its settings. */
export function shopOfMails(): Shop {
  const settings = storeSettings();
  const { brand } = settings;
  return {
    name: brand.name,
    strapline: brand.strapline,
    email: brand.email,
    url: env().SITE_URL.replace(/\/$/, ''),
    imprint: imprintOf(settings),
  };
}

/** Who mails are from: `MAIL_FROM`, else the store's own name and address. Always the same, whatever the mail. */
export function senderOfMails(): Sender {
  const { brand } = storeSettings();
  const { MAIL_FROM } = env();
  const set = MAIL_FROM === undefined ? undefined : parseSender(MAIL_FROM);
  return set
    ? { name: set.name || brand.name, address: set.address }
    : { name: brand.name, address: brand.email };
}

/** Where the store's own people read mail: `CONTACT_TO`, else the store's address. */
export function addressOfShop(): string {
  return env().CONTACT_TO ?? storeSettings().brand.email;
}
