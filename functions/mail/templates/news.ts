import { dayIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as confirmationWords from '#src/words/en/mails/news-confirmation.ts';
import * as welcomeWords from '#src/words/en/mails/news-welcome.ts';
import { fill } from '#src/words/fill.ts';
import { button, type MailDocument, type Shop, sentence, text } from '../layout/document.ts';

/** To an address from the newsletter form: asks for confirmation. It repeats nothing that was typed. */
export function newsConfirmation(url: string, region: RegionCode, shop: Shop): MailDocument {
  return {
    subject: fill(confirmationWords.subject, { shop: shop.name }),
    preview: confirmationWords.preview,
    title: confirmationWords.title,
    region,
    reason: fill(confirmationWords.reason, { site: shop.url }),
    blocks: [
      text(...sentence(confirmationWords.opening, { shop: { strong: shop.name } })),
      text(confirmationWords.next),
      button(confirmationWords.yes, url),
      text(confirmationWords.ends),
    ],
  };
}

type Yes = { wording: string; givenAt: Date; region: RegionCode };

/** To a confirmed subscriber: the wording they agreed to, and how to unsubscribe. */
export function newsWelcome({ wording, givenAt, region }: Yes, shop: Shop): MailDocument {
  return {
    subject: fill(welcomeWords.subject, { shop: shop.name }),
    preview: welcomeWords.preview,
    title: welcomeWords.title,
    region,
    reason: fill(welcomeWords.reason, { site: shop.url }),
    blocks: [
      text(fill(welcomeWords.agreed, { day: dayIn(region, givenAt) })),
      { kind: 'quote', text: wording },
      text(welcomeWords.howToEnd),
    ],
  };
}
