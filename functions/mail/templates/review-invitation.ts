import type { RegionCode } from '../../../src/core/regions/regions.ts';
import { list, type MailDocument, type Shop, text } from '../layout/document.ts';

type Thing = { name: string; url: string };

/** To the buyer, some time after shipping: a review link for each product. Once per order. */
export function reviewInvitationMail(
  { id, region }: { id: string; region: RegionCode },
  things: readonly Thing[],
  shop: Shop,
): MailDocument {
  return {
    subject: 'How is it? A word from your kitchen',
    preview: 'A few stars and a sentence help the next cook.',
    title: 'How is it?',
    region,
    reason: `You get this e-mail because you bought these things at ${shop.url}, order ${id}. It comes once for each order.`,
    blocks: [
      text(
        'You have had these for a while. If you like, say what they are like, or what you cooked from them:',
      ),
      list(...things.map(({ name, url }) => [{ label: name, href: url }])),
      text(
        'Each link takes one note and works for three months. A person reads it; then it stands on the page with your first name and nothing else of yours. Good or bad makes no difference.',
      ),
    ],
  };
}
