import type { RegionCode } from '../../../src/core/regions/regions.ts';
import { button, type MailDocument, type Shop, text } from '../layout/document.ts';

type Thing = {
  name: string;
  /** The requested format, if there was one. */
  formatName?: string | undefined;
  url: string;
};

/** To a person who asked for it: a sold-out product is available again. Sent once. */
export function stockNoticeMail(
  { name, formatName, url }: Thing,
  region: RegionCode,
  shop: Shop,
): MailDocument {
  return {
    subject: 'Back in the shop: what you asked for',
    preview: 'You asked us to tell you.',
    title: `${name} is back.`,
    region,
    reason: `You get this e-mail because somebody asked for it at ${shop.url} with this address. It comes once.`,
    blocks: [
      text(
        'You asked us to tell you when there is more. ',
        { strong: formatName ? `${name} (${formatName})` : name },
        ' can be bought again from now on.',
      ),
      button('See it', url),
      text('Nothing is put aside: it goes to the first to order.'),
    ],
  };
}
