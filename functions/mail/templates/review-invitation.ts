import type { RegionCode } from '../../../src/core/regions/regions.ts';
import * as words from '../../../src/words/en/mails.ts';
import { list, type MailDocument, type Shop, text } from '../layout/document.ts';

type Thing = { name: string; url: string };

/** To the buyer, some time after shipping: a review link for each product. Once per order. */
export function reviewInvitationMail(
  { id, region }: { id: string; region: RegionCode },
  things: readonly Thing[],
  shop: Shop,
): MailDocument {
  return {
    subject: words.reviewSubject,
    preview: words.reviewPreview,
    title: 'How is it?',
    region,
    reason: `You get this e-mail because you bought these things at ${shop.url}, order ${id}. It comes once for each order.`,
    blocks: [
      text(words.reviewText),
      list(...things.map(({ name, url }) => [{ label: name, href: url }])),
      text(
        'Each link takes one note and works for three months. A person reads it; then it stands on the page with your first name and nothing else of yours. Good or bad makes no difference.',
      ),
    ],
  };
}
