import { dayOf } from '../../../src/core/dates.ts';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import { button, type MailDocument, type Shop, text } from '../layout/document.ts';

/** To an address from the newsletter form: asks for confirmation. It repeats nothing that was typed. */
export function newsConfirmation(url: string, region: RegionCode, shop: Shop): MailDocument {
  return {
    subject: `Do you want news from ${shop.name}?`,
    preview: 'One press says yes. Without it nothing comes.',
    title: 'Is this you?',
    region,
    reason: `You get this e-mail because somebody gave this address for the newsletter at ${shop.url}. If that was not you, you need do nothing: no news come without your yes, and we forget the address within a week.`,
    blocks: [
      text('Somebody asked for the newsletter of ', { strong: shop.name }, ' with this address.'),
      text('If that was you, the button leads to a page that asks once more. Nothing is sent before that.'),
      button('Yes, send me the newsletter', url),
      text('The link works for seven days.'),
    ],
  };
}

type Yes = { wording: string; givenAt: Date; region: RegionCode };

/** To a confirmed subscriber: the wording they agreed to, and how to unsubscribe. */
export function newsWelcome({ wording, givenAt, region }: Yes, shop: Shop): MailDocument {
  return {
    subject: `You get news from ${shop.name}`,
    preview: 'And how it ends, whenever you like.',
    title: 'Thank you. You are on the list.',
    region,
    reason: `You get this e-mail because you confirmed the newsletter at ${shop.url} with this address.`,
    blocks: [
      text(`On ${dayOf(givenAt)} you said yes to these words:`),
      { kind: 'quote', text: wording },
      text('The link below ends it at once, today or in a year. Every newsletter has one as well.'),
    ],
  };
}
