import { imprintOf } from '#src/catalogue/policies/owner.ts';
import { parseSender } from '#src/lib/mail-address.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import { env } from '../platform/env.ts';
import type { Shop } from './layout/document.ts';
import type { Sender } from './transport.ts';

/** The store's data for mails, from its settings. */
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

/** The sender of all mails: `MAIL_FROM`, else the store's name and address. */
export function senderOfMails(): Sender {
  const { brand } = storeSettings();
  const { MAIL_FROM } = env();
  const set = MAIL_FROM === undefined ? undefined : parseSender(MAIL_FROM);
  return set
    ? { name: set.name || brand.name, address: set.address }
    : { name: brand.name, address: brand.email };
}

/** The address for mails to the shop: `CONTACT_TO`, else the store's address. */
export function addressOfShop(): string {
  return env().CONTACT_TO ?? storeSettings().brand.email;
}
