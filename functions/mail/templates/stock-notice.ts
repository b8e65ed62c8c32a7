import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/stock-notice.ts';
import { fill } from '#src/words/fill.ts';
import { button, type MailDocument, type Shop, sentence, text } from '../layout/document.ts';

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
  const thing = formatName ? fill(words.thing, { name, format: formatName }) : name;
  return {
    subject: words.subject,
    preview: words.preview,
    title: fill(words.title, { name }),
    region,
    reason: fill(words.reason, { site: shop.url }),
    blocks: [
      text(...sentence(words.opening, { thing: { strong: thing } })),
      button(words.see, url),
      text(words.hurry),
    ],
  };
}
